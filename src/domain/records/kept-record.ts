import type * as z from "zod/mini";
import { type Fields, namesOf, translatedIn } from "./fields.ts";

/** How long the trash keeps a record, ms: 30 days. */
export const trashMs = 30 * 24 * 60 * 60 * 1000;

/** How many versions of a record its history keeps; the oldest make room. */
export const keptVersions = 50;

/**
 * Reads a record that was kept as JSON; a field that came later than the record is empty in it.
 * @throws ZodError when the text is no such record
 */
export function keptRecordReader<T>(schema: z.ZodMiniType<T>, fields: Fields): (json: string) => T {
  const nothing = Object.fromEntries(namesOf(fields).map((name) => [name, null]));
  const noEnglish = Object.fromEntries(translatedIn(fields).map((name) => [name, null]));
  return (json) => {
    const kept = JSON.parse(json);
    return schema.parse({ ...nothing, ...kept, en: { ...noEnglish, ...kept.en } });
  };
}
