import * as z from "zod/mini";
import type { Contract } from "../../contract.ts";
import { answerShape, englishAnswer } from "../../records/schemas.ts";
import { projectCalls } from "../project-calls.ts";
import { projectFields } from "../project-fields.ts";
import { projectFormSchema } from "../project-form.ts";
import { fieldColumns, importBounds } from "./import-columns.ts";

const rowSchema = z.object({
  /** By which the site knows the project; of exports. */
  id: z.nullable(z.int().check(z.positive())),
  /** By which its owner does. */
  number: z.nullable(
    z.string().check(z.trim(), z.normalize("NFC"), z.minLength(1), z.maxLength(importBounds.number)),
  ),
  /** What its photograph is known by, see `photoMark`; the photograph itself is `imageUrl`, once it is stored. */
  photo: z.nullable(z.string().check(z.minLength(1), z.maxLength(importBounds.photo))),
  project: projectFormSchema,
});
export type ImportRow = z.infer<typeof rowSchema>;

const bodySchema = z.object({
  /** The fields that the list has columns of; the others stay as they are. */
  columns: z.array(z.enum(fieldColumns)).check(z.minLength(1), z.maxLength(fieldColumns.length)),
  rows: z.array(rowSchema).check(z.minLength(1), z.maxLength(importBounds.rows)),
  /** Only tells what would become of each row. */
  isTrial: z.boolean(),
});
export type ImportBody = z.infer<typeof bodySchema>;

const outcomeSchema = z.object({
  outcome: z.enum(["added", "changed", "same"]),
  /** Null while it is not stored. */
  id: z.nullable(z.int()),
  /** Fields that stand otherwise. */
  changes: z.array(z.enum(fieldColumns)),
  /** Its photograph is not the one that the project shows, and has to be sent. */
  needsPhoto: z.boolean(),
});
export type ImportOutcome = z.infer<typeof outcomeSchema>;

const exportedSchema = z.object({
  id: z.int(),
  number: z.nullable(z.string()),
  ...answerShape(projectFields),
  en: englishAnswer(projectFields),
});
export type ExportedProject = z.infer<typeof exportedSchema>;

const path = "/admin/projects/import";

/** How lists of projects are brought and taken. */
export const importCalls = {
  /** All rows are stored or none. What a row does not differ in is not touched, and nothing is deleted. */
  store: {
    method: "POST",
    path,
    body: bodySchema,
    answer: z.object({ outcomes: z.array(outcomeSchema) }),
  },
  /** Projects in the order of their ids, a part at a time. */
  read: {
    method: "GET",
    path,
    querystring: z.object({ after: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0) }),
    answer: z.object({
      projects: z.array(exportedSchema),
      /** Where the next part begins; null at the end. */
      next: z.nullable(z.int()),
    }),
  },
  /** As the form sends one; counted apart, as a list has hundreds. */
  uploadPicture: { ...projectCalls.uploadPicture, path: `${path}/upload-image` },
} as const satisfies Record<string, Contract>;
