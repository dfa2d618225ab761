import { enteredValue, type UnitChoice } from "#content/figures/measures.ts";
import { type DutyField, dutyFields } from "#engine/duty/duty.ts";
import { boxText, type UnvalidatedDuty, unvalidatedDutyIn } from "#engine/duty/duty-query.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { typedNumber } from "#engine/inputs/typed-number.ts";
import { isSameUnit, parseInUnits } from "./field-units.ts";

/**
 * Exact value of each box, m³/h or °C, and the text shown for it. Until the text is edited, the box keeps
 * this value, so that rounding or another unit changes nothing.
 */
const exactValues = new WeakMap<HTMLInputElement, { text: string; value: number }>();

/** Entry of the boxes, m³/h and °C; 0 where there is no number. Rewrites the boxes accordingly. */
export function readEntry(form: HTMLFormElement, units: UnitChoice): UnvalidatedDuty {
  const entry = unvalidatedDutyIn(new FormData(form));
  for (const [field, box] of boxesOf(form)) {
    entry[field] = readBox(box, field, units);
    writeBox(box, field, entry[field], units);
  }
  return entry;
}

export function writeBoxes(
  form: HTMLFormElement,
  entry: UnvalidatedDuty,
  units: UnitChoice,
  fields: readonly DutyField[] = dutyFields,
): void {
  for (const [field, box] of boxesOf(form))
    if (fields.includes(field)) writeBox(box, field, entry[field], units);
}

export function convertBoxes(form: HTMLFormElement, from: UnitChoice, to: UnitChoice): void {
  for (const [field, box] of boxesOf(form)) {
    if (!isSameUnit(field, from, to)) writeBox(box, field, readBox(box, field, from), to);
  }
}

/** Keeps the exact values of boxes rendered by the server, m³/h and °C, unless they have been edited. */
export function rememberBoxes(form: HTMLFormElement, entry: UnvalidatedDuty): void {
  for (const [field, box] of boxesOf(form))
    exactValues.set(box, { text: boxText(entry[field]), value: entry[field] });
}

export function boxOf(form: HTMLFormElement, field: DutyField): HTMLInputElement | undefined {
  const box = form.elements.namedItem(dutyInputs[field].key);
  return box instanceof HTMLInputElement ? box : undefined;
}

/** Writes a value, m³/h or °C, into a box. */
export function writeBox(box: HTMLInputElement, field: DutyField, value: number, units: UnitChoice): void {
  // 0 stands for no number in any unit.
  box.value = value === 0 ? "0" : boxText(enteredValue(value, dutyInputs[field].measure, units));
  exactValues.set(box, { text: box.value, value });
}

/** Rewrites a box that loses the focus with its parsed number, 0 where there is none. */
export function normalizeBox(box: HTMLInputElement, field: DutyField, units: UnitChoice): void {
  writeBox(box, field, readBox(box, field, units), units);
}

function readBox(box: HTMLInputElement, field: DutyField, units: UnitChoice): number {
  const known = exactValues.get(box);
  if (known?.text === box.value) return known.value;
  const typed = typedNumber(box.value);
  return typed === undefined ? 0 : parseInUnits(units, field, typed);
}

function boxesOf(form: HTMLFormElement): [DutyField, HTMLInputElement][] {
  return dutyFields.flatMap((field) => {
    const box = boxOf(form, field);
    return box ? [[field, box] as [DutyField, HTMLInputElement]] : [];
  });
}
