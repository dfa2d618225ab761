import { enteredFigure, inCRT, oneDecimal, threeDecimals } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { ChillerDuty, ChillerQuestion } from "../engine/chiller/chiller.ts";
import type { ChillerWords } from "../words/chiller/chiller.ts";

export interface ChillerStep {
  name: string;
  formula: string;
  value: string;
  source: string;
}

/** Every step with its formula in figures, its value and its source. */
export function chillerSteps(
  words: ChillerWords["steps"],
  { cooling, unit, drive, cop, range, coldWaterTemp }: ChillerQuestion,
  { coolingKilowatts, factor, heatKilowatts, duty, basicCRT, correctionFactor, finalCRT }: ChillerDuty,
): ChillerStep[] {
  const told = {
    cooling: enteredFigure(cooling),
    cop: enteredFigure(cop),
    factor: threeDecimals(factor),
    range: enteredFigure(range),
    cold: enteredFigure(coldWaterTemp),
  };
  const heat = oneDecimal(heatKilowatts);
  const { flow, inlet, basic, final } = words;
  const steps = [
    {
      ...words.cooling,
      formula: fill(words.cooling[unit], told),
      value: `${oneDecimal(coolingKilowatts)} kW`,
    },
    {
      name: words.heat.name,
      formula: `${fill(words.heat.formula, { ...told, kilowatts: oneDecimal(coolingKilowatts) })}, ${fill(words.heat[drive], told)}`,
      value: `${heat} kW`,
      source: words.heat.sources[drive],
    },
    {
      ...flow,
      formula: fill(flow.formula, { ...told, kilowatts: heat }),
      value: `${oneDecimal(duty.flowRate)} m³/h`,
    },
    { ...inlet, formula: fill(inlet.formula, told), value: `${oneDecimal(duty.hotWaterTemp)} °C` },
    { ...basic, formula: fill(basic.formula, { kilowatts: heat }), value: inCRT(basicCRT) },
  ];
  if (finalCRT === undefined || correctionFactor === undefined) return steps;
  const places = { basic: oneDecimal(basicCRT), factor: threeDecimals(correctionFactor) };
  return [...steps, { ...final, formula: fill(final.formula, places), value: inCRT(finalCRT) }];
}
