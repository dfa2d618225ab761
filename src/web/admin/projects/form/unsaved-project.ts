import * as z from "zod/mini";
import { editableProjectSchema } from "#domain/projects/project.ts";
import { projectFields } from "#domain/projects/project-fields.ts";
import { storedRecordSchema } from "#domain/records/record-snapshot.ts";
import { entrySchema } from "../../records/record-entry.ts";

export const unsavedProjectPrefix = "project ";

/** Entries of a form that was left without saving, without chosen pictures. */
export const unsavedProjectSchema = z.object({
  /** The edited version; null for a new project. */
  base: z.nullable(storedRecordSchema(editableProjectSchema, projectFields)),
  /** Idempotency key of a new project. */
  key: z.optional(z.string()),
  entry: entrySchema(projectFields),
  visibility: z.object({ isHidden: z.boolean(), isOnHome: z.boolean() }),
  pictures: z.optional(editableProjectSchema.shape.pictures),
});

export type UnsavedProject = z.infer<typeof unsavedProjectSchema>;
