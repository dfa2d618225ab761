import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { calculator } from "#content/calculator.ts";
import { dutyProblemText } from "#content/calculator-problem.ts";
import type { Calculation } from "#domain/calculator/calculation.ts";
import { type DutyField, dutyFields, dutyLimits, readDuty, type Violation } from "#domain/calculator/duty.ts";
import type { Locale } from "#domain/locale.ts";
import { buttonClass } from "../ui/button-class.ts";
import { dutyQuery, type Entry, entryIn, entryNames } from "./entry.ts";
import { FailureBox } from "./FailureBox.tsx";
import { NumberField } from "./NumberField.tsx";
import { ProblemSummary } from "./ProblemSummary.tsx";
import { type Failure, requestCalculation } from "./request-calculation.ts";
import { Results } from "./results/Results.tsx";
import type { ResultsWords } from "./results/words.ts";

type CalculatorWords = ResultsWords & Pick<(typeof calculator)[Locale], "problems" | "refusal" | "failure">;

export interface CalculatorProps {
  locale: Locale;
  text: CalculatorWords;
  /** What stands in the boxes, is wrong with them, or comes out of them when the page opens. */
  entry: Entry;
  violations: readonly Violation[];
  calculation: Calculation | null;
  /** The page's own address, where the form goes without script. */
  action: string;
  consultationHref: string;
}

/** Where the calculator is; a new object for every step, so that each may move the focus. */
type Stage =
  | { kind: "idle" }
  | { kind: "refused" }
  | { kind: "pending"; shown: Calculation | undefined }
  | { kind: "opened" | "result"; calculation: Calculation }
  | Failure;

const resultsDelayMs = 100;
const resultsId = "result";

/** The calculator: form, messages and results. Without script its form asks the page itself. */
export default function Calculator(props: CalculatorProps) {
  const { locale, text, entry, action, consultationHref } = props;
  const id = useId();
  const [violations, setViolations] = useState(props.violations);
  const [stage, setStage] = useState<Stage>(() =>
    props.calculation ? { kind: "opened", calculation: props.calculation } : { kind: "idle" },
  );
  const summary = useRef<HTMLElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const results = useRef<HTMLElement>(null);

  useEffect(() => {
    if (stage.kind === "refused") summary.current?.focus();
    // While it was disabled the button lost the focus.
    if (stage.kind === "failure") submit.current?.focus({ preventScroll: true });
    if (stage.kind !== "result") return;
    const arrival = setTimeout(() => results.current && showResults(results.current), resultsDelayMs);
    return () => clearTimeout(arrival);
  }, [stage]);

  async function calculate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reading = readDuty(settledEntry(event.currentTarget));
    setViolations(reading.kind === "duty" ? [] : reading.violations);
    if (reading.kind === "refused") {
      setStage({ kind: "refused" });
      return;
    }
    setStage({ kind: "pending", shown: calculationIn(stage) });
    const outcome = await requestCalculation(reading.duty, locale, text.failure);
    if (outcome.kind === "result") history.replaceState(history.state, "", dutyQuery(reading.duty));
    setStage(outcome);
  }

  const message = (violation: Violation) => dutyProblemText(text.problems, violation);
  const errorsOf = (field: DutyField) =>
    violations.filter((violation) => violation.field === field).map(message);
  const isPending = stage.kind === "pending";
  const calculation = calculationIn(stage);

  return (
    <>
      <form
        method="get"
        action={`${action}#${resultsId}`}
        noValidate
        onSubmit={calculate}
        aria-busy={isPending}
        className="rounded-card border border-line bg-white px-5 py-7 sm:p-8 lg:col-start-1"
      >
        <h2 className="text-2xl">{text.form.title}</h2>
        <p className="mt-1.5 mb-6 text-[15px] text-muted">{text.form.note}</p>
        {violations.length > 0 && (
          <ProblemSummary
            ref={summary}
            id={`${id}summary`}
            title={text.refusal}
            problems={onceEach(
              violations.map((violation) => ({ fieldId: id + violation.field, message: message(violation) })),
            )}
          />
        )}
        {dutyFields.map((field) => (
          <NumberField
            key={field}
            id={id + field}
            name={entryNames[field]}
            words={text.form.fields[field]}
            limits={dutyLimits[field]}
            initial={entry[field]}
            errors={errorsOf(field)}
            onEdit={() => setViolations((all) => all.filter((violation) => violation.field !== field))}
          />
        ))}
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
      {calculation && (
        <Results
          ref={results}
          id={resultsId}
          text={text}
          calculation={calculation}
          consultationHref={consultationHref}
        />
      )}
    </>
  );
}

/** The numbers in the form, with 0 written where none was entered. */
function settledEntry(form: HTMLFormElement): Entry {
  const entry = entryIn(new FormData(form));
  for (const field of dutyFields) {
    const box = form.elements.namedItem(entryNames[field]);
    if (box instanceof HTMLInputElement && entry[field] === 0) box.value = "0";
  }
  return entry;
}

/** The result that stays in view: the last one, until the next has come or failed. */
function calculationIn(stage: Stage): Calculation | undefined {
  if (stage.kind === "pending") return stage.shown;
  return stage.kind === "result" || stage.kind === "opened" ? stage.calculation : undefined;
}

/** Range concerns two boxes and says the same of both. */
function onceEach<T extends { message: string }>(problems: readonly T[]): T[] {
  return problems.filter(
    ({ message }, at) => problems.findIndex((other) => other.message === message) === at,
  );
}

function showResults(results: HTMLElement): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  results.focus({ preventScroll: true });
  results.scrollIntoView({ behavior: isCalm ? "instant" : "smooth", block: "start" });
}
