import {
  enteredInBothUnits,
  inBothUnits,
  standardUnits,
  type UnitChoice,
} from "#content/figures/measures.ts";
import type { Locale } from "#domain/locale.ts";
import { checkDuty, type Duty } from "#engine/duty/duty.ts";
import { capacity } from "#engine/method/capacity.ts";
import { oneDecimal } from "../figures.ts";
import { fill } from "../fill.ts";
import { dutyLine } from "./inquiry.ts";

/**
 * A duty in one line, for the staff: in the sender's units, and in the standard ones where they differ.
 * @example dutySummary({ flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 })
 * // "순환수량 390 m³/h, 입구 37 °C, 출구 32 °C, 습구 27 °C (최종 500.0 CRT)"
 */
export function dutySummary(duty: Duty, locale: Locale = "ko", units?: UnitChoice): string {
  const asked = dutyAsked(duty, locale, units);
  const crt = finalCRT(duty);
  return crt === undefined ? asked : `${asked} ${fill(dutyLine[locale].answer, { crt: oneDecimal(crt) })}`;
}

/** Line of a duty, with the elevation of its site where it has one. */
export function dutyAsked(duty: Duty, locale: Locale, units: UnitChoice = standardUnits): string {
  const words = dutyLine[locale];
  const asked = fill(words.asked, {
    flow: enteredInBothUnits(duty.flowRate, "flow", units),
    hot: enteredInBothUnits(duty.hotWaterTemp, "temperature", units),
    cold: enteredInBothUnits(duty.coldWaterTemp, "temperature", units),
    wetBulb: enteredInBothUnits(duty.wetBulbTemp, "temperature", units),
  });
  return duty.height
    ? asked + fill(words.height, { height: inBothUnits(duty.height, "height", units) })
    : asked;
}

/** Required capacity, CRT; `undefined` for a duty that was stored under other limits than today's. */
export function finalCRT(duty: Duty): number | undefined {
  return checkDuty(duty).length === 0 ? capacity(duty).finalCRT : undefined;
}
