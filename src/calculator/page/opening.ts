import { dutyFields, readDuty, type Violation } from "../engine/duty/duty.ts";
import { type Entry, entryIn, entryNames, initialText } from "../engine/duty/entry.ts";
import { type Calculation, calculate } from "../engine/method/calculation.ts";

/** What the calculator shows when its page opens. */
export interface Opening {
  entry: Entry;
  violations: Violation[];
  calculation: Calculation | null;
}

/**
 * Reads the address: one that names all four values is answered at once, with the result or with what is
 * wrong. One that names fewer only fills the form.
 */
export function openingAt(query: URLSearchParams): Opening {
  const entry = entryIn(withInitialValues(query));
  if (!dutyFields.every((field) => query.has(entryNames[field]))) {
    return { entry, violations: [], calculation: null };
  }
  const reading = readDuty(entry);
  return reading.kind === "duty"
    ? { entry, violations: [], calculation: calculate(reading.duty) }
    : { entry, violations: reading.violations, calculation: null };
}

function withInitialValues(query: URLSearchParams): URLSearchParams {
  const initial = dutyFields.map((field) => [entryNames[field], initialText(field)]);
  return new URLSearchParams([...query, ...initial]);
}
