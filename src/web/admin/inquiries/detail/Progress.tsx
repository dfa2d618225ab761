import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import * as z from "zod/mini";
import { admin } from "#content/admin/admin.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import {
  type InboxInquiry,
  type InquiryUpdate,
  maxValueKrw,
  staffStatuses,
} from "#domain/inquiries/inbox.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { useUnsavedValue } from "../../unsaved/use-unsaved-value.ts";
import { changeInquiry, staffQuery } from "../state/inquiry-api.ts";
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
          name={`inquiry-next ${inquiry.id}`}
          type="date"
          stored={inquiry.nextOn ?? ""}
          onStore={(day, onFailed) => {
            change.mutateAsync({ nextOn: day || null }).catch(onFailed);
            return true;
          }}
        />
      </Labelled>
      <Labelled id={`${id}-value`} label={words.value}>
        <Value
          id={`${id}-value`}
          name={`inquiry-value ${inquiry.id}`}
          stored={inquiry.valueKrw}
          onStore={(valueKrw, onFailed) => void change.mutateAsync({ valueKrw }).catch(onFailed)}
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

interface ValueProps {
  id: string;
  name: string;
  stored: number | null;
  onStore: (value: number | null, onFailed: () => void) => void;
}

function Value({ id, name, stored, onStore }: ValueProps) {
  const showToast = useToast();
  return (
    <Typed
      id={id}
      name={name}
      type="text"
      stored={stored === null ? "" : wholeNumber(stored)}
      onStore={(typed, onFailed) => {
        const plain = typed.replace(/[\s,원]/g, "");
        const value = plain === "" ? null : Number(plain);
        if (value !== null && !(Number.isInteger(value) && value >= 0 && value <= maxValueKrw)) {
          showToast({ title: words.failed, description: words.invalidValue, destructive: true });
          return false;
        }
        onStore(value, onFailed);
        return true;
      }}
    />
  );
}

interface TypedProps {
  id: string;
  name: string;
  type: "date" | "text";
  stored: string;
  /** @returns whether it was sent */
  onStore: (typed: string, onFailed: () => void) => boolean;
}

/** A field that is stored on blur or Enter. */
function Typed({ id, name, type, stored, onStore }: TypedProps) {
  const [typed, setTyped] = useUnsavedValue(name, z.string());
  const [isSent, setSent] = useState(false);
  const store = () => {
    if (typed !== undefined && typed !== stored) setSent(onStore(typed, () => setSent(false)));
    if (typed === stored) setTyped(undefined);
  };
  const [basis, setBasis] = useState(stored);
  if (basis !== stored) {
    setBasis(stored);
    // A value stored by somebody else must not replace typed text.
    if (isSent) setTyped(undefined);
    setSent(false);
  }
  return (
    <input
      id={id}
      type={type}
      inputMode={type === "text" ? "numeric" : undefined}
      autoComplete="off"
      value={typed ?? stored}
      onChange={({ target }) => {
        setTyped(target.value);
        setSent(false);
      }}
      onBlur={store}
      onKeyDown={({ key }) => {
        if (key === "Enter") store();
      }}
      className={`${toolControl} figures`}
    />
  );
}
