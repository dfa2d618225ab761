import { type ComponentProps, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { calculator } from "#content/calculator/calculator.ts";
import type { UnitChoice } from "#content/figures/measures.ts";
import { parseUnitChoice, unitChoiceText } from "#content/figures/units-text.ts";
import { fill } from "#content/fill.ts";
import { type Selection, selectionOf } from "#documents/selection/selection.ts";
import {
  type SelectionTexts,
  selectionQuery,
  unitChoiceName,
  withSelectionQuery,
} from "#documents/selection/selection-texts.ts";
import { usableTowers } from "#documents/selection/usable-towers.ts";
import type { Locale } from "#domain/locale.ts";
import type { DutyField, Violation } from "#engine/duty/duty.ts";
import type { UnvalidatedDuty } from "#engine/duty/duty-query.ts";
import type { Calculation } from "#engine/method/calculation.ts";
import { sizeToSelect } from "#engine/method/size-to-select.ts";
import { sizesLink, sizesNear } from "../../project-list/sizes-link.ts";
import { useUnitChoice } from "../../stored/unit-choice.ts";
import { chosenTower, type FinderChoice, namedTower } from "../finder/chosen-tower.ts";
import { FinderSection, type FinderText } from "../finder/FinderSection.tsx";
import type { OfferedTowers } from "../finder/offered-towers.ts";
import { type LoadedNote, type LoadedTool, loadDesignTool, loadUnitNote } from "../tool/load.ts";
import { type Later, useLater } from "../ui/use-later.ts";
import { DutyForm } from "./DutyForm.tsx";
import { type ResultPaths, Results } from "./results/Results.tsx";
import type { ResultsWords } from "./results/words.ts";
import { type TowersView, towersView } from "./towers-view.ts";
import { isSameUnit } from "./units/field-units.ts";
import { boxOf, writeBox } from "./units/form-boxes.ts";
import { type Stage, useCalculation } from "./use-calculation.ts";

export interface CalculatorProps {
  locale: Locale;
  text: ResultsWords & Pick<(typeof calculator)[Locale], "problems" | "refusal" | "failure">;
  /** Initial entry, with its violations or its result. */
  entry: UnvalidatedDuty;
  violations: readonly Violation[];
  calculation: Calculation | null;
  choices: SelectionTexts;
  finder: FinderText;
  /** Models on offer. */
  offered: OfferedTowers;
  /** Label of the link to projects near the size. */
  references: string;
  /** Address of the page itself, for the form without script. */
  action: string;
  to: ResultPaths;
}

const resultsDelayMs = 100;
const resultsId = "result";

/** Calculator: form, messages and results. Without script the form submits to its own page. */
export default function Calculator(props: CalculatorProps) {
  const { locale, text, entry, action } = props;
  const { value: units, set: setUnits } = useUnitChoice();
  const areUnitsApplied = useUnitsOfAddress(props.choices, setUnits);
  const unitsInAddress = areUnitsApplied ? unitChoiceText(units) : props.choices[unitChoiceName];
  const calculator = useCalculation({ ...props, words: text.failure }, unitsInAddress);
  const { stage, violations, refused, calculation, selection, historyEntry, clearErrors } = calculator;
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLElement>(null);
  useScrollToResult(results, stage);
  const chosen = useChosenTower(props, selection, calculation);
  const towers = chosenTowersView(props, chosen, calculation, units);
  const tool = useLater(calculation !== undefined, loadDesignTool[locale]);
  const note = useLater(refused !== undefined, loadUnitNote);

  function acceptSuggestion(field: DutyField, value: number) {
    const box = form.current && boxOf(form.current, field);
    if (!box) return;
    writeBox(box, field, value, units);
    box.focus();
    clearErrors(field);
  }

  return (
    <>
      <DutyForm
        {...{ form, text, entry, historyEntry, violations, stage, units }}
        action={`${action}#${resultsId}`}
        elevation={calculator.elevation}
        choices={calculator.choices}
        onUnits={setUnits}
        note={
          <LazyUnitNote
            {...{ locale, note, refused, units }}
            fields={text.form.fields}
            onUse={acceptSuggestion}
          />
        }
        onCalculate={calculator.calculate}
        onEdit={clearErrors}
      />
      {calculation && selection && (
        <div className={`${isHidden(stage) ? "hidden" : "grid"} min-w-0 gap-6 lg:col-span-2`}>
          <Contents tool={tool} />
          <Results
            {...{ locale, text, calculation, units, towers }}
            selection={usableSelection(props, selection).texts}
            {...{ to: props.to, ref: results, id: resultsId }}
            isToolMissing={tool?.kind === "failed"}
          />
          <Finder
            key={`finder-${historyEntry?.number}`}
            {...{ props, calculator, calculation, selection, chosen, units, tool }}
          />
          <Design
            // A history entry restarts the tool with the choices of its address.
            key={historyEntry?.number}
            {...{ tool, locale, selection, chosen }}
            shortfall={towers?.isShort ? towers.line : undefined}
            duty={calculation.input}
            onDuty={calculator.applyDuty}
            onPlan={calculator.setPlan}
            onJob={calculator.setJob}
          />
        </div>
      )}
    </>
  );
}

/** A last result is hidden while the form shows why there is no next one. */
function isHidden({ kind }: Stage): boolean {
  return kind === "refused" || kind === "failure";
}

interface LazyUnitNoteProps extends Omit<ComponentProps<LoadedNote["Note"]>, "entry" | "uneditedFields"> {
  note: Later<LoadedNote>;
  refused: ReturnType<typeof useCalculation>["refused"];
  units: UnitChoice;
}

/** Note on rejected values that look like those of other units, once it is loaded. */
function LazyUnitNote({ note, refused, units, ...given }: LazyUnitNoteProps) {
  if (!refused || note?.kind !== "loaded") return null;
  // The note assumes inputs in m³/h and °C.
  const uneditedFields = refused.uneditedFields.filter((field) => isSameUnit(field, units));
  return <note.value.Note {...given} entry={refused.entry} uneditedFields={uneditedFields} />;
}

/** Towers of the selection, where their model is on offer. */
function useChosenTower(
  { offered }: CalculatorProps,
  selection: SelectionTexts | undefined,
  calculation: Calculation | undefined,
): FinderChoice | undefined {
  const { model, product, quiet: lowNoiseOption, reserve } = selection ?? {};
  const towerCount = namedTowers(selection).plan.tower?.towerCount;
  const hasStandby = reserve === "1";
  const duty = calculation?.input;
  return useMemo(
    () =>
      model !== undefined && duty
        ? chosenTower(offered.models, { model, product, towerCount, lowNoiseOption, hasStandby }, duty)
        : undefined,
    [offered, model, product, towerCount, lowNoiseOption, hasStandby, duty],
  );
}

/** The part of a selection that names towers. */
function namedTowers({ model, units }: SelectionTexts = {}): Selection {
  return selectionOf({ model, units });
}

/**
 * The part of a selection whose towers can be used, for links, and a sentence on the rest. Without models, which can fail to load, no
 * model is missing.
 */
function usableSelection(
  { finder: { problems, options }, offered }: CalculatorProps,
  selection: SelectionTexts,
): { texts: SelectionTexts; problems: string[] } {
  const { rejected } = namedTowers(selection);
  if (rejected.length > 0)
    return {
      texts: { ...selection, units: undefined },
      problems: [fill(problems.refused, { names: rejected.join(", ") })],
    };
  if (offered.models.length === 0) return { texts: selection, problems: [] };
  const record = namedTower(offered.models, selection)?.model;
  return usableTowers(selection, record, problems, (kind) => options[kind] ?? kind);
}

/** Chosen towers with their verdict, for the result. */
function chosenTowersView(
  { locale, finder }: CalculatorProps,
  chosen: FinderChoice | undefined,
  calculation: Calculation | undefined,
  units: UnitChoice,
): TowersView | undefined {
  if (!chosen || !calculation) return undefined;
  const option = chosen.lowNoiseOption === undefined ? undefined : finder.options[chosen.lowNoiseOption];
  return towersView(locale, chosen, option, { duty: calculation.input, units });
}

interface FinderProps {
  props: CalculatorProps;
  calculator: Pick<ReturnType<typeof useCalculation>, "setPreferences" | "setTower">;
  calculation: Calculation;
  selection: SelectionTexts;
  chosen: FinderChoice | undefined;
  units: UnitChoice;
  tool: Later<LoadedTool>;
}

/** Finder of towers, and projects near the size: the most similar ones once the tool is loaded. */
function Finder({ props, calculator, calculation, selection, chosen, units, tool }: FinderProps) {
  const { locale, to } = props;
  const needed = neededCRT(calculation);
  const projects = sizesLink(to.gallery, props.references, sizesNear(needed));
  // The address loses these towers at once; the sentence stays until the visitor chooses others or another preference.
  const [problem, setProblem] = useState<string>();
  const [found] = usableSelection(props, selection).problems;
  if (found !== undefined && found !== problem) setProblem(found);
  const afterProblem = (change: (texts: SelectionTexts) => void) => (texts: SelectionTexts) => {
    setProblem(undefined);
    change(texts);
  };
  return (
    <FinderSection
      {...{ locale, units, selection, chosen, problem }}
      text={props.finder}
      towers={props.offered}
      duty={calculation.input}
      to={{
        page: props.action,
        modular: to.modular,
        inquiry: withSelectionQuery(to.inquiry, selection),
        sound: to.sound + selectionQuery(selection),
      }}
      onPreferences={afterProblem(calculator.setPreferences)}
      onChoose={afterProblem(calculator.setTower)}
    >
      {tool?.kind === "loaded" && (
        <tool.value.Similar locale={locale} words={tool.value.words.similar} crt={needed} />
      )}
      <p className="mt-4 text-compact print:hidden">
        <a href={projects.href} className="text-link">
          {projects.label}
        </a>
      </p>
    </FinderSection>
  );
}

function neededCRT({ input, calculations }: Calculation): number {
  return sizeToSelect(input.flowRate, calculations.finalCRT).selectionCRT;
}

/** Navigation above the results; until it is loaded a placeholder of its height prevents layout shift. */
function Contents({ tool }: { tool: Later<LoadedTool> }) {
  if (tool?.kind === "failed") return null;
  if (!tool) return <div className="script-only h-12.5" />;
  return <tool.value.Contents words={tool.value.words.tool.navigation} />;
}

function Design({
  tool,
  ...given
}: { tool: Later<LoadedTool> } & Omit<ComponentProps<LoadedTool["Tool"]>, "words">) {
  return tool?.kind === "loaded" ? <tool.value.Tool {...given} words={tool.value.words} /> : null;
}

/** Applies the units of a shared address. */
function useUnitsOfAddress(
  { [unitChoiceName]: text }: SelectionTexts,
  set: (units: UnitChoice) => void,
): boolean {
  const [areUnitsApplied, setUnitsApplied] = useState(text === undefined);
  useEffect(() => {
    if (areUnitsApplied) return;
    set(parseUnitChoice(text));
    setUnitsApplied(true);
  }, [areUnitsApplied, set, text]);
  return areUnitsApplied;
}

function useScrollToResult(results: RefObject<HTMLElement | null>, stage: Stage): void {
  useEffect(() => {
    if (stage.kind !== "result") return;
    const arrival = setTimeout(() => results.current && bringIntoView(results.current), resultsDelayMs);
    return () => clearTimeout(arrival);
  }, [results, stage]);
}

/** Moves focus and viewport to the results; smooth scrolling unless reduced motion is preferred. */
function bringIntoView(results: HTMLElement): void {
  const isMotionReduced = matchMedia("(prefers-reduced-motion)").matches;
  results.focus({ preventScroll: true });
  results.scrollIntoView({ behavior: isMotionReduced ? "instant" : "smooth", block: "start" });
}
