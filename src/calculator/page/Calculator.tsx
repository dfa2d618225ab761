import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import type { Locale } from "#domain/locale.ts";
import type { DutyField, Violation } from "../engine/duty/duty.ts";
import type { Entry } from "../engine/duty/entry.ts";
import type { Calculation } from "../engine/method/calculation.ts";
import type { UnitChoice } from "../figures/measures.ts";
import { unitsIn, unitsText } from "../figures/units-text.ts";
import { type SelectionTexts, unitsName } from "../selection/selection-texts.ts";
import type { TowersView } from "../tool/DesignTool.tsx";
import { type LoadedTool, loadConventionNote, loadDesignTool } from "../tool/load.ts";
import { useUnitChoice } from "../tool/units/unit-choice.ts";
import { type Later, useLater } from "../ui/use-later.ts";
import type { calculator } from "../words/calculator.ts";
import { DutyForm } from "./DutyForm.tsx";
import { type ResultPaths, Results } from "./results/Results.tsx";
import type { ResultsWords } from "./results/words.ts";
import { isSameUnit } from "./units/field-units.ts";
import { boxOf, writeBox } from "./units/form-boxes.ts";
import { type Stage, useCalculation } from "./use-calculation.ts";

export interface CalculatorProps {
  locale: Locale;
  text: ResultsWords & Pick<(typeof calculator)[Locale], "problems" | "refusal" | "failure">;
  /** Entry, its violations, or its result when the page opens. */
  entry: Entry;
  violations: readonly Violation[];
  calculation: Calculation | null;
  /** Everything that was chosen besides the duty when the page opens. */
  chosen: SelectionTexts;
  /** Towers that the address names, with the verdict on them. */
  towers: TowersView | undefined;
  /** The page's own address, where the form goes without script. */
  action: string;
  to: ResultPaths;
}

const resultsDelayMs = 100;
const resultsId = "result";

/** The calculator: form, messages and results. Without script its form asks the page itself. */
export default function Calculator(props: CalculatorProps) {
  const { locale, text, entry, action } = props;
  const { value: units, set: setUnits } = useUnitChoice();
  const isTaken = useUnitsOfAddress(props.chosen, setUnits);
  const inAddress = isTaken ? unitsText(units) : props.chosen[unitsName];
  const found = useCalculation({ ...props, words: text.failure }, inAddress);
  const { stage, violations, refused, calculation, selection, visit, calculate, adopt, forget } = found;
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLElement>(null);
  useArrival(results, stage);
  const tool = useLater(calculation !== undefined, loadDesignTool[locale]);
  const note = useLater(refused !== undefined, loadConventionNote);

  function takeInstead(field: DutyField, value: number) {
    const box = form.current && boxOf(form.current, field);
    if (!box) return;
    writeBox(box, field, value, units);
    box.focus();
    forget(field);
  }

  return (
    <>
      <DutyForm
        {...{ form, text, entry, visit, violations, stage, units }}
        action={`${action}#${resultsId}`}
        height={found.height}
        chosen={found.chosen}
        onUnits={setUnits}
        note={
          refused &&
          note?.kind === "loaded" && (
            <note.value.Note
              locale={locale}
              fields={text.form.fields}
              entry={refused.entry}
              // It supposes that m³/h and °C were asked for.
              open={refused.open.filter((field) => isSameUnit(field, units))}
              onUse={takeInstead}
            />
          )
        }
        onCalculate={calculate}
        onEdit={forget}
      />
      {calculation && selection && (
        <div className="grid min-w-0 gap-6 lg:col-span-2">
          <Contents tool={tool} />
          <Results
            {...{ locale, text, calculation, selection, units }}
            to={props.to}
            ref={results}
            id={resultsId}
            towers={found.towers}
            isToolMissing={tool?.kind === "failed"}
          />
          <Design
            // A step of the history begins with the choices of its address.
            key={visit?.number}
            {...{ tool, locale, selection }}
            duty={calculation.input}
            onDuty={adopt}
            onPlan={found.setPlan}
          />
        </div>
      )}
    </>
  );
}

/** The contents line over the results, and until it has come the place for it: nothing below is to move. */
function Contents({ tool }: { tool: Later<LoadedTool> }) {
  if (tool?.kind === "failed") return null;
  if (!tool) return <div className="script-only h-12.5" />;
  return <tool.value.Contents words={tool.value.words.tool.navigation} />;
}

/** The design tool once it has come. */
function Design({
  tool,
  ...given
}: { tool: Later<LoadedTool> } & Omit<ComponentProps<LoadedTool["Tool"]>, "words">) {
  return tool?.kind === "loaded" ? <tool.value.Tool {...given} words={tool.value.words} /> : null;
}

/** An address that was passed on brings its units along. */
function useUnitsOfAddress({ [unitsName]: text }: SelectionTexts, set: (units: UnitChoice) => void): boolean {
  const [isTaken, setTaken] = useState(text === undefined);
  useEffect(() => {
    if (isTaken) return;
    set(unitsIn(text));
    setTaken(true);
  }, [isTaken, set, text]);
  return isTaken;
}

/** Brings the results into view when they have just come. */
function useArrival(results: RefObject<HTMLElement | null>, stage: Stage): void {
  useEffect(() => {
    if (stage.kind !== "result") return;
    const arrival = setTimeout(() => results.current && bringIntoView(results.current), resultsDelayMs);
    return () => clearTimeout(arrival);
  }, [results, stage]);
}

/** Moves the reading place and the view to the results; softly, unless the visitor wants less motion. */
function bringIntoView(results: HTMLElement): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  results.focus({ preventScroll: true });
  results.scrollIntoView({ behavior: isCalm ? "instant" : "smooth", block: "start" });
}
