import {
  type English,
  type Fields,
  isText,
  type NewRecord,
  namesOf,
  type Stored,
  type Translated,
  translatedIn,
} from "#domain/records/fields.ts";
import { searchable, tidy } from "./search-text.ts";

/** The columns of a record: one for each field, and `titleEn` for the English text of `title`. Tags have a table. */
export type Row<T extends Fields> = {
  [Name in keyof T as T[Name] extends { kind: "tags" } ? never : Name]: Stored<T[Name]>;
} & { [Name in Translated<T> as `${Name}En`]: string | null };

/** The names of the columns. */
export function columnsOf<T extends Fields>(fields: T): (keyof Row<T> & string)[] {
  const own = namesOf(fields).filter((name) => fields[name]?.kind !== "tags");
  const english = translatedIn(fields).map((name) => `${name}En`);
  return [...own, ...english] as (keyof Row<T> & string)[];
}

/** The columns of texts that may have at least so many characters. */
export function longColumnsOf(fields: Fields, characters: number): string[] {
  return namesOf(fields).flatMap((name) => {
    const field = fields[name];
    if (!isText(field) || field.maxLength < characters) return [];
    return field.isTranslated ? [name, `${name}En`] : [name];
  });
}

/** The stored form of a record: tidy texts, null for empty or missing ones. */
export function rowOf<T extends Fields>(fields: T, record: NewRecord<T>): Row<T> {
  const values = new Map<string, unknown>([
    ...Object.entries(record),
    ...Object.entries(record.en ?? {}).map(([name, text]): [string, unknown] => [`${name}En`, text]),
  ]);
  return Object.fromEntries(
    columnsOf(fields).map((column) => [column, tidyOrNull(values.get(column))]),
  ) as Row<T>;
}

/** The fields and the English texts of a row. */
export function fieldsOf<T extends Fields>(fields: T, row: Row<T>) {
  const values: Record<string, unknown> = row;
  const own = namesOf(fields).filter((name) => fields[name]?.kind !== "tags");
  return {
    ...Object.fromEntries(own.map((name) => [name, values[name]])),
    en: Object.fromEntries(translatedIn(fields).map((name) => [name, values[`${name}En`]])),
  } as { [Name in keyof Row<T> & keyof T]: Row<T>[Name] } & { en: English<T> };
}

/** All that a search looks at, in both languages, one text a line. */
export function searchTextOf<T extends Fields>(fields: T, row: Row<T>): string {
  const values: Record<string, unknown> = row;
  return namesOf(fields)
    .filter((name) => "isSearched" in (fields[name] ?? {}))
    .flatMap((name) => [values[name], values[`${name}En`]])
    .filter((text) => typeof text === "string")
    .map(searchable)
    .join("\n");
}

/** Tidies a text; null for an empty one. The caller has checked that required texts are not empty. */
function tidyOrNull(value: unknown): unknown {
  return (typeof value === "string" ? tidy(value) : value) || null;
}
