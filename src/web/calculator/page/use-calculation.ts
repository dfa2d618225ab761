import { useCallback, useEffect, useRef, useState } from "react";
import { inCRT } from "#content/figures.ts";
import {
  dutyTexts,
  type SelectionTexts,
  selectionQuery,
  unitChoiceName,
  withDuty,
  withJob,
  withoutDuty,
  withoutTowers,
  withPlan,
  withPreferences,
} from "#documents/selection/selection-texts.ts";
import type { SheetJob } from "#documents/sheet/job.ts";
import type { PlanTexts } from "#documents/sheet/plan/plan-reader.ts";
import type { Locale } from "#domain/locale.ts";
import { type Duty, type DutyField, dutyFields, readDuty, type Violation } from "#engine/duty/duty.ts";
import { dutyQuery, type UnvalidatedDuty } from "#engine/duty/duty-query.ts";
import { type Calculation, calculate as calculateInBrowser } from "#engine/method/calculation.ts";
import { choicesBeforeHydration } from "../finder/choices-before-hydration.ts";
import { type InitialState, initialStateAt } from "./initial-state.ts";
import { type Failure, type FailureWords, requestCalculation } from "./request-calculation.ts";

/** Stage of the calculator; a new object for every step, so that each may move the focus. */
export type Stage =
  | { kind: "idle" }
  /** `lastResult`: the last result, which after a refusal or a failure is hidden, so that the design tool keeps its inputs. */
  | { kind: "pending" | "refused"; lastResult: Calculation | undefined }
  /** Duty of the address, at first or after a step of the history. Focus and scroll position stay. */
  | { kind: "opened"; calculation: Calculation }
  /** Duty of the form. Focus and scroll position move to the result. */
  | { kind: "result"; calculation: Calculation }
  /** Duty from the design tool. Focus and scroll position stay. `previous`: see `useBoxes`. */
  | { kind: "applied"; calculation: Calculation; previous: Calculation | undefined }
  | (Failure & { lastResult: Calculation | undefined });

/** Rejected values, and the fields that have not been edited after the rejection. */
export interface Refused {
  entry: UnvalidatedDuty;
  uneditedFields: readonly DutyField[];
}

interface Start extends Omit<InitialState, "violations"> {
  locale: Locale;
  words: FailureWords;
  violations: readonly Violation[];
}

/** State of the calculator, from the server-rendered one through every calculation. */
export function useCalculation(start: Start, units: string | undefined) {
  const { showViolations, ...errors } = useErrors(start);
  const [stage, setStage] = useState<Stage>(() => stageOf(start));
  /** Elevation of the site, m: no box holds it, so it persists between calculations. */
  const [elevation, setElevation] = useState(start.entry.height);
  const { choices, setChoices, ...setters } = useChoices(start);
  /** History entry that is shown: it rewrites the boxes and restarts the design tool. */
  const [historyEntry, setHistoryEntry] = useState<{ number: number; input: UnvalidatedDuty }>();
  /** Number of the last request or applied duty: an older response must not overwrite newer input. */
  const requestNumber = useRef(0);

  /** Fetches the result of a valid duty. Each new duty is a history entry. */
  async function calculate(entry: UnvalidatedDuty): Promise<void> {
    const reading = readDuty(entry);
    const number = ++requestNumber.current;
    const lastResult = calculationIn(stage);
    showViolations(entry, reading.kind === "refused" ? reading.violations : []);
    if (reading.kind === "refused") return setStage({ kind: "refused", lastResult });
    setStage({ kind: "pending", lastResult });
    const outcome = await requestCalculation(reading.duty, start.locale, start.words);
    if (number !== requestNumber.current) return;
    if (outcome.kind === "failure") return setStage({ ...outcome, lastResult });
    const before = lastResult ? dutyTexts(lastResult.input) : {};
    const next = (texts: SelectionTexts) => withDuty({ ...before, ...texts }, reading.duty);
    // An unchanged duty adds no history entry. `useAddress` completes the query.
    if (!lastResult || dutyQuery(lastResult.input) !== dutyQuery(reading.duty))
      history.pushState(null, "", selectionQuery(next(choices)));
    // These may be newer than `choices`, which are those of the submit.
    setChoices((newest) => withoutDuty(next(newest)));
    setStage(outcome);
  }

  /**
   * Applies an accepted duty from the design tool. Its code contains the method, so there is no request.
   * @param writesAllBoxes true for a stored duty, false for the present one with other conditions of the site: see `useBoxes`
   */
  const applyDuty = useCallback(
    (duty: Duty, writesAllBoxes = false) => {
      requestNumber.current += 1;
      showViolations(duty, []);
      setElevation(duty.height);
      const calculation = calculateInBrowser(duty);
      setStage((last) => {
        const previous = writesAllBoxes || last.kind === "pending" ? undefined : calculationIn(last);
        return { kind: "applied", calculation, previous };
      });
    },
    [showViolations],
  );

  const calculation = calculationIn(stage);
  const selection = calculation && { ...choices, ...dutyTexts(calculation.input), [unitChoiceName]: units };
  useAddress(selection ?? choices, calculation);
  // Must follow useAddress: effects run in the order of the hooks, and this hook stores the address that useAddress has written.
  useHistorySteps((state) => {
    requestNumber.current += 1;
    showViolations(state.entry, state.violations);
    setElevation(state.entry.height);
    setChoices(state.choices);
    setStage(stageOf(state));
    setHistoryEntry((last) => ({ number: (last?.number ?? 0) + 1, input: state.entry }));
  });

  const state = { stage, elevation, calculation, choices, selection, historyEntry };
  return { ...state, ...errors, ...setters, calculate, applyDuty };
}

