import { type Ref, useId } from "react";
import { figureRows } from "#content/figures/figure-rows.ts";
import { formatAsEntered, type UnitChoice } from "#content/figures/measures.ts";
import { printableSelection } from "#documents/selection/printable-selection.ts";
import {
  type SelectionTexts,
  selectionQuery,
  sheetFileAddress,
  withSelectionQuery,
} from "#documents/selection/selection-texts.ts";
import type { Locale } from "#domain/locale.ts";
import { dutyFields } from "#engine/duty/duty.ts";
import type { Calculation } from "#engine/method/calculation.ts";
import { capacity } from "#engine/method/capacity.ts";
import { resultOf } from "#engine/method/result.ts";
import { validityOf } from "#engine/method/validity.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import type { TowersView } from "../towers-view.ts";
import { fieldWords } from "../units/field-units.ts";
import { ResultFigures } from "./ResultFigures.tsx";
import { TowerSize } from "./TowerSize.tsx";
import { ValidityNote } from "./ValidityNote.tsx";
import type { ResultsWords } from "./words.ts";

/** Addresses that accept a duty as their query. */
export interface ResultPaths {
  sheet: string;
  pdf: string;
  submittal: string;
  inquiry: string;
  modular: string;
  sound: string;
  gallery: string;
}

interface ResultsProps {
  ref: Ref<HTMLElement>;
  id: string;
  locale: Locale;
  to: ResultPaths;
  text: ResultsWords;
  calculation: Calculation;
  selection: SelectionTexts;
  towers: TowersView | undefined;
  /** Units of flows and temperatures; sizes are in CRT. */
  units: UnitChoice;
  /** True when the design tool failed to load: a link to the design sheet replaces it, as without script. */
  isToolMissing: boolean;
}

/** Result: the tower size in large type, its figures, and its evidence. */
export function Results(props: ResultsProps) {
  const { ref, id, locale, to, text, calculation, units } = props;
  const heading = useId();
  const { input, calculations } = calculation;
  // The response holds only the five numbers; the operating point takes a fraction of a millisecond.
  const result = resultOf(input, { ...capacity(input), ...calculations });
  const validity = validityOf(input, result.capacity);
  return (
    <section
      ref={ref}
      id={id}
      // Adds scroll padding for the sticky navigation. It is set here because the navigation is rendered only after the page has scrolled.
      data-second-bar
      tabIndex={-1}
      aria-labelledby={heading}
      className="rounded-card border border-line bg-white outline-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-5 py-5 sm:px-8">
        <h2 id={heading} className="text-2xl">
          {text.results.title}
        </h2>
        <p className="figures flex flex-wrap gap-x-5 text-compact text-muted">
          {dutyFields.map((field) => {
            const { label, unit } = fieldWords(text.form, field, units);
            const { figure } = formatAsEntered(
              input[field],
              field === "flowRate" ? "flow" : "temperature",
              units,
            );
            return (
              <span key={field}>
                {label} {figure} {unit}
              </span>
            );
          })}
        </p>
      </div>
      {props.towers && <Towers {...props.towers} />}
      <div className="grid border-line border-t lg:grid-cols-[5fr_7fr] print:grid-cols-2">
        <TowerSize names={text.figures} result={result}>
          <a
            href={withSelectionQuery(to.inquiry, props.selection)}
            className={buttonClass("primary", "grow px-4!")}
          >
            {text.results.quotation}
          </a>
          <a
            href={sheetFileAddress(to.pdf, printedSelection(props), locale)}
            download
            className={buttonClass("secondary", "grow px-4!")}
          >
            {text.results.pdf}
          </a>
        </TowerSize>
        <ResultFigures
          rows={figureRows("results", text.figures, [result], { ...units, capacity: "CRT" })}
          note={text.results.heatNote}
        />
      </div>
      <ValidityNote words={text.validity} validity={validity} units={units} />
      <NextSteps {...props} />
    </section>
  );
}

function printedSelection({ selection, calculation: { input }, towers }: ResultsProps): SelectionTexts {
  return printableSelection(selection, input, towers?.kind);
}

/** Links to the files for approval, and to the sheet without a design tool. */
function NextSteps(props: ResultsProps) {
  const { to, text, selection, isToolMissing } = props;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-line border-t px-5 py-5 sm:px-8 print:hidden">
      <p className="max-w-[40em] text-compact text-muted max-sm:hidden">{text.consultation.text}</p>
      <a
        href={to.submittal + selectionQuery(selection)}
        className={buttonClass("secondary", "max-sm:w-full")}
      >
        {text.results.submittal}
      </a>
      <a
        href={to.sheet + selectionQuery(printedSelection(props), "sheet")}
        className={buttonClass("secondary", isToolMissing ? "max-sm:w-full" : "no-script-only max-sm:w-full")}
      >
        {text.results.sheet}
      </a>
    </div>
  );
}

/** Chosen towers; a shortfall is emphasized. */
function Towers({ line, isShort }: TowersView) {
  const colors = isShort ? "border-danger bg-danger-soft" : "border-success bg-mist";
  return (
    <p role="status" className={`border-t px-5 py-3 font-semibold text-compact sm:px-8 ${colors}`}>
      {line}
    </p>
  );
}
