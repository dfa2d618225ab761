import { oneDecimal, threeDecimals } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { pinchLg } from "../engine/design/pinch.ts";
import { type Change, sensitivity } from "../engine/design/sensitivity.ts";
import type { Duty } from "../engine/duty/duty.ts";
import type { Capacity } from "../engine/method/capacity.ts";
import { crtFlowRate } from "../engine/method/heat-load.ts";
import { type OperatingPoint, operatingPoint } from "../engine/method/operating-point.ts";
import { standardConditions } from "../engine/method/standard-tower.ts";
import type { SheetWords } from "./sheet-words.ts";

export interface SheetRow {
  /** Empty for a second figure of the row above. */
  label: string;
  figures: string[];
}

const standardPoint = operatingPoint(standardConditions);

/** Where the tower runs, beside where it would run at standard conditions. */
export function operatingRows({ figures }: SheetWords, point: OperatingPoint): SheetRow[] {
  const row = (label: string, figureOf: (point: OperatingPoint) => string): SheetRow => ({
    label,
    figures: [figureOf(point), figureOf(standardPoint)],
  });
  return [
    row(figures.lg, ({ lg }) => threeDecimals(lg)),
    row(figures.kavl, ({ kavl }) => threeDecimals(kavl)),
    row(figures.loading, ({ loading }) => threeDecimals(loading)),
    row(figures.waterPerCRT, ({ loading }) => `${waterPerCRT(loading)} m³/h`),
    row(figures.leavingAirTemp, ({ leavingAirTemp }) => `${oneDecimal(leavingAirTemp)} °C`),
  ];
}

/** Why the tower has this size: a few sentences with the duty's own figures. */
export function whyTexts(words: SheetWords["why"], duty: Duty, result: Capacity): string[] {
  const { correctionFactor, range } = result;
  const { lg, loading } = result.operatingPoint;
  const crossing = fill(words.crossing, {
    lg: threeDecimals(lg),
    water: waterPerCRT(loading),
    loading: oneDecimal(100 * loading),
  });
  const factor = fill(words.factor, {
    range: oneDecimal(range),
    heat: oneDecimal(100 / correctionFactor),
    factor: threeDecimals(correctionFactor),
  });
  const pinch = fill(words.pinch, { pinch: threeDecimals(pinchLg(duty)) });
  return [`${crossing} ${correctionFactor === 1 ? words.standardFactor : factor}`, pinch];
}

/** What a kelvin or a tenth of the flow costs; a dash stands for what would break a limit of the calculator. */
export function changeRows(words: SheetWords["changes"], duty: Duty): SheetRow[] {
  const changed = sensitivity(duty);
  const figure = (wanted: Change): string => {
    const found = changed.find(({ change }) => change === wanted);
    return found ? `${oneDecimal(found.finalCRT)} (${signed(found.percent)}%)` : "–";
  };
  return [
    { label: words.wetBulb, figures: [figure("wet-bulb-up"), figure("wet-bulb-down")] },
    { label: words.cold, figures: [figure("cold-up"), figure("cold-down")] },
    { label: words.flow, figures: [figure("flow-up"), figure("flow-down")] },
  ];
}

function signed(percent: number): string {
  return `${percent < 0 ? "−" : "+"}${oneDecimal(Math.abs(percent))}`;
}

function waterPerCRT(loading: number): string {
  return threeDecimals(crtFlowRate * loading);
}
