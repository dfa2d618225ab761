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

/**
 * Returns a parser of records stored as JSON; fields that were added to the schema later are empty.
 * @throws ZodError when the text is not such a record
 */
export function snapshotReader<T>(schema: z.ZodMiniType<T>, fields: Fields): (json: string) => T {
  const nothing = Object.fromEntries(namesOf(fields).map((name) => [name, null]));
  const noEnglish = Object.fromEntries(translatedIn(fields).map((name) => [name, null]));
  return (json) => {
    const stored = JSON.parse(json);
    return schema.parse({ ...nothing, ...stored, en: { ...noEnglish, ...stored.en } });
  };
}
