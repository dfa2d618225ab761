import { useEffect, useRef } from "react";
import type { calculator } from "#content/calculator.ts";
import type { Calculation } from "#domain/calculator/calculation.ts";
import type { Violation } from "#domain/calculator/duty.ts";
import type { Locale } from "#domain/locale.ts";
import { DutyForm } from "./DutyForm.tsx";
import type { Entry } from "./entry.ts";
import { Results } from "./results/Results.tsx";
import type { ResultsWords } from "./results/words.ts";
import { useCalculation } from "./use-calculation.ts";

export interface CalculatorProps {
  locale: Locale;
  text: ResultsWords & Pick<(typeof calculator)[Locale], "problems" | "refusal" | "failure">;
  /** What stands in the boxes, is wrong with them, or comes out of them when the page opens. */
  entry: Entry;
  violations: readonly Violation[];
  calculation: Calculation | null;
  /** The page's own address, where the form goes without script. */
  action: string;
  consultationHref: string;
}

const resultsDelayMs = 100;
const resultsId = "result";

/** The calculator: form, messages and results. Without script its form asks the page itself. */
export default function Calculator(props: CalculatorProps) {
  const { text, entry, action, consultationHref } = props;
  const { stage, violations, calculation, calculate, forget } = useCalculation({
    ...props,
    words: text.failure,
  });
  const results = useRef<HTMLElement>(null);
  useEffect(() => {
    if (stage.kind !== "result") return;
    const arrival = setTimeout(() => results.current && bringIntoView(results.current), resultsDelayMs);
    return () => clearTimeout(arrival);
  }, [stage]);

  return (
    <>
      <DutyForm
        text={text}
        action={`${action}#${resultsId}`}
        entry={entry}
        violations={violations}
        stage={stage}
        onCalculate={calculate}
        onEdit={forget}
      />
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

/** Moves the reading place and the view to the results; softly, unless the visitor wants less motion. */
function bringIntoView(results: HTMLElement): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  results.focus({ preventScroll: true });
  results.scrollIntoView({ behavior: isCalm ? "instant" : "smooth", block: "start" });
}
