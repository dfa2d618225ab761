import { useCallback, useEffect, useRef, useState } from "react";
import { inCRT } from "#content/figures.ts";
import type { Locale } from "#domain/locale.ts";
import { type Duty, type DutyField, dutyFields, readDuty, type Violation } from "../engine/duty/duty.ts";
import type { Entry } from "../engine/duty/entry.ts";
import { type Calculation, calculate as calculateHere } from "../engine/method/calculation.ts";
import {
  besideDuty,
  dutyTexts,
  type SelectionTexts,
  selectionQuery,
  unitsName,
  withDuty,
  withPlan,
} from "../selection/selection-texts.ts";
import type { PlanTexts } from "../sheet/plan/plan-reader.ts";
import type { TowersView } from "../tool/DesignTool.tsx";
import { type InitialState, initialStateAt } from "./initial-state.ts";
import { type Failure, type FailureWords, requestCalculation } from "./request-calculation.ts";

/** Stage of the calculator; a new object for every step, so that each may move the focus. */
export type Stage =
  | { kind: "idle" | "refused" }
  | { kind: "pending"; shown: Calculation | undefined }
  /** `adopted`: the design tool or the history has changed the duty, and nothing but the figures moves. */
  | { kind: "opened" | "result" | "adopted"; calculation: Calculation }
  | Failure;

/** Refused values, and those of its fields that nobody has touched since. */
export interface Refused {
  entry: Entry;
  open: readonly DutyField[];
}

interface Start extends Omit<InitialState, "violations"> {
  locale: Locale;
  words: FailureWords;
  violations: readonly Violation[];
  /** Towers that the address names. */
  towers: TowersView | undefined;
}

/** The calculator's state: from what the server rendered, through every calculation that the visitor asks for. */
export function useCalculation(start: Start, units: string | undefined) {
  const [violations, setViolations] = useState(start.violations);
  const [stage, setStage] = useState<Stage>(() => stageOf(start));
  const [refused, setRefused] = useState<Refused | undefined>(() =>
    start.violations.length > 0 ? { entry: start.entry, open: dutyFields } : undefined,
  );
  /** Elevation of the site, m: no box holds it, so it stays from one calculation to the next. */
  const [height, setHeight] = useState(start.entry.height);
  const { chosen, setChosen, towers, setPlan } = useChosen(start);
  /** The step of the history that is shown: its boxes are written anew, and its design tool begins anew. */
  const [visit, setVisit] = useState<{ number: number; input: Entry }>();
  /** Counts what was asked for, so that a late answer gives way to what came after it. */
  const turn = useRef(0);

  /** Asks the server, unless a rule is broken. Each result is a step of the history, to go back to. */
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

  /** Takes over an accepted duty from the design tool. The method is here already: no need to ask the server. */
  const adopt = useCallback((duty: Duty) => {
    turn.current += 1;
    setViolations([]);
    setRefused(undefined);
    setHeight(duty.height);
    setStage({ kind: "adopted", calculation: calculateHere(duty) });
  }, []);

  /** Takes back what was wrong with a field that is being edited. */
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
  const shown = { stage, height, violations, refused, calculation, chosen, selection, visit, towers };
  return { ...shown, calculate, adopt, forget, setPlan };
}

/** Everything that is chosen besides the duty, and the towers among it as they are shown. */
function useChosen(start: Start) {
  const [chosen, setChosen] = useState(start.chosen);
  const [towers, setTowers] = useState(start.towers);
  const setPlan = useCallback((plan: PlanTexts, shown: TowersView | "unchanged" | undefined) => {
    setChosen((last) => withPlan(last, plan));
    if (shown !== "unchanged") setTowers(shown);
  }, []);
  return { chosen, setChosen, towers, setPlan };
}

function stageOf({ calculation }: Pick<InitialState, "calculation">): Stage {
  return calculation ? { kind: "opened", calculation } : { kind: "idle" };
}

function dutyOf(stage: Stage): SelectionTexts {
  const calculation = calculationIn(stage);
  return calculation ? dutyTexts(calculation.input) : {};
}

/** The same duty once more is no further step. */
function addStep(selection: SelectionTexts): void {
  const query = selectionQuery(selection);
  if (query !== location.search) history.pushState(null, "", query);
}

/** Shows the duty and the choices of a step of the history that the visitor goes to. */
function useHistorySteps(show: (opening: InitialState) => void): void {
  const shown = useRef({ query: "", show });
  useEffect(() => {
    shown.current = { query: location.search, show };
  });
  useEffect(() => {
    const follow = () => {
      // A link to a section is a step, too, and changes nothing here.
      if (location.search === shown.current.query) return;
      shown.current.show(initialStateAt(new URLSearchParams(location.search)));
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
}

/**
 * Keeps the selection in the address, for a reload, a bookmark or the other language, and in the links of the page around
 * the calculator that take it along (`data-takes-selection`), with its size where they tell of it (`data-duty-in-words`).
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

/** The result that stays in view: the last one, until the next has come or failed. */
function calculationIn(stage: Stage): Calculation | undefined {
  if (stage.kind === "pending") return stage.shown;
  return "calculation" in stage ? stage.calculation : undefined;
}
