import type { Fields, Translated } from "#domain/records/fields.ts";
import { type Entry, type EntryField, valueIn } from "../record-entry.ts";

export interface FieldWords<T extends Fields> {
  label(field: EntryField<T>): string;
  /** Returns the text of a value; "" for none. */
  text(field: EntryField<T>, entry: Entry<T>): string;
}

interface WordsOfFields<T extends Fields> {
  labels: Readonly<Record<keyof T, string>>;
  english: Readonly<Record<Translated<T>, string>>;
  choices: Readonly<Record<string, string>>;
}

export function fieldWords<T extends Fields>(
  fields: T,
  { labels, english, choices }: WordsOfFields<T>,
): FieldWords<T> {
  const all = new Map<string, string>([
    ...Object.entries<string>(labels),
    ...Object.entries<string>(english).map(([name, label]) => [`en.${name}`, label] as const),
  ]);
  return {
    label: (field) => all.get(field) ?? field,
    text(field, entry) {
      const value = valueIn<T>(entry, field);
      if (typeof value !== "string") return value.join(", ");
      return fields[field]?.kind === "choice" ? (choices[value] ?? value) : value.trim();
    },
  };
}