/** Violations of the last entry, with its rejected values. */
function useErrors(start: Start) {
  const [violations, setViolations] = useState(start.violations);
  const [refused, setRefused] = useState(() => refusedOf(start.entry, start.violations));
  const showViolations = useCallback((entry: UnvalidatedDuty, found: readonly Violation[]) => {
    setViolations(found);
    setRefused(refusedOf(entry, found));
  }, []);
  /** Clears the errors of a field that is being edited. */
  function clearErrors(field: DutyField): void {
    setViolations((all) => all.filter((violation) => violation.field !== field));
    setRefused(
      (last) => last && { ...last, uneditedFields: last.uneditedFields.filter((each) => each !== field) },
    );
  }
  return { violations, refused, showViolations, clearErrors };
}

/** Choices besides the duty: plan, preferences, towers and job. */
function useChoices(start: Start) {
  const [choices, setChoices] = useState(start.choices);
  const [early] = useState(choicesBeforeHydration);
  useEffect(() => {
    if (early) setChoices((last) => ({ ...withPreferences(last, early.preferences), ...early.towers }));
  }, [early]);
  // An elevation outside the limits stays in `choices` until the design tool has reported it as rejected; it is dropped now, as is a
  // low-noise option that the towers lack.
  const setPlan = useCallback(
    (plan: PlanTexts) => setChoices((last) => withPlan(withoutTowers(withoutDuty(last)), plan)),
    [],
  );
  const setPreferences = useCallback(
    (preferences: SelectionTexts) => setChoices((last) => withPreferences(last, preferences)),
    [],
  );
  const setTower = useCallback(
    (towers: SelectionTexts) => setChoices((last) => ({ ...last, ...towers })),
    [],
  );
  const setJob = useCallback((job: SheetJob) => setChoices((last) => withJob(last, job)), []);
  return { choices, setChoices, setPlan, setPreferences, setTower, setJob };
}

function refusedOf(entry: UnvalidatedDuty, violations: readonly Violation[]): Refused | undefined {
  return violations.length > 0 ? { entry, uneditedFields: dutyFields } : undefined;
}

function stageOf({ calculation }: Pick<InitialState, "calculation">): Stage {
  return calculation ? { kind: "opened", calculation } : { kind: "idle" };
}

/** Restores the duty and the choices of a history entry. Must be called after all hooks that change the address. */
function useHistorySteps(show: (state: InitialState) => void): void {
  const latest = useRef({ query: "", show });
  useEffect(() => {
    latest.current = { query: location.search, show };
  });
  useEffect(() => {
    const follow = () => {
      // A link to a section is a history entry, too, and changes nothing here.
      if (location.search === latest.current.query) return;
      latest.current.show(initialStateAt(new URLSearchParams(location.search)));
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
}

/**
 * Keeps the selection in the address, for a reload, a bookmark or the other language, and in links outside
 * the calculator (`data-takes-selection`), with the size in CRT in their text (`data-duty-size`).
 * Without a result the address stays, and the links have the choices alone.
 */
function useAddress(selection: SelectionTexts, calculation: Calculation | undefined): void {
  const query = selectionQuery(selection);
  const acceptanceQuery = selectionQuery(selection, "acceptance");
  const size = calculation ? inCRT(calculation.calculations.finalCRT) : "";
  useEffect(() => {
    if (calculation && query !== location.search)
      history.replaceState(history.state, "", query + location.hash);
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-takes-selection]")) {
      const search = link.dataset.takesSelection === "acceptance" ? acceptanceQuery : query;
      // An assignment makes the address absolute.
      if (link.search !== search) link.search = search;
    }
    for (const text of document.querySelectorAll("[data-duty-size]")) text.textContent = size;
  }, [query, acceptanceQuery, calculation, size]);
}

/** The last result, until the next arrives. */
function calculationIn(stage: Stage): Calculation | undefined {
  if ("lastResult" in stage) return stage.lastResult;
  return stage.kind === "idle" ? undefined : stage.calculation;
}
