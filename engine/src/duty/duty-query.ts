import { dutyInputs, elevationInput } from "../inputs/duty-inputs.ts";
import { type InputSource, parseQuantity } from "../inputs/input-reader.ts";
import { typedNumber } from "../inputs/typed-number.ts";
import { type Duty, type DutyField, type DutyReading, dutyFields, elevationOf, readDuty } from "./duty.ts";

/** Numbers of the four boxes, m³/h and °C, not validated. The elevation comes from a hidden input. */
export type UnvalidatedDuty = Duty;

export function unvalidatedDutyIn(source: InputSource): UnvalidatedDuty {
  const read = (field: DutyField) => enteredNumber(source.get(dutyInputs[field].key));
  return {
    flowRate: read("flowRate"),
    hotWaterTemp: read("hotWaterTemp"),
    coldWaterTemp: read("coldWaterTemp"),
    wetBulbTemp: read("wetBulbTemp"),
    ...enteredElevation(source.get(elevationInput.key)),
  };
}

function enteredElevation(text: unknown): Pick<Duty, "height"> {
  const elevation = elevationOf(enteredNumber(text));
  return elevation === undefined ? {} : { height: elevation };
}

/** A non-numeric entry counts as 0, which no rule accepts. */
export function enteredNumber(text: unknown): number {
  return typeof text === "string" ? (typedNumber(text) ?? 0) : 0;
}

/** Formats a number for a box, with enough digits for the calculation. */
export function boxText(value: number): string {
  return String(Number(value.toFixed(4)));
}

export function initialText(field: DutyField): string {
  return String(dutyInputs[field].initial);
}

/**
 * Query of an address that opens the page with this duty.
 * @example dutyQuery({ flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 }) //
 * "?flow=390&hot=37&cold=32&wb=27"
 */
export function dutyQuery(duty: Duty): string {
  const query = new URLSearchParams(dutyFields.map((field) => [dutyInputs[field].key, String(duty[field])]));
  if (duty.height !== undefined) query.set(elevationInput.key, String(duty.height));
  return `?${query}`;
}

/** True for a duty with an elevation outside its limits, which `parseDutyQuery` calculates at sea level. */
export function isElevationWrong(query: URLSearchParams): boolean {
  return parseQuantity(query.get(elevationInput.key) ?? "", elevationInput).kind === "wrong";
}

/** Parses the duty of an address; `undefined` where it has none of the four values. */
export function parseDutyQuery(query: URLSearchParams): DutyReading | undefined {
  const isNamed = dutyFields.some((field) => query.has(dutyInputs[field].key));
  return isNamed ? readDuty(unvalidatedDutyIn(query)) : undefined;
}
