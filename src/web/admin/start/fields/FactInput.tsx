import { type ComponentProps, useId, useState } from "react";
import * as z from "zod/mini";
import { firstSteps } from "#content/admin/first-steps.ts";
import { contentMessages } from "#content/problems/content-problems.ts";
import { maxTextLength } from "#domain/content/edits.ts";
import { factProblem, formatFact } from "#domain/content/fact-checks.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import { Conflict } from "../../editing/conflict/Conflict.tsx";
import { FieldNotes } from "../../editing/page/FieldInputs.tsx";
import { useUnsavedValue } from "../../unsaved/use-unsaved-value.ts";
import { type DraftAccess, factAt } from "../state/drafting.ts";
import { StoredInstead } from "./StoredInstead.tsx";

/** An invalid text, and the value that it replaced. */
const rejectedSchema = z.object({ text: z.string(), over: z.union([z.string(), z.number()]) });

interface FactInputProps
  extends DraftAccess,
    Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete"> {
  path: string;
  label: string;
  hint?: string;
  /** Number that stands for no value: the field is then empty. */
  none?: number;
  onWritten?: (value: string | number) => void;
}

/** A fact of the company. Valid input is saved automatically; invalid input is reported and the former value stays. */
export function FactInput({ path, label, hint, none, state, store, onWritten, ...input }: FactInputProps) {
  const id = useId();
  const field = state.fields.get(path);
  const value = factAt(state, path);
  const [typed, setTyped] = useState<z.infer<typeof rejectedSchema>>();
  const [rejected, setRejected] = useUnsavedValue(`start:${path}`, rejectedSchema);
  if (field?.kind !== "fact" || value === undefined) return null;
  const { check } = field;
  // A stored text is outdated after an undo or a change elsewhere; a rejected one stays visible.
  const shown = rejected ?? (typed?.over === value ? typed : undefined);
  const entered = (text: string) => (typeof value === "number" ? numberIn(text) : formatFact(check, text));

  function write(text: string): void {
    const fact = entered(text);
    if (fact === undefined || factProblem(check, fact) !== undefined) {
      if (value !== undefined) setRejected({ text, over: value });
      return;
    }
    setRejected(undefined);
    setTyped({ text, over: fact });
    store.change(path, { kind: "fact", value: fact });
    onWritten?.(fact);
  }

  const problem = shown === rejected && shown ? factProblem(check, entered(shown.text)) : undefined;
  const problemText = problem && `${contentMessages.ko.problems[problem]} ${firstSteps.fields.unsaved}`;
  const notes = [hint && `${id}-hint`, problemText && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-compact">
        {label}
      </label>
      <Conflict path={path} state={state} store={store} />
      <input
        id={id}
        maxLength={maxTextLength}
        value={shown?.text ?? textOf(value, none)}
        {...(problemText ? { "aria-invalid": true } : {})}
        {...(notes ? { "aria-describedby": notes } : {})}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
        {...input}
        className={toolControl}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-small">
          {hint}
        </p>
      )}
      <p id={`${id}-problem`} role="alert" className="mt-1 text-danger text-small empty:absolute">
        {problemText}
      </p>
      {rejected && rejected.over !== value && (
        <StoredInstead stored={String(value)} onTake={() => setRejected(undefined)} />
      )}
      {!problemText && <FieldNotes field={field} state={state} store={store} />}
    </div>
  );
}

function textOf(value: string | number, none: number | undefined): string {
  return value === none ? "" : String(value);
}

function numberIn(text: string): number | undefined {
  const number = Number(text.trim() === "" ? Number.NaN : text);
  return Number.isFinite(number) ? number : undefined;
}
