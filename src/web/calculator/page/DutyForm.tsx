import { type FormEvent, type ReactNode, type Ref, type RefObject, useEffect, useId, useRef } from "react";
import type { calculator } from "#content/calculator/calculator.ts";
import type { UnitChoice } from "#content/figures/measures.ts";
import { type SelectionTexts, selectionEntries } from "#documents/selection/selection-texts.ts";
import type { Locale } from "#domain/locale.ts";
import { type DutyField, dutyFields, type Violation } from "#engine/duty/duty.ts";
import type { UnvalidatedDuty } from "#engine/duty/duty-query.ts";
import { dutyInputs, elevationInput } from "#engine/inputs/duty-inputs.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { ChevronDown } from "../../ui/icons/visitor-icons.ts";
import { NumberField } from "./NumberField.tsx";
import type { Failure, FailureWords } from "./request-calculation.ts";
import { fieldWords, problemText, stepOf } from "./units/field-units.ts";
import { normalizeBox, readEntry } from "./units/form-boxes.ts";
import { UnitSwitch } from "./units/UnitSwitch.tsx";
import { useBoxes } from "./units/use-boxes.ts";
import type { Stage } from "./use-calculation.ts";

interface DutyFormProps {
  form: RefObject<HTMLFormElement | null>;
  text: Pick<(typeof calculator)[Locale], "form" | "problems" | "refusal" | "failure">;
  action: string;
  /** Initial values; the boxes are uncontrolled afterwards. */
  entry: UnvalidatedDuty;
  /** Elevation of the site, m, and the other choices are hidden inputs. */
  elevation: number | undefined;
  choices: SelectionTexts;
  /** History entry that the boxes show; a new object for each. */
  historyEntry: { input: UnvalidatedDuty } | undefined;
  violations: readonly Violation[];
  stage: Stage;
  units: UnitChoice;
  onUnits: (units: UnitChoice) => void;
  note: ReactNode;
  onCalculate: (entry: UnvalidatedDuty) => void;
  onEdit: (field: DutyField) => void;
}

/** Form of the four conditions. A refused entry moves the focus to one sentence above the fields, which have the errors. */
export function DutyForm(props: DutyFormProps) {
  const { form, text, action, entry, elevation, choices, violations, stage, units, note } = props;
  const { onCalculate, onEdit } = props;
  const id = useId();
  const refusal = useRef<HTMLParagraphElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  useBoxes(form, entry, units, {
    applied: stage.kind === "applied" ? stage : undefined,
    historyEntry: props.historyEntry,
  });
  useEffect(() => {
    if (stage.kind === "refused") refusal.current?.focus();
    // The button lost the focus while it was disabled.
    if (stage.kind === "failure") submit.current?.focus({ preventScroll: true });
  }, [stage]);

  const isPending = stage.kind === "pending";
  const errorsOf = (field: DutyField) =>
    violations
      .filter((violation) => violation.field === field)
      .map((violation) => problemText(text, violation, units));
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onCalculate(readEntry(event.currentTarget, units));
  }

  return (
    <form
      ref={form}
      method="get"
      action={action}
      noValidate
      onSubmit={send}
      aria-busy={isPending}
      className="rounded-card border border-line bg-white px-5 py-7 sm:p-8 lg:col-start-1 lg:self-start print:py-4"
    >
      <h2 className="text-2xl">{text.form.title}</h2>
      <p className="mt-1.5 mb-6 text-compact text-muted">{text.form.note}</p>
      <UnitSwitch words={text.form.units} units={units} onUnits={props.onUnits} />
      {violations.length > 0 && <Refusal ref={refusal} text={text.refusal} />}
      {note}
      {dutyFields.map((field) => (
        <NumberField
          key={field}
          id={id + field}
          name={dutyInputs[field].key}
          words={fieldWords(text.form, field, units)}
          step={stepOf(field, units)}
          initial={entry[field]}
          errors={errorsOf(field)}
          onEdit={() => onEdit(field)}
          onSettle={(box) => normalizeBox(box, field, units)}
        />
      ))}
      <HiddenInputs elevation={elevation} choices={choices} />
      <button
        ref={submit}
        type="submit"
        disabled={isPending}
        className={buttonClass("primary", "mt-4 w-full")}
      >
        {isPending ? text.form.pending : text.form.submit}
      </button>
      {stage.kind === "failure" && <FailureBox words={text.failure} failure={stage} />}
    </form>
  );
}

function Refusal({ ref, text }: { ref: Ref<HTMLParagraphElement>; text: string }) {
  return (
    <p
      ref={ref}
      tabIndex={-1}
      className="mb-6 scroll-mt-12 rounded-button border border-danger bg-danger-soft px-5 py-3 font-semibold text-compact text-danger outline-none"
    >
      {text}
    </p>
  );
}

/** Hidden inputs of the elevation and the choices, for the form without script. */
function HiddenInputs({ elevation, choices }: Pick<DutyFormProps, "elevation" | "choices">) {
  const entries = [
    ...(elevation ? [[elevationInput.key, String(elevation)] as const] : []),
    ...selectionEntries(choices),
  ];
  return entries.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function FailureBox({ words, failure }: { words: FailureWords; failure: Failure }) {
  return (
    <div role="alert" className="mt-6 rounded-button border border-danger bg-danger-soft px-5 py-4">
      <h3 className="text-base text-danger tracking-normal">{words.title}</h3>
      <p className="mt-1 text-compact">{failure.message}</p>
      <details className="group mt-2 text-compact">
        <summary className="inline-flex items-center gap-1 py-1 font-semibold">
          {words.details}
          <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <pre className="mt-2 max-h-60 overflow-auto whitespace-pre-wrap break-all rounded-button bg-white p-3 font-mono text-small leading-normal">
          {failure.raw}
        </pre>
      </details>
    </div>
  );
}
