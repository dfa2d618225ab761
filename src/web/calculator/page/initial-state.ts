import {
  besideDuty,
  readSelection,
  type SelectionTexts,
  wishTexts,
  withWishes,
} from "#documents/selection/selection-texts.ts";
import { dutyFields, readDuty, type Violation } from "#engine/duty/duty.ts";
import { type Entry, entryIn, initialText } from "#engine/duty/entry.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { type Calculation, calculate } from "#engine/method/calculation.ts";

export interface InitialState {
  entry: Entry;
  violations: Violation[];
  calculation: Calculation | null;
  chosen: SelectionTexts;
}

/** Reads the address: four values have a result or violations at once; fewer only fill the form. */
export function initialStateAt(query: URLSearchParams): InitialState {
  const entry = entryIn(withInitialValues(query));
  const texts = withWishes(readSelection(query), wishTexts(query));
  const opening = { entry, violations: [], calculation: null, chosen: besideDuty(texts) };
  if (!dutyFields.every((field) => query.has(dutyInputs[field].key))) return opening;
  const reading = readDuty(entry);
  return reading.kind === "duty"
    ? { ...opening, calculation: calculate(reading.duty) }
    : { ...opening, violations: reading.violations };
}

function withInitialValues(query: URLSearchParams): URLSearchParams {
  const initial = dutyFields.map((field) => [dutyInputs[field].key, initialText(field)]);
  return new URLSearchParams([...query, ...initial]);
}
