import type { Fields } from "#domain/records/fields.ts";
import { differences, type Entry, type EntryField, entryFieldsOf, valueIn } from "../record-entry.ts";

export type Side = "mine" | "theirs";
export type Choices<T extends Fields> = Partial<Record<EntryField<T>, Side>>;

export interface Versions<T> {
  /** The version that the user opened, or continued from after the last conflict. */
  base: T;
  mine: T;
  /** The version stored meanwhile by somebody else. */
  theirs: T;
}

/**
 * Returns the fields in which two versions differ, in the order of the form, with a proposal: the other version's
 * value if the user did not change the field, else the user's.
 */
export function proposal<T extends Fields>(
  fields: T,
  { base, mine, theirs }: Versions<Entry<T>>,
): Choices<T> {
  const touched = new Set(differences(fields, mine, base));
  const sides = differences(fields, mine, theirs).map((field) => [
    field,
    touched.has(field) ? "mine" : "theirs",
  ]);
  return Object.fromEntries(sides);
}

/** Returns the same proposal for a single value; `undefined` if both versions are equal. */
export function proposedSide({ base, mine, theirs }: Versions<string | boolean>): Side | undefined {
  if (mine === theirs) return undefined;
  return mine === base ? "theirs" : "mine";
}

/** Returns the user's version with the chosen fields of the other. @param choices also those of other parts of the form */
export function valuesAfterConflict<T extends Fields>(
  fields: T,
  { mine, theirs }: Pick<Versions<Entry<T>>, "mine" | "theirs">,
  choices: Readonly<Record<string, Side>>,
): Entry<T> {
  const values = { ...mine, en: { ...mine.en } };
  for (const field of entryFieldsOf(fields).filter((name) => choices[name] === "theirs")) {
    const [name = "", english] = field.split(".");
    const value = valueIn(theirs, field);
    Object.assign(english === undefined ? values : values.en, { [english ?? name]: value });
  }
  return values;
}
