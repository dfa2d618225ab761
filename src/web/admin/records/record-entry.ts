import * as z from "zod/mini";
import {
  eachField,
  type Field,
  type Fields,
  isNullable,
  namesOf,
  type Stored,
  type Translated,
  translatedIn,
} from "#domain/records/fields.ts";

/** A record in the fields of a form: texts in place of numbers and null. */
export type Entry<T extends Fields> = {
  [Name in keyof T]: T[Name] extends { kind: "tags"; of: infer Words extends readonly string[] }
    ? Words[number][]
    : string;
} & { en: Record<Translated<T>, string> };

/** Returns a schema of stored entries. Fields that an older program version lacked are empty. */
export function entrySchema<T extends Fields>(fields: T): z.ZodMiniType<Entry<T>> {
  const own = namesOf(fields).map((name) => [
    name,
    fields[name]?.kind === "tags" ? z._default(z.array(z.string()), []) : textSchema,
  ]);
  const english = z.object(Object.fromEntries(translatedIn(fields).map((name) => [name, textSchema])));
  const schema: z.ZodMiniType = z.object({ ...Object.fromEntries(own), en: english });
  return schema as z.ZodMiniType<Entry<T>>;
}

const textSchema = z._default(z.string(), "");

/** Name of a field of a form; the English text of `title` is `en.title`. */
export type EntryField<T extends Fields> = Extract<keyof T, string> | `en.${Translated<T>}`;

export function entryFieldsOf<T extends Fields>(fields: T): EntryField<T>[] {
  return [...namesOf(fields), ...translatedIn(fields).map((name) => `en.${name}` as const)];
}

export function entryOf<T extends Fields>(
  fields: T,
  record: { readonly [Name in keyof T]?: unknown } & {
    readonly en?: Partial<Record<Translated<T>, unknown>>;
  },
): Entry<T> {
  const english = translatedIn(fields).map((name) => [name, text(record.en?.[name])]);
  return {
    ...eachField<T, Entry<T>>(fields, (field, name) => {
      const value = record[name];
      if (field.kind !== "tags") return text(value);
      return field.of.filter((tag) => Array.isArray(value) && value.includes(tag));
    }),
    en: Object.fromEntries(english),
  };
}

/** Returns the request body of an entry: an invalid year becomes NaN, which the schema rejects. */
export function bodyOf<T extends Fields>(fields: T, entry: Entry<T>): unknown {
  const own = eachField<T, object>(fields, (field, name) => {
    const value = entry[name];
    if (field.kind !== "year") return value;
    return text(value).trim() === "" ? null : Number(value);
  });
  return { ...own, en: entry.en };
}

/** Returns an entry as it would be stored, even if incomplete. */
export function draftOf<T extends Fields>(fields: T, entry: Entry<T>) {
  const own = eachField<T, { [Name in keyof T]: Stored<T[Name]> }>(fields, (field, name) =>
    drafted(field, entry[name]),
  );
  const english = translatedIn(fields).map((name) => [name, entry.en[name].trim() || null]);
  return { ...own, en: Object.fromEntries(english) as Record<Translated<T>, string | null> };
}

function drafted(field: Field, value: unknown): unknown {
  if (field.kind === "tags") return value;
  const entered = text(value).trim();
  if (field.kind === "choice") return field.of.find((word) => word === entered) ?? field.of[0];
  if (field.kind === "year") return /^\d{4}$/.test(entered) ? Number(entered) : null;
  return field.kind === "day" || isNullable(field) ? entered || null : entered;
}

export function valueIn<T extends Fields>(entry: Entry<T>, field: EntryField<T>): string | readonly string[] {
  const [name = "", english] = field.split(".");
  const value: unknown = english === undefined ? entry[name] : new Map(Object.entries(entry.en)).get(english);
  return Array.isArray(value) ? value : text(value);
}

export function differences<T extends Fields>(fields: T, mine: Entry<T>, theirs: Entry<T>): EntryField<T>[] {
  return entryFieldsOf(fields).filter(
    (field) => comparable(valueIn(mine, field)) !== comparable(valueIn(theirs, field)),
  );
}

/** Tags are compared as a set, texts as stored. */
function comparable(value: string | readonly string[]): string {
  return typeof value === "string" ? value.trim().normalize("NFC") : value.toSorted().join();
}

function text(value: unknown): string {
  return String(value ?? "");
}
