import { type Field, type Fields, namesOf, type Translated, translatedIn } from "../fields.ts";

/** A column of a list of records that stands for one of their fields; the English text of `title` is `en.title`. */
export type ColumnOf<T extends Fields> = (keyof T & string) | `en.${Translated<T>}`;

export function fieldColumnsOf<T extends Fields>(fields: T): ColumnOf<T>[] {
  return [...namesOf(fields), ...translatedIn(fields).map((name) => `en.${name}` as const)];
}

/** The field that a column stands for, if it is one. */
export function fieldIn(fields: Fields, column: string): Field | undefined {
  const name = column.replace(/^en\./, "");
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
