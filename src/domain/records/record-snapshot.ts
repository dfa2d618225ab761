import * as z from "zod/mini";
import { idParamsSchema } from "../admin/page-query.ts";
import { type Fields, namesOf, translatedIn } from "./fields.ts";

export const trashRetentionMs = 30 * 24 * 60 * 60 * 1000;

export const versionsPageSize = 50;

export const versionsQuerySchema = z.object({ before: z.optional(idParamsSchema.shape.id) });

/** Part of a history, newest first; `total` counts all stored versions. */
export interface Versions<Version> {
  versions: Version[];
  total: number;
}

/** Returns a schema of records that an earlier version of the program may have stored; fields that were added later are empty. */
export function storedRecordSchema<T>(schema: z.ZodMiniType<T>, fields: Fields): z.ZodMiniType<T> {
  const nothing = Object.fromEntries(namesOf(fields).map((name) => [name, null]));
  const noEnglish = Object.fromEntries(translatedIn(fields).map((name) => [name, null]));
  const withLaterFields = (stored: unknown) => {
    if (!isObject(stored)) return stored;
    const english = "en" in stored && isObject(stored.en) ? stored.en : {};
    return { ...nothing, ...stored, en: { ...noEnglish, ...english } };
  };
  return z.pipe(z.transform(withLaterFields), schema) as z.ZodMiniType<T>;
}

/**
 * Returns a parser of such records as JSON.
 * @throws ZodError when the text is not such a record
 */
export function snapshotReader<T>(schema: z.ZodMiniType<T>, fields: Fields): (json: string) => T {
  const stored = storedRecordSchema(schema, fields);
  return (json) => stored.parse(JSON.parse(json));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
