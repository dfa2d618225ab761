import { useCallback, useRef, useState } from "react";
import { inCRT } from "#content/figures.ts";
import type { Locale } from "#domain/locale.ts";
import { withCarried } from "#web/way/carried.ts";
import { type Duty, type DutyField, dutyFields, readDuty, type Violation } from "../engine/duty/duty.ts";
import { dutyQuery, type Entry } from "../engine/duty/entry.ts";
import { type Calculation, calculate as calculateHere } from "../engine/method/calculation.ts";
import { type Failure, type FailureWords, requestCalculation } from "./request-calculation.ts";

/** Where the calculator is; a new object for every step, so that each may move the focus. */
export type Stage =
  | { kind: "idle" | "refused" }
  | { kind: "pending"; shown: Calculation | undefined }
  /** `adopted`: the design tool has changed the duty, and nothing but the figures moves. */
  | { kind: "opened" | "result" | "adopted"; calculation: Calculation }
  | Failure;

/** What was refused, and which of its fields nobody has touched since. */
export interface Refused {
  entry: Entry;
  open: readonly DutyField[];
}

interface Start {
  locale: Locale;
  words: FailureWords;
  entry: Entry;
  violations: readonly Violation[];
  calculation: Calculation | null;
}

/** The calculator's state: from what the server rendered, through every calculation that the visitor asks for. */
export function useCalculation(start: Start) {
  const [violations, setViolations] = useState(start.violations);
  const [stage, setStage] = useState<Stage>(() =>
    start.calculation ? { kind: "opened", calculation: start.calculation } : { kind: "idle" },
  );
  const [refused, setRefused] = useState<Refused | undefined>(() =>
    start.violations.length > 0 ? { entry: start.entry, open: dutyFields } : undefined,
  );
  /** Of the site, m: no box holds it, so it stays from one calculation to the next. */
  const [height, setHeight] = useState(start.entry.height);
  /** Counts what was asked for, so that a late answer gives way to what came after it. */
  const turn = useRef(0);

  /** Asks the server, unless a rule is broken. The address then holds the duty, for a reload or the other language. */
  async function calculate(entry: Entry): Promise<void> {
    const reading = readDuty(entry);
    const own = ++turn.current;
    const isRefused = reading.kind === "refused";
    setViolations(isRefused ? reading.violations : []);
    setRefused(isRefused ? { entry, open: dutyFields } : undefined);
    if (isRefused) return setStage({ kind: "refused" });
    setStage({ kind: "pending", shown: calculationIn(stage) });
    const outcome = await requestCalculation(reading.duty, start.locale, start.words);
    if (own !== turn.current) return;
    if (outcome.kind === "result") rememberInAddress(reading.duty, outcome.calculation);
    setStage(outcome);
  }

  /** Takes over an accepted duty from the design tool. The method is here already: no need to ask the server. */
  const adopt = useCallback((duty: Duty) => {
    turn.current += 1;
    setViolations([]);
    setRefused(undefined);
    const calculation = calculateHere(duty);
    rememberInAddress(duty, calculation);
    setHeight(duty.height);
    setStage({ kind: "adopted", calculation });
  }, []);

  /** Takes back what was wrong with a field that is being edited. */
  function forget(field: DutyField): void {
    setViolations((all) => all.filter((violation) => violation.field !== field));
    setRefused((last) => last && { ...last, open: last.open.filter((each) => each !== field) });
  }

  return { stage, height, violations, refused, calculation: calculationIn(stage), calculate, adopt, forget };
}

/**
 * Also in the links of the page around the calculator that take the duty along (`data-takes-duty`), and where they tell of it
 * (`data-duty-in-words`).
 */
function rememberInAddress(duty: Duty, { calculations }: Calculation): void {
  const query = withCarried(dutyQuery(duty));
  history.replaceState(history.state, "", query);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-takes-duty]")) link.search = query;
  for (const words of document.querySelectorAll("[data-duty-in-words]"))
    words.textContent = inCRT(calculations.finalCRT);
}

/** The result that stays in view: the last one, until the next has come or failed. */
function calculationIn(stage: Stage): Calculation | undefined {
  if (stage.kind === "pending") return stage.shown;
  return "calculation" in stage ? stage.calculation : undefined;
}
