import { type DutyField, dutyFields } from "#domain/calculator/duty.ts";
import { type Entry, entryIn, entryNames } from "#domain/calculator/entry.ts";

/** The numbers in the form, with 0 written where none was entered. */
export function settledEntry(form: HTMLFormElement): Entry {
  const entry = entryIn(new FormData(form));
  for (const field of dutyFields) if (entry[field] === 0) writeBox(form, field, 0);
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
  box.value = String(value);
  return box;
}
