import { type Field, type Fields, namesOf, type Translated, translatedIn } from "../fields.ts";

/** A column of an imported list that holds a field of the record; `en.title` is the English text of `title`. */
export type ColumnOf<T extends Fields> = (keyof T & string) | `en.${Translated<T>}`;

export function fieldColumnsOf<T extends Fields>(fields: T): ColumnOf<T>[] {
  return [...namesOf(fields), ...translatedIn(fields).map((name) => `en.${name}` as const)];
}

export function fieldIn(fields: Fields, column: string): Field | undefined {
  const name = column.replace(/^en\./, "");
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
