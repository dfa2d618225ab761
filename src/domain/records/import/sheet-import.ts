import * as z from "zod/mini";
import { idParamsSchema } from "../../admin/page-query.ts";
import { maxId } from "../../admin/paging.ts";

/** Limits of an import. A longer list is imported in parts. */
export const importLimits = {
  rows: 2_000,
  /** Size of the request body, bytes. */
  bytes: 8 * 1024 * 1024,
  /** Size of the kept outcomes, and of what was there before, bytes: a backup holds each as one value (`backupBudget`). */
  keptBytes: 16 * 1024 * 1024,
  /** Length of the company's own number of a record, characters. */
  number: 60,
  /** Length of a photo's identity, characters. */
  photo: 300,
} as const;

/** `code` of the error of an import whose changes are too large to be kept; nothing of it is stored. */
export const tooLargeImportCode = "IMPORT_TOO_LARGE";

export function isTooLargeImport(failure: unknown): boolean {
  return failure instanceof Error && "code" in failure && failure.code === tooLargeImportCode;
}

export const importDecisions = ["update", "add", "leave"] as const;
export type ImportDecision = (typeof importDecisions)[number];

export const rowIdentityShape = {
  /** Id of the record on this site; present in exports. */
  id: z.nullable(z.int().check(z.positive())),
  /** Decision about a row that may be a stored record. Without it only a row with the site's id is changed. */
  decision: z.optional(z.enum(importDecisions)),
};

/** Schema of a request to import rows; a dry run stores nothing. */
export function listBody<Row extends z.ZodMiniType, const Column extends string>(
  row: Row,
  columns: readonly Column[],
) {
  return z.object({
    /** The fields that the list has columns for; other fields are not changed. */
    columns: z.array(z.enum(columns)).check(z.minLength(1), z.maxLength(columns.length)),
    rows: z.array(row).check(z.minLength(1), z.maxLength(importLimits.rows)),
    /** Dry run: reports the changes of each row and stores nothing. */
    isTrial: z.boolean(),
  });
}

/** Results of a row; "left": it differs and was not imported. Rows that were excluded from the list are not sent. */
export const rowOutcomes = ["added", "changed", "same", "left"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** Schema of a row's result. @param known fields that identify the stored record that it matches or may match */
export function outcomeSchema<const Column extends string, Known extends z.core.$ZodLooseShape>(
  columns: readonly Column[],
  known: Known,
) {
  return z.object({
    outcome: z.enum(rowOutcomes),
    /** Null until it is stored. */
    id: z.nullable(z.int()),
    /** The stored record that the row matches: by the site's id, or by identity (`words`). */
    known: z.nullable(z.object({ by: z.enum(["id", "words"]), title: z.string(), ...known })),
    /** Fields that differ: stored value and imported value. */
    changes: z.array(z.object({ column: z.enum(columns), before: z.string(), after: z.string() })),
  });
}

/** Result of a row of any kind of records. */
export type SheetRowResult = z.infer<ReturnType<typeof outcomeSchema<string, Record<never, never>>>>;

const importRunSchema = z.object({
  id: z.int(),
  /** ISO 8601, UTC; and the user name of the importer, if known. */
  importedAt: z.string(),
  importedBy: z.nullable(z.string()),
  added: z.int(),
  changed: z.int(),
});
export type ImportRun = z.infer<typeof importRunSchema>;

/** Returns the API calls on stored imports. @param path of the call that stores one */
export function runCalls<const Path extends string>(path: Path) {
  return {
    /** Imports of the last 30 days that were not undone, newest first. */
    runs: { method: "GET", path: `${path}/runs`, response: z.object({ runs: z.array(importRunSchema) }) },
    /** Skips and counts the records that were changed after the import. */
    undo: {
      method: "POST",
      path: `${path}/runs/:id/undo`,
      params: idParamsSchema,
      response: z.object({ undone: z.int(), kept: z.int() }),
    },
  } as const;
}

/** Query of a part of an export: records after an id. */
export const exportQuery = z.object({
  after: z._default(z.coerce.number().check(z.int(), z.nonnegative(), z.lte(maxId)), 0),
});
