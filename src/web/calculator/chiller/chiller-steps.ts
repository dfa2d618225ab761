import type { ChillerWords } from "#content/calculator/chiller/chiller.ts";
import { dutyFigures } from "#content/figures/duty-figures.ts";
import { formatWithUnit, standardMeasured } from "#content/figures/figure.ts";
import { formatAsEntered, standardUnits } from "#content/figures/measures.ts";
import { figure } from "#content/figures/number-format.ts";
import { enteredFigure, inCRT, oneDecimal, threeDecimals } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { ChillerDuty, ChillerQuestion } from "#engine/chiller/chiller.ts";
import { crtFlowRate } from "#engine/method/heat-load.ts";
import { maxLoading } from "#engine/method/size-to-select.ts";

export interface ChillerStep {
  name: string;
  formula: string;
  value: string;
  source: string;
  /** Words of the link to the method page, where it explains the step. */
  link?: string;
}

/** Every step with its formula in figures, its value and its source. */
export function chillerSteps(
  words: ChillerWords["steps"],
  { cooling, unit, drive, cop, range, coldWaterTemp }: ChillerQuestion,
  {
    coolingKilowatts,
    factor,
    heatKilowatts,
    duty,
    basicCRT,
    correctionFactor,
    finalCRT,
    selectionCRT,
  }: ChillerDuty,
): ChillerStep[] {
  const figures = {
    cooling: enteredFigure(cooling),
    cop: enteredFigure(cop),
    factor: threeDecimals(factor),
    range: enteredFigure(range),
    cold: enteredFigure(coldWaterTemp),
  };
  const heat = oneDecimal(heatKilowatts);
  const { flow, inlet, basic, final, hydraulic } = words;
  const steps: ChillerStep[] = [
    {
      ...words.cooling,
      formula: fill(words.cooling[unit], figures),
      value: inKilowatts(coolingKilowatts),
    },
    {
      name: words.heat.name,
      formula: `${fill(words.heat.formula, { ...figures, kilowatts: oneDecimal(coolingKilowatts) })}, ${fill(words.heat[drive], figures)}`,
      value: inKilowatts(heatKilowatts),
      source: words.heat.sources[drive],
    },
    {
      ...flow,
      formula: fill(flow.formula, { ...figures, kilowatts: heat }),
      value: formatWithUnit(standardMeasured(duty.flowRate, "flow")),
    },
    {
      ...inlet,
      formula: fill(inlet.formula, figures),
      value: formatWithUnit(formatAsEntered(duty.hotWaterTemp, "temperature", standardUnits)),
    },
    { ...basic, formula: fill(basic.formula, { kilowatts: heat }), value: inCRT(basicCRT) },
  ];
  if (finalCRT === undefined || correctionFactor === undefined || selectionCRT === undefined) return steps;
  const values = { basic: oneDecimal(basicCRT), factor: threeDecimals(correctionFactor) };
  const byHeat = { ...final, formula: fill(final.formula, values), value: inCRT(finalCRT) };
  if (selectionCRT <= finalCRT) return [...steps, byHeat];
  const loading = { flow: oneDecimal(duty.flowRate), loading: figure(crtFlowRate * maxLoading, 2) };
  return [
    ...steps,
    byHeat,
    { ...hydraulic, formula: fill(hydraulic.formula, loading), value: inCRT(selectionCRT) },
  ];
}

function inKilowatts(value: number): string {
  return formatWithUnit(standardMeasured(value, dutyFigures.kilowatts.in));
}
