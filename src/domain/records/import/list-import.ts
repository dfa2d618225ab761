import * as z from "zod/mini";
import { idParamsSchema } from "../../admin/page-query.ts";

/** Limits of an import. A longer list is imported in parts. */
export const importBounds = {
  rows: 2_000,
  /** Size of the list as it is sent, bytes. */
  bytes: 8 * 1024 * 1024,
  /** Length of the owner's number of a record, characters. */
  number: 60,
  /** Length of a photograph's identity, characters. */
  photo: 300,
} as const;

export const importDecisions = ["update", "add", "leave"] as const;
export type ImportDecision = (typeof importDecisions)[number];

/** Marks that a row of any list may have. */
export const rowMarks = {
  /** The site's own number of the record; of exports. */
  id: z.nullable(z.int().check(z.positive())),
  /** Decision on a row that may be a stored record; only one with the site's own number is changed without it. */
  decision: z.optional(z.enum(importDecisions)),
};

/** Rows of an imported list, of which nothing is stored in a dry run. */
export function listBody<Row extends z.ZodMiniType, const Column extends string>(
  row: Row,
  columns: readonly Column[],
) {
  return z.object({
    /** The fields that the list has columns of; the others stay as they are. */
    columns: z.array(z.enum(columns)).check(z.minLength(1), z.maxLength(columns.length)),
    rows: z.array(row).check(z.minLength(1), z.maxLength(importBounds.rows)),
    /** Only reports the changes of each row. */
    isTrial: z.boolean(),
  });
}

/** Outcome of a row. @param known fields that identify the stored record that it is, or may be */
export function outcomeSchema<const Column extends string, Known extends z.core.$ZodLooseShape>(
  columns: readonly Column[],
  known: Known,
) {
  return z.object({
    /** "left": it differs, and was not touched. */
    outcome: z.enum(["added", "changed", "same", "left"]),
    /** Null while it is not stored. */
    id: z.nullable(z.int()),
    known: z.nullable(z.object({ by: z.enum(["id", "words"]), title: z.string(), ...known })),
    /** Fields that differ, with the stored value and that of the list. */
    changes: z.array(z.object({ column: z.enum(columns), before: z.string(), after: z.string() })),
  });
}

/** An import that can be taken back as a whole. */
const importRunSchema = z.object({
  id: z.int(),
  /** ISO 8601, UTC; and the user name of the importer, where it is known. */
  importedAt: z.string(),
  importedBy: z.nullable(z.string()),
  added: z.int(),
  changed: z.int(),
});
export type ImportRun = z.infer<typeof importRunSchema>;

/** Calls on imports that were stored. @param path of the call that stores one */
export function runCalls<const Path extends string>(path: Path) {
  return {
    /** Imports of the last 30 days that have not been taken back, newest first. */
    runs: { method: "GET", path: `${path}/runs`, answer: z.object({ runs: z.array(importRunSchema) }) },
    /** Records changed since stay as they are, and are counted. */
    undo: {
      method: "POST",
      path: `${path}/runs/:id/undo`,
      params: idParamsSchema,
      answer: z.object({ undone: z.int(), kept: z.int() }),
    },
  } as const;
}

/** Part of an export after a record. */
export const exportQuery = z.object({
  after: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
});
