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
  /** Initial entry, with its violations or its result. */
  entry: Entry;
  violations: readonly Violation[];
  calculation: Calculation | null;
  chosen: SelectionTexts;
  towers: TowersView | undefined;
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
              // The note assumes inputs in m³/h and °C.
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
            // A history entry restarts the tool with the choices of its address.
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
function useUnitsOfAddress({ [unitsName]: text }: SelectionTexts, set: (units: UnitChoice) => void): boolean {
  const [isTaken, setTaken] = useState(text === undefined);
  useEffect(() => {
    if (isTaken) return;
    set(unitsIn(text));
    setTaken(true);
  }, [isTaken, set, text]);
  return isTaken;
}

function useArrival(results: RefObject<HTMLElement | null>, stage: Stage): void {
  useEffect(() => {
    if (stage.kind !== "result") return;
    const arrival = setTimeout(() => results.current && bringIntoView(results.current), resultsDelayMs);
    return () => clearTimeout(arrival);
  }, [results, stage]);
}

/** Moves focus and viewport to the results; smooth scrolling unless reduced motion is preferred. */
function bringIntoView(results: HTMLElement): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  results.focus({ preventScroll: true });
  results.scrollIntoView({ behavior: isCalm ? "instant" : "smooth", block: "start" });
}
