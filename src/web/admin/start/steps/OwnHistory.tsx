import { useId, useState } from "react";
import * as z from "zod/mini";
import { firstSteps } from "#content/admin/first-steps.ts";
import { languageName, monthName } from "#content/languages.ts";
import { contentMessages } from "#content/problems/content-problems.ts";
import { maxTextLength, textEdit } from "#domain/content/edits.ts";
import { factProblem } from "#domain/content/fact-checks.ts";
import { inEach, locales } from "#domain/locale.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { changeList, newId, presentList } from "../../editing/state/entries.ts";
import { appended, without } from "../../editing/state/list-edits.ts";
import { useUnsavedValue } from "../../unsaved/use-unsaved-value.ts";
import type { DraftAccess } from "../state/drafting.ts";
import { foundingYear, historyYears } from "./sample-words.ts";

const words = firstSteps.samples.ownHistory;
const months = Array.from({ length: 12 }, (_, index) => index + 1);

const eventSchema = z.object({
  year: z.string(),
  month: z.number(),
  text: z.object(inEach(locales, () => z.string())),
});
type Event = z.infer<typeof eventSchema>;

interface OwnHistoryProps extends DraftAccess {
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

/** Adds the first event to an empty history, which can then be copied and edited on the page. */
export function OwnHistory({ state, store, isAdding, onAdding }: OwnHistoryProps) {
  const id = useId();
  const showToast = useToast();
  const [unsaved, setEvent] = useUnsavedValue("start:history", eventSchema);
  const event = unsaved ?? { year: String(foundingYear(state)), month: 1, text: inEach(locales, () => "") };
  const [problem, setProblem] = useState<string>();
  async function add(): Promise<void> {
    const found = problemOf(event);
    setProblem(found);
    if (found !== undefined) return;
    onAdding(true);
    await addEvent({ state, store }, event).finally(() => onAdding(false));
    setEvent(undefined);
    showToast({ title: words.added });
  }
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3 rounded-card bg-mist p-4">
      <h3 id={`${id}-title`} className="text-base">
        {words.title}
      </h3>
      <p className="text-muted text-small">{words.lead}</p>
      <MonthFields event={event} onChange={setEvent} />
      <WordFields event={event} onChange={setEvent} />
      <p role="alert" className="text-danger text-small empty:absolute">
        {problem}
      </p>
      <ToolButton
        isDisabled={isAdding}
        onClick={() => void add()}
        className={toolButton("primary", "justify-self-start")}
      >
        {isAdding ? words.adding : words.add}
      </ToolButton>
    </section>
  );
}

function problemOf({ year, text }: Event): string | undefined {
  // Years of the history have the limits of the founding year.
  const noYear = factProblem("year", Number(year));
  if (noYear) return contentMessages.ko.problems[noYear];
  return locales.every((locale) => text[locale].trim() !== "") ? undefined : words.missing;
}

interface EventFieldsProps {
  event: Event;
  onChange: (event: Event) => void;
}

function MonthFields({ event, onChange }: EventFieldsProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-2 gap-3">
      <div>
        <label htmlFor={`${id}-year`} className="mb-1 block text-small">
          {words.year}
        </label>
        <input
          id={`${id}-year`}
          inputMode="numeric"
          value={event.year}
          maxLength={4}
          onChange={({ currentTarget }) => onChange({ ...event, year: currentTarget.value })}
          className={toolControl}
        />
      </div>
      <div>
        <label htmlFor={`${id}-month`} className="mb-1 block text-small">
          {words.month}
        </label>
        <select
          id={`${id}-month`}
          value={event.month}
          onChange={({ currentTarget }) => onChange({ ...event, month: Number(currentTarget.value) })}
          className={toolControl}
        >
          {months.map((month) => (
            <option key={month}>{month}</option>
          ))}
        </select>
      </div>
    </div>
  );
}

function WordFields({ event, onChange }: EventFieldsProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{words.text}</legend>
      {locales.map((locale) => (
        <div key={locale}>
          <label htmlFor={`${id}-${locale}`} className="mb-1 block text-small">
            {languageName(locale)}
          </label>
          <input
            id={`${id}-${locale}`}
            lang={locale}
            maxLength={maxTextLength}
            value={event.text[locale]}
            onChange={({ currentTarget }) =>
              onChange({ ...event, text: { ...event.text, [locale]: currentTarget.value } })
            }
            className={toolControl}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** An added year is a copy of one of the program's, reduced to one event with the new text. */
async function addEvent({ state, store }: DraftAccess, { year, month, text }: Event): Promise<void> {
  const years = presentList(state, historyYears);
  const id = newId([...years.order, ...years.removed]);
  await changeList(store, historyYears, appended(years, id));
  const events = `${historyYears}[${id}].events`;
  const copied = presentList(store.state(), events);
  const [first = "1", ...others] = copied.order;
  if (others.length > 0) await changeList(store, events, others.reduce(without, copied));
  store.change(`${historyYears}[${id}].year`, { kind: "fact", value: Number(year) });
  store.change(
    `${events}[${first}].month`,
    textEdit((locale) => monthName(locale, month)),
  );
  store.change(
    `${events}[${first}].text`,
    textEdit((locale) => text[locale]),
  );
  await store.flush();
}
