import type { SheetWords } from "#content/calculator/sheet.ts";
import { inBothUnits, quantityText, type UnitChoice } from "#content/figures/measures.ts";
import { oneDecimal, signed, threeDecimals } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { pinchLg } from "#engine/design/pinch.ts";
import { type Change, sensitivity } from "#engine/design/sensitivity.ts";
import type { Duty } from "#engine/duty/duty.ts";
import type { Capacity } from "#engine/method/capacity.ts";
import { crtFlowRate } from "#engine/method/heat-load.ts";
import type { SheetRow } from "./paper-parts.ts";

/** Why the tower has this size: a few sentences with the duty's own figures. */
export function whyTexts(
  words: SheetWords["why"],
  duty: Duty,
  result: Capacity,
  units: UnitChoice,
): string[] {
  const { correctionFactor, range } = result;
  const { lg, loading } = result.operatingPoint;
  const crossing = fill(words.crossing, {
    lg: threeDecimals(lg),
    water: inBothUnits(crtFlowRate * loading, "flowPerTon", units),
    standard: quantityText(crtFlowRate, "flowPerTon", units),
    loading: oneDecimal(100 * loading),
  });
  const rangeText = inBothUnits(range, "difference", units);
  const factor = fill(words.factor, {
    range: rangeText,
    heat: oneDecimal(100 / correctionFactor),
    factor: threeDecimals(correctionFactor),
  });
  const pinch = fill(words.pinch, { pinch: threeDecimals(pinchLg(duty)) });
  return [
    `${crossing} ${correctionFactor === 1 ? fill(words.standardFactor, { range: rangeText }) : factor}`,
    pinch,
  ];
}

/**
 * Effect of a kelvin or a tenth of the flow; a dash stands for a case that breaks a limit of the calculator.
 */
export function changeRows(words: SheetWords["changes"], duty: Duty, units: UnitChoice): SheetRow[] {
  const step = quantityText(1, "difference", units);
  const changed = sensitivity(duty);
  const figure = (wanted: Change): string => {
    const found = changed.find(({ change }) => change === wanted);
    return found ? `${oneDecimal(found.finalCRT)} (${signed(found.percent, oneDecimal)}%)` : "–";
  };
  return [
    { label: fill(words.wetBulb, { step }), figures: [figure("wet-bulb-up"), figure("wet-bulb-down")] },
    { label: fill(words.cold, { step }), figures: [figure("cold-up"), figure("cold-down")] },
    { label: words.flow, figures: [figure("flow-up"), figure("flow-down")] },
  ];
}
