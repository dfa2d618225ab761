import * as z from "zod/mini";
import { largestId } from "#domain/admin/paging.ts";
import { editedProjectSchema } from "#domain/projects/project.ts";
import { problemSchema } from "#http/calls/problem.ts";

export const idParamsSchema = z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(largestId)) });

/** `fields` has a message for each field that must be corrected. */
export const fieldProblemsSchema = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** `project` is what has been stored in the meantime. */
export const conflictSchema = z.object({ error: z.string(), project: editedProjectSchema });

export const editResponses = {
  400: fieldProblemsSchema,
  404: problemSchema,
} as const;
