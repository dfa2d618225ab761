import { type DutyField, dutyFields } from "../engine/duty/duty.ts";
import { boxText, type Entry, entryIn, entryNames } from "../engine/duty/entry.ts";

/** The numbers in the form, written as they were understood; 0 where none was entered. */
export function settledEntry(form: HTMLFormElement): Entry {
  const entry = entryIn(new FormData(form));
  writeBoxes(form, entry);
  return entry;
}

/** Puts a duty into the boxes, whatever was typed there. */
export function writeBoxes(form: HTMLFormElement, entry: Entry): void {
  for (const field of dutyFields) writeBox(form, field, entry[field]);
}

/** Puts a value into a box and gives back the box. */
export function writeBox(
  form: HTMLFormElement,
  field: DutyField,
  value: number,
): HTMLInputElement | undefined {
  const box = form.elements.namedItem(entryNames[field]);
  if (!(box instanceof HTMLInputElement)) return undefined;
  box.value = boxText(value);
  return box;
}
