import type { Fields } from "#domain/records/fields.ts";
import { differences, type Entry, type EntryField, valueIn } from "../record-entry.ts";

/** Source of a field's content. */
export type Side = "mine" | "theirs";
export type Choices<T extends Fields> = Partial<Record<EntryField<T>, Side>>;

interface Versions<T extends Fields> {
  /** Entry from which the writer started. */
  start: Entry<T>;
  mine: Entry<T>;
  /** Entry that somebody else has stored meanwhile. */
  theirs: Entry<T>;
}

/**
 * The fields that stand differently in two versions, in the order of the form, with a proposal: what the writer has not
 * touched takes the other's content, what the writer has changed stays.
 */
export function proposal<T extends Fields>(fields: T, { start, mine, theirs }: Versions<T>): Choices<T> {
  const touched = new Set(differences(fields, mine, start));
  const sides = differences(fields, mine, theirs).map((field) => [
    field,
    touched.has(field) ? "mine" : "theirs",
  ]);
  return Object.fromEntries(sides);
}

/** The writer's version with the fields taken over that were chosen so; rows of grids, such as `models/A-100`, are left out. */
export function merged<T extends Fields>(
  mine: Entry<T>,
  theirs: Entry<T>,
  choices: Readonly<Record<string, Side>>,
): Entry<T> {
  const entry = { ...mine, en: { ...mine.en } };
  for (const [field, side] of Object.entries(choices)) {
    if (side !== "theirs" || field.includes("/")) continue;
    const [name = "", english] = field.split(".");
    const value = valueIn(theirs, field as EntryField<T>);
    Object.assign(english === undefined ? entry : entry.en, { [english ?? name]: value });
  }
  return entry;
}
