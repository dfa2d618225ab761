import { useQuery } from "@tanstack/react-query";
import { type InputHTMLAttributes, type ReactNode, useId, useRef } from "react";
import * as z from "zod/mini";
import { admin } from "#content/admin/admin.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import {
  type InboxInquiry,
  type InquiryUpdate,
  inquiryDays,
  staffStatuses,
} from "#domain/inquiries/inbox.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { useUnsavedValue } from "../../unsaved/use-unsaved-value.ts";
import { changeInquiry, staffQuery } from "../state/inquiry-api.ts";
import { readDay, readWon } from "../state/typed-values.ts";
import { unsavedName } from "../state/unsaved-names.ts";
import { useInquiryChange } from "../state/use-inquiry-change.ts";

const words = inquiryWork.progress;

/** Status, responsible person, next date and value of an inquiry; each is stored at once. */
export function Progress({ inquiry }: { inquiry: InboxInquiry }) {
  const id = useId();
  const { data: names = [] } = useQuery(staffQuery);
  const change = useInquiryChange({
    run: (update: InquiryUpdate) => changeInquiry(inquiry.id, update),
    done: (_, { status }) => ({ title: status ? admin.inquiries.moved[status] : words.saved }),
    failed: words.failed,
  });
  const { responsible, status } = inquiry;
  const known = responsible === null || names.includes(responsible) ? names : [...names, responsible];
  return (
    <section aria-label={words.title} className="mt-6 mb-5 grid grid-cols-2 gap-3 xl:grid-cols-4">
      <Labelled id={`${id}-status`} label={words.status}>
        <select
          id={`${id}-status`}
          value={status}
          disabled={change.isPending}
          onChange={({ target }) => {
            const chosen = staffStatuses.find((each) => each === target.value);
            if (chosen) change.mutate({ status: chosen });
          }}
          className={toolControl}
        >
          {status === "set-aside" && <option value={status}>{admin.inquiries.tabs[status]}</option>}
          {staffStatuses.map((each) => (
            <option key={each} value={each}>
              {admin.inquiries.tabs[each]}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled id={`${id}-responsible`} label={words.responsible}>
        <select
          id={`${id}-responsible`}
          value={responsible ?? ""}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate({ responsible: target.value || null })}
          className={toolControl}
        >
          <option value="">{words.nobody}</option>
          {known.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Labelled>
      <Labelled id={`${id}-next`} label={words.next}>
        <Typed
          id={`${id}-next`}
          name={unsavedName.next(inquiry.id)}
          kind={dayField}
          stored={inquiry.nextOn}
          onStore={(nextOn) => change.mutateAsync({ nextOn })}
        />
      </Labelled>
      <Labelled id={`${id}-value`} label={words.value}>
        <Typed
          id={`${id}-value`}
          name={unsavedName.value(inquiry.id)}
          kind={wonField}
          stored={inquiry.valueKrw}
          onStore={(valueKrw) => change.mutateAsync({ valueKrw })}
        />
      </Labelled>
    </section>
  );
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small text-muted">
        {label}
      </label>
      {children}
    </div>
  );
}

interface TypedKind<T> {
  input: InputHTMLAttributes<HTMLInputElement>;
  show: (value: T) => string;
  /** @returns `undefined` for a text that cannot be stored */
  read: (typed: string) => T | null | undefined;
  problem: string;
}

const dayField: TypedKind<string> = {
  input: { type: "date", min: inquiryDays.first, max: inquiryDays.last },
  show: (day) => day,
  read: readDay,
  problem: words.invalidDay,
};

const wonField: TypedKind<number> = {
  input: { type: "text", inputMode: "numeric" },
  show: (won) => wholeNumber(won),
  read: readWon,
  problem: words.invalidValue,
};

interface TypedProps<T> {
  id: string;
  name: string;
  kind: TypedKind<T>;
  stored: T | null;
  onStore: (value: T | null) => Promise<unknown>;
}

/** A field that is stored on blur or Enter. A value stored by somebody else does not replace typed text. */
function Typed<T>({ id, name, kind, stored, onStore }: TypedProps<T>) {
  const showToast = useToast();
  const [typed, setTyped] = useUnsavedValue(name, z.string());
  const latest = useRef(typed);
  latest.current = typed;
  const sent = useRef<string>(undefined);
  async function store(): Promise<void> {
    if (typed === undefined || typed === sent.current) return;
    const value = kind.read(typed);
    if (value === undefined)
      return showToast({ title: words.failed, description: kind.problem, destructive: true });
    if (value === stored) return setTyped(undefined);
    sent.current = typed;
    try {
      await onStore(value);
      if (latest.current === typed) setTyped(undefined);
    } catch {
      // The change reports it; the text stays.
    }
    sent.current = undefined;
  }
  return (
    <input
      {...kind.input}
      id={id}
      autoComplete="off"
      value={typed ?? (stored === null ? "" : kind.show(stored))}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={store}
      onKeyDown={({ key }) => {
        if (key === "Enter") void store();
      }}
      className={`${toolControl} figures`}
    />
  );
}
