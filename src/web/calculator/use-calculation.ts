import { useState } from "react";
import type { Calculation } from "#domain/calculator/calculation.ts";
import { type DutyField, readDuty, type Violation } from "#domain/calculator/duty.ts";
import type { Locale } from "#domain/locale.ts";
import { dutyQuery, type Entry } from "./entry.ts";
import { type Failure, type FailureWords, requestCalculation } from "./request-calculation.ts";

/** Where the calculator is; a new object for every step, so that each may move the focus. */
export type Stage =
  | { kind: "idle" }
  | { kind: "refused" }
  | { kind: "pending"; shown: Calculation | undefined }
  | { kind: "opened" | "result"; calculation: Calculation }
  | Failure;

interface Start {
  locale: Locale;
  words: FailureWords;
  violations: readonly Violation[];
  calculation: Calculation | null;
}

/** The calculator's state: from what the server rendered, through every calculation that the visitor asks for. */
export function useCalculation(start: Start) {
  const [violations, setViolations] = useState(start.violations);
  const [stage, setStage] = useState<Stage>(() =>
    start.calculation ? { kind: "opened", calculation: start.calculation } : { kind: "idle" },
  );

  /** Asks the server, unless a rule is broken. The address then holds the duty, for a reload or the other language. */
  async function calculate(entry: Entry): Promise<void> {
    const reading = readDuty(entry);
    setViolations(reading.kind === "refused" ? reading.violations : []);
    if (reading.kind === "refused") return setStage({ kind: "refused" });
    setStage({ kind: "pending", shown: calculationIn(stage) });
    const outcome = await requestCalculation(reading.duty, start.locale, start.words);
    if (outcome.kind === "result") history.replaceState(history.state, "", dutyQuery(reading.duty));
    setStage(outcome);
  }

  /** Takes back what was wrong with a field that is being edited. */
  function forget(field: DutyField): void {
    setViolations((all) => all.filter((violation) => violation.field !== field));
  }

  return { stage, violations, calculation: calculationIn(stage), calculate, forget };
}

/** The result that stays in view: the last one, until the next has come or failed. */
function calculationIn(stage: Stage): Calculation | undefined {
  if (stage.kind === "pending") return stage.shown;
  return stage.kind === "result" || stage.kind === "opened" ? stage.calculation : undefined;
}
