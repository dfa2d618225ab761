import type { ChartWords } from "#content/calculator/findings.ts";
import { quantityText, type UnitChoice } from "#content/figures/measures.ts";
import { fill } from "#content/fill.ts";
import type { Duty } from "#engine/duty/duty.ts";

/** Duty and site in one line, as the source in a chart's file. */
export function dutyLine(words: ChartWords, duty: Duty, units: UnitChoice): string {
  return fill(words.source, {
    flow: quantityText(duty.flowRate, "flow", units),
    hot: quantityText(duty.hotWaterTemp, "temperature", units),
    cold: quantityText(duty.coldWaterTemp, "temperature", units),
    wb: quantityText(duty.wetBulbTemp, "temperature", units),
    site: location.host,
  });
}

/** @example chartFileName("wet-bulb", duty) // "wet-bulb-390-37-32-27" */
export function chartFileName(name: string, duty: Duty): string {
  return [name, duty.flowRate, duty.hotWaterTemp, duty.coldWaterTemp, duty.wetBulbTemp].join("-");
}
