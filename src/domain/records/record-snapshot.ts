import * as z from "zod/mini";
import { idParamsSchema } from "../admin/page-query.ts";
import { type Fields, namesOf, translatedIn } from "./fields.ts";

/** Retention of the trash, ms: 30 days. */
export const trashMs = 30 * 24 * 60 * 60 * 1000;

/** Versions of a record that are answered at once. */
export const versionsAtOnce = 50;

/** Query of a history: only versions before one of them. */
export const versionsQuerySchema = z.object({ before: z.optional(idParamsSchema.shape.id) });

/** A part of a history, newest first; `total` counts the versions that are kept in all. */
export interface Versions<Version> {
  versions: Version[];
  total: number;
}

/**
 * Reads a record that was kept as JSON; a field that came later than the record is empty in it.
 * @throws ZodError when the text is no such record
 */
export function snapshotReader<T>(schema: z.ZodMiniType<T>, fields: Fields): (json: string) => T {
  const nothing = Object.fromEntries(namesOf(fields).map((name) => [name, null]));
  const noEnglish = Object.fromEntries(translatedIn(fields).map((name) => [name, null]));
  return (json) => {
    const kept = JSON.parse(json);
    return schema.parse({ ...nothing, ...kept, en: { ...noEnglish, ...kept.en } });
  };
}
