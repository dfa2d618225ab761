import {
  type Duty,
  type DutyField,
  type DutyReading,
  dutyFields,
  dutyLimits,
  heightOf,
  readDuty,
} from "./duty.ts";
import { typedNumber } from "./typed-number.ts";

/** Names of the form's boxes, and so of the parameters of an address that holds a duty. */
export const entryNames = {
  flowRate: "flow",
  hotWaterTemp: "hot",
  coldWaterTemp: "cold",
  wetBulbTemp: "wb",
} as const satisfies Record<DutyField, string>;

/** Name of the parameter that holds a duty's height, m. */
export const heightName = "height";

/** Numbers of the four boxes, m³/h and °C, not checked yet. `height` is carried along unseen. */
export type Entry = Duty;

/** A form's data or an address's query. */
interface EntrySource {
  get(name: string): unknown;
}

/** The four numbers as entered. */
export function entryIn(source: EntrySource): Entry {
  const read = (field: DutyField) => enteredNumber(source.get(entryNames[field]));
  return {
    flowRate: read("flowRate"),
    hotWaterTemp: read("hotWaterTemp"),
    coldWaterTemp: read("coldWaterTemp"),
    wetBulbTemp: read("wetBulbTemp"),
    ...enteredHeight(source.get(heightName)),
  };
}

function enteredHeight(text: unknown): Pick<Duty, "height"> {
  const height = heightOf(enteredNumber(text));
  return height === undefined ? {} : { height };
}

/** A non-numeric entry counts as 0, which no rule accepts. */
export function enteredNumber(text: unknown): number {
  return typeof text === "string" ? (typedNumber(text) ?? 0) : 0;
}

/** Text of a number in a box: enough digits to calculate with, and no more. */
export function boxText(value: number): string {
  return String(Number(value.toFixed(4)));
}

/** Text of a box before anything is typed. */
export function initialText(field: DutyField): string {
  return String(dutyLimits[field].initial);
}

/**
 * The query of the address that opens the page with this duty.
 * @example dutyQuery({ flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 }) // "?flow=390&hot=37&cold=32&wb=27"
 */
export function dutyQuery(duty: Duty): string {
  const query = new URLSearchParams(dutyFields.map((field) => [entryNames[field], String(duty[field])]));
  if (duty.height !== undefined) query.set(heightName, String(duty.height));
  return `?${query}`;
}

/** The duty that an address carries to another page; `undefined` where it names none of the four values. */
export function carriedDuty(query: URLSearchParams): DutyReading | undefined {
  const isNamed = dutyFields.some((field) => query.has(entryNames[field]));
  return isNamed ? readDuty(entryIn(query)) : undefined;
}
