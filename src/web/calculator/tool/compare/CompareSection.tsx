import { type FormEvent, memo, useId, useRef, useState } from "react";
import type { CompareWords } from "#content/calculator/tool.ts";
import type { FigureNames } from "#content/figures/figure-rows.ts";
import { fill } from "#content/fill.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { controlClass } from "#web/ui/fields/Field.tsx";
import { DesignSection } from "../../ui/DesignSection.tsx";
import type { SectionProps } from "../../ui/section-props.ts";
import { CompareTable } from "./CompareTable.tsx";
import { isSameDuty, maxCached, maxNameLength, type StoredDuty, useStoredDuties } from "./stored-duties.ts";

interface CompareSectionProps extends SectionProps<CompareWords> {
  names: FigureNames;
  onDuty: (duty: Duty, writesAllBoxes: boolean) => void;
}

/** Up to four duties side by side, stored in this browser. */
export const CompareSection = memo(function CompareSection(props: CompareSectionProps) {
  const { locale, words, names, duty, units, onDuty } = props;
  const { value: duties, isPersisted, set } = useStoredDuties();
  const [status, setStatus] = useState("");
  const section = useRef<HTMLElement>(null);
  const isKnown = duties.some((other) => isSameDuty(other.duty, duty));
  const isFull = duties.length >= maxCached;
  function add(name: string) {
    set([...duties, { name, duty }]);
    setStatus(fill(words.added, { name }));
  }
  function remove({ name, duty: gone }: StoredDuty) {
    set(duties.filter((other) => !isSameDuty(other.duty, gone)));
    setStatus(fill(words.removed, { name }));
    // The pressed button disappears.
    section.current?.focus({ preventScroll: true });
  }
  function open({ name, duty: wanted }: StoredDuty) {
    onDuty(wanted, true);
    setStatus(fill(words.opened, { name }));
  }
  return (
    <DesignSection
      ref={section}
      id="design-compare"
      title={words.title}
      figure={fill(words.count, { count: duties.length })}
      lead={words.lead}
    >
      <AddForm
        words={words}
        suggestion={freeName(words, duties)}
        obstacle={isKnown ? words.known : isFull ? words.full : undefined}
        onAdd={add}
      />
      <p role="status" className="mt-2 min-h-6 text-note text-muted">
        {status}
        {!isPersisted && <span className="block text-notice">{words.unkept}</span>}
      </p>
      {duties.length > 0 ? (
        <CompareTable
          locale={locale}
          words={words}
          names={names}
          duty={duty}
          units={units}
          duties={duties}
          onOpen={open}
          onRemove={remove}
        />
      ) : (
        <p className="mt-3 rounded-card bg-mist px-5 py-6 text-compact text-muted">{words.empty}</p>
      )}
    </DesignSection>
  );
});

interface AddFormProps {
  /** Box of the name. */
  words: CompareWords;
  suggestion: string;
  /** Reason why the duty cannot be stored. */
  obstacle: string | undefined;
  onAdd: (name: string) => void;
}

function AddForm({ words, suggestion, obstacle, onAdd }: AddFormProps) {
  const id = useId();
  const [name, setName] = useState("");
  function send(event: FormEvent) {
    event.preventDefault();
    if (obstacle !== undefined) return;
    onAdd(name.trim() || suggestion);
    setName("");
  }
  return (
    <form
      onSubmit={send}
      className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,22rem)_auto] sm:justify-start"
    >
      <label htmlFor={id} className="font-semibold text-compact sm:col-span-2">
        {words.name}
      </label>
      <input
        id={id}
        value={name}
        maxLength={maxNameLength}
        placeholder={suggestion}
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        className={controlClass}
      />
      {/* Stays in the tab order while disabled, so that its reason can be read. */}
      <button
        type="submit"
        aria-disabled={obstacle !== undefined}
        aria-describedby={`${id}-obstacle`}
        className={buttonClass("primary", "aria-disabled:cursor-not-allowed aria-disabled:opacity-60")}
      >
        {words.add}
      </button>
      <p id={`${id}-obstacle`} className="text-note text-muted empty:hidden sm:col-span-2">
        {obstacle}
      </p>
    </form>
  );
}

function freeName(words: CompareWords, duties: readonly StoredDuty[]): string {
  const names = Array.from({ length: maxCached + 1 }, (_, at) => fill(words.defaultName, { number: at + 1 }));
  return names.find((name) => duties.every((other) => other.name !== name)) ?? words.name;
}
