import { useId, useState } from "react";
import * as z from "zod/mini";
import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import { translations } from "#domain/locale.ts";
import { readChronology } from "#domain/start/chronology.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { useUnsavedValue } from "../../unsaved/use-unsaved-value.ts";
import type { DraftAccess } from "../state/drafting.ts";
import { addChronology } from "./chronology-edits.ts";

const words = firstSteps.samples.pastedHistory;
const maxLength = 100_000;

/** Imports a whole chronology, pasted from a spreadsheet or a document. */
export function PastedHistory({ state, store }: DraftAccess) {
  const id = useId();
  const showToast = useToast();
  const [unsaved, setUnsaved] = useUnsavedValue("start:pasted-history", z.string());
  const text = unsaved ?? "";
  const [isAdding, setAdding] = useState(false);
  const { years, unread } = readChronology(text);
  const events = years.flatMap((year) => year.events);
  const untranslated = events.filter(({ text }) => translations.some((locale) => text[locale] === "")).length;
  async function add(): Promise<void> {
    setAdding(true);
    await addChronology({ state, store }, years).finally(() => setAdding(false));
    setUnsaved(undefined);
    showToast({ title: fill(words.added, { events: events.length }) });
  }
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3 rounded-card bg-mist p-4">
      <h3 id={`${id}-title`} className="text-base">
        {words.title}
      </h3>
      <p id={`${id}-lead`} className="text-muted text-small">
        {words.lead}
      </p>
      <textarea
        aria-label={words.label}
        aria-describedby={`${id}-lead`}
        rows={6}
        maxLength={maxLength}
        value={text}
        placeholder={words.placeholder}
        onChange={({ currentTarget }) => setUnsaved(currentTarget.value || undefined)}
        className={`${toolControl} resize-y`}
      />
      <div role="status" className="grid gap-1 text-small empty:absolute">
        {events.length > 0 && <p>{fill(words.found, { years: years.length, events: events.length })}</p>}
        {untranslated > 0 && <p>{fill(words.noEnglish, { count: untranslated })}</p>}
        {unread.length > 0 && (
          <p className="text-danger">{fill(words.unread, { lines: unread.join(", ") })}</p>
        )}
      </div>
      <ToolButton
        isDisabled={events.length === 0 || isAdding}
        onClick={() => void add()}
        className={toolButton("primary", "justify-self-start")}
      >
        {isAdding ? words.adding : fill(words.add, { events: events.length })}
      </ToolButton>
    </section>
  );
}
