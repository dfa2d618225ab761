import { fill } from "#content/fill.ts";
import type { Duty } from "../../engine/duty/duty.ts";
import { told, type UnitChoice } from "../../figures/measures.ts";
import type { ChartWords } from "../../words/findings.ts";

/** Duty and site in one line, as the source in a chart's file. */
export function dutyLine(words: ChartWords, duty: Duty, units: UnitChoice): string {
  return fill(words.source, {
    flow: told(duty.flowRate, "flow", units),
    hot: told(duty.hotWaterTemp, "temperature", units),
    cold: told(duty.coldWaterTemp, "temperature", units),
    wb: told(duty.wetBulbTemp, "temperature", units),
    site: location.host,
  });
}

/** @example chartFileName("wet-bulb", duty) // "wet-bulb-390-37-32-27" */
export function chartFileName(name: string, duty: Duty): string {
  return [name, duty.flowRate, duty.hotWaterTemp, duty.coldWaterTemp, duty.wetBulbTemp].join("-");
}
