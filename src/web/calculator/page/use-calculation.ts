import { useCallback, useEffect, useRef, useState } from "react";
import { inCRT } from "#content/figures.ts";
import {
  besideDuty,
  dutyTexts,
  type SelectionTexts,
  selectionQuery,
  unitsName,
  withDuty,
  withPlan,
  withWishes,
} from "#documents/selection/selection-texts.ts";
import type { PlanTexts } from "#documents/sheet/plan/plan-reader.ts";
import type { Locale } from "#domain/locale.ts";
import { type Duty, type DutyField, dutyFields, readDuty, type Violation } from "#engine/duty/duty.ts";
import type { Entry } from "#engine/duty/entry.ts";
import { type Calculation, calculate as calculateHere } from "#engine/method/calculation.ts";
import { choicesSoFar } from "../finder/choices-so-far.ts";
import { type InitialState, initialStateAt } from "./initial-state.ts";
import { type Failure, type FailureWords, requestCalculation } from "./request-calculation.ts";

/** Stage of the calculator; a new object for every step, so that each may move the focus. */
export type Stage =
  | { kind: "idle" | "refused" }
  | { kind: "pending"; shown: Calculation | undefined }
  /** `adopted`: the design tool or the history has changed the duty; focus and scroll position stay. */
  | { kind: "opened" | "result" | "adopted"; calculation: Calculation }
  | Failure;

/** Rejected values, and those of its fields that are unedited since. */
export interface Refused {
  entry: Entry;
  open: readonly DutyField[];
}

interface Start extends Omit<InitialState, "violations"> {
  locale: Locale;
  words: FailureWords;
  violations: readonly Violation[];
}

/** State of the calculator, from the server-rendered one through every calculation. */
export function useCalculation(start: Start, units: string | undefined) {
  const [violations, setViolations] = useState(start.violations);
  const [stage, setStage] = useState<Stage>(() => stageOf(start));
  const [refused, setRefused] = useState<Refused | undefined>(() =>
    start.violations.length > 0 ? { entry: start.entry, open: dutyFields } : undefined,
  );
  /** Elevation of the site, m: no box holds it, so it persists between calculations. */
  const [height, setHeight] = useState(start.entry.height);
  const { chosen, setChosen, ...choices } = useChosen(start);
  /** History entry that is shown: it rewrites the boxes and restarts the design tool. */
  const [visit, setVisit] = useState<{ number: number; input: Entry }>();
  /** Counts requests and adopted duties: a late response must not overwrite what came after it. */
  const turn = useRef(0);

  /** Fetches the result of a valid duty. Each result is a history entry. */
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
    if (outcome.kind === "result") {
      const next = withDuty({ ...dutyOf(stage), ...chosen }, reading.duty);
      addStep(next);
      setChosen(besideDuty(next));
    }
    setStage(outcome);
  }

  /** Applies an accepted duty from the design tool. Its code contains the method, so there is no request. */
  const adopt = useCallback((duty: Duty) => {
    turn.current += 1;
    setViolations([]);
    setRefused(undefined);
    setHeight(duty.height);
    setStage({ kind: "adopted", calculation: calculateHere(duty) });
  }, []);

  /** Clears the errors of a field that is being edited. */
  function forget(field: DutyField): void {
    setViolations((all) => all.filter((violation) => violation.field !== field));
    setRefused((last) => last && { ...last, open: last.open.filter((each) => each !== field) });
  }

  useHistorySteps((opening) => {
    turn.current += 1;
    setViolations(opening.violations);
    setRefused(opening.violations.length > 0 ? { entry: opening.entry, open: dutyFields } : undefined);
    setHeight(opening.entry.height);
    setChosen(opening.chosen);
    setStage(stageOf(opening));
    setVisit((last) => ({ number: (last?.number ?? 0) + 1, input: opening.entry }));
  });

  const calculation = calculationIn(stage);
  const selection = calculation && {
    ...chosen,
    ...dutyTexts(calculation.input),
    [unitsName]: units,
  };
  useAddress(selection, calculation);
  const shown = { stage, height, violations, refused, calculation, chosen, selection, visit };
  return { ...shown, ...choices, calculate, adopt, forget };
}

/** Choices besides the duty: those of the design tool, the wishes of the finder and its towers. */
function useChosen(start: Start) {
  const [chosen, setChosen] = useState(start.chosen);
  const [soFar] = useState(choicesSoFar);
  useEffect(() => {
    if (soFar) setChosen((last) => ({ ...withWishes(last, soFar.wishes), ...soFar.towers }));
  }, [soFar]);
  const setPlan = useCallback((plan: PlanTexts) => setChosen((last) => withPlan(last, plan)), []);
  const setWishes = useCallback(
    (wishes: SelectionTexts) => setChosen((last) => withWishes(last, wishes)),
    [],
  );
  const setTower = useCallback((towers: SelectionTexts) => setChosen((last) => ({ ...last, ...towers })), []);
  return { chosen, setChosen, setPlan, setWishes, setTower };
}

function stageOf({ calculation }: Pick<InitialState, "calculation">): Stage {
  return calculation ? { kind: "opened", calculation } : { kind: "idle" };
}

function dutyOf(stage: Stage): SelectionTexts {
  const calculation = calculationIn(stage);
  return calculation ? dutyTexts(calculation.input) : {};
}

/** An unchanged duty adds no history entry. */
function addStep(selection: SelectionTexts): void {
  const query = selectionQuery(selection);
  if (query !== location.search) history.pushState(null, "", query);
}

/** Restores the duty and the choices of a history entry. */
function useHistorySteps(show: (opening: InitialState) => void): void {
  const shown = useRef({ query: "", show });
  useEffect(() => {
    shown.current = { query: location.search, show };
  });
  useEffect(() => {
    const follow = () => {
      // A link to a section is a history entry, too, and changes nothing here.
      if (location.search === shown.current.query) return;
      shown.current.show(initialStateAt(new URLSearchParams(location.search)));
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
}

/**
 * Keeps the selection in the address, for a reload, a bookmark or the other language, and in links outside
 * the calculator (`data-takes-selection`), with its size where their text has it (`data-duty-in-words`).
 */
function useAddress(selection: SelectionTexts | undefined, calculation: Calculation | undefined): void {
  const query = selection && selectionQuery(selection);
  const onTest = selection && selectionQuery(selection, "test");
  useEffect(() => {
    if (query === undefined || onTest === undefined || calculation === undefined) return;
    if (query !== location.search) history.replaceState(history.state, "", query + location.hash);
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-takes-selection]"))
      link.search = link.dataset.takesSelection === "test" ? onTest : query;
    for (const words of document.querySelectorAll("[data-duty-in-words]"))
      words.textContent = inCRT(calculation.calculations.finalCRT);
  }, [query, onTest, calculation]);
}

/** Result in view: the last one, until the next arrives or fails. */
function calculationIn(stage: Stage): Calculation | undefined {
  if (stage.kind === "pending") return stage.shown;
  return "calculation" in stage ? stage.calculation : undefined;
}
