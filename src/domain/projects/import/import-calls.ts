import * as z from "zod/mini";
import { idParamsSchema } from "../../admin/page-query.ts";
import type { Contract } from "../../contract.ts";
import { answerShape, englishAnswer } from "../../records/schemas.ts";
import { projectCalls } from "../project-calls.ts";
import { projectFields } from "../project-fields.ts";
import { projectFormSchema } from "../project-form.ts";
import { fieldColumns, importBounds } from "./import-columns.ts";

export const importDecisions = ["update", "add", "leave"] as const;
export type ImportDecision = (typeof importDecisions)[number];

const rowSchema = z.object({
  /** The site's own number of the project; of exports. */
  id: z.nullable(z.int().check(z.positive())),
  /** By which its owner does. */
  number: z.nullable(
    z.string().check(z.trim(), z.normalize("NFC"), z.minLength(1), z.maxLength(importBounds.number)),
  ),
  /** Identity of its photograph, see `photoMark`; the photograph itself is `imageUrl`, once it is stored. */
  photo: z.nullable(z.string().check(z.minLength(1), z.maxLength(importBounds.photo))),
  project: projectFormSchema,
  /**
   * Decision on a row that may be a stored project; only one with the site's own number is changed without it.
   */
  decision: z.optional(z.enum(importDecisions)),
});
export type ImportRow = z.infer<typeof rowSchema>;

const bodySchema = z.object({
  /** The fields that the list has columns of; the others stay as they are. */
  columns: z.array(z.enum(fieldColumns)).check(z.minLength(1), z.maxLength(fieldColumns.length)),
  rows: z.array(rowSchema).check(z.minLength(1), z.maxLength(importBounds.rows)),
  /** Only reports the changes of each row. */
  isTrial: z.boolean(),
});
export type ImportBody = z.infer<typeof bodySchema>;

const outcomeSchema = z.object({
  /** "left": it differs, and was not touched. */
  outcome: z.enum(["added", "changed", "same", "left"]),
  /** Null while it is not stored. */
  id: z.nullable(z.int()),
  /** The stored project that it is, or may be where it has the same name, client and city only. */
  known: z.nullable(
    z.object({
      by: z.enum(["id", "words"]),
      title: z.string(),
      clientCompany: z.string(),
      city: z.nullable(z.string()),
    }),
  ),
  /** Fields that differ, with the stored value and that of the list. */
  changes: z.array(z.object({ column: z.enum(fieldColumns), before: z.string(), after: z.string() })),
  /** Its photograph is not the one that the project shows, and has to be sent. */
  needsPhoto: z.boolean(),
});
export type ImportOutcome = z.infer<typeof outcomeSchema>;

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

const exportedSchema = z.object({
  id: z.int(),
  number: z.nullable(z.string()),
  ...answerShape(projectFields),
  en: englishAnswer(projectFields),
});
export type ExportedProject = z.infer<typeof exportedSchema>;

const path = "/admin/projects/import";

/** Calls to import and export lists of projects. */
export const importCalls = {
  /** All rows are stored or none. What a row does not differ in is not touched, and nothing is deleted. */
  store: {
    method: "POST",
    path,
    body: bodySchema,
    /** `run` names what was stored; null where nothing was. */
    answer: z.object({ outcomes: z.array(outcomeSchema), run: z.nullable(z.int()) }),
  },
  /** Imports of the last 30 days that have not been taken back, newest first. */
  runs: { method: "GET", path: `${path}/runs`, answer: z.object({ runs: z.array(importRunSchema) }) },
  /** Projects changed since stay as they are, and are counted. */
  undo: {
    method: "POST",
    path: `${path}/runs/:id/undo`,
    params: idParamsSchema,
    answer: z.object({ undone: z.int(), kept: z.int() }),
  },
  /** Projects in the order of their ids, a part at a time. */
  read: {
    method: "GET",
    path,
    querystring: z.object({ after: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0) }),
    answer: z.object({
      projects: z.array(exportedSchema),
      /** Offset of the next part; null at the end. */
      next: z.nullable(z.int()),
    }),
  },
  /** As the form sends one; counted apart, as a list has hundreds. */
  uploadPicture: { ...projectCalls.uploadPicture, path: `${path}/upload-image` },
} as const satisfies Record<string, Contract>;
