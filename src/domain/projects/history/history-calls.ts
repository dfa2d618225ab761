import * as z from "zod/mini";
import { idParamsSchema, idSchema, pageNumberSchema } from "../../admin/page-query.ts";
import { type Contract, successSchema } from "../../contract.ts";
import { versionsQuerySchema } from "../../records/record-snapshot.ts";
import { editableProjectSchema } from "../project.ts";
import { bulkChangeSchema, maxBulkSize } from "./bulk-change.ts";
import { projectSnapshotSchema } from "./project-snapshot.ts";

const path = "/admin/projects";
const ids = z.array(idSchema).check(z.minLength(1), z.maxLength(maxBulkSize));

/** A project with the version that it is in after a change. */
const changedSchema = z.object({ id: idSchema, updatedAt: z.iso.datetime() });
export type ChangedProject = z.infer<typeof changedSchema>;

/** A project in the trash. */
const deletedProjectSchema = z.object({
  id: z.int(),
  title: z.string(),
  clientCompany: z.string(),
  country: z.string(),
  city: z.nullable(z.string()),
  /** When, ISO 8601, UTC; and the user name of who did it, where it is known. */
  deletedAt: z.string(),
  deletedBy: z.nullable(z.string()),
});
export type DeletedProject = z.infer<typeof deletedProjectSchema>;

/** A former version of a project, and the change that replaced it. */
const projectVersionSchema = z.object({
  id: z.int(),
  /** Time of that change (= replaced at), ISO 8601, UTC, and the user name of its author (= replaced by), where it is known. */
  changedAt: z.string(),
  changedBy: z.nullable(z.string()),
  record: projectSnapshotSchema,
});
export type ProjectVersion = z.infer<typeof projectVersionSchema>;

/** Calls of the administrator to change several projects at once, undo changes, and read the history. */
export const projectHistoryCalls = {
  /** All or none. The answer names those that were changed; what was so already is not among them. */
  changeInBulk: {
    method: "POST",
    path: `${path}/bulk`,
    body: z.object({ ids, change: bulkChangeSchema }),
    response: z.object({ projects: z.array(changedSchema) }),
  },
  /** Undoes the last change of each, all or none, unless one was changed since. */
  undo: {
    method: "POST",
    path: `${path}/undo`,
    body: z.object({ projects: z.array(changedSchema).check(z.minLength(1), z.maxLength(maxBulkSize)) }),
    response: successSchema,
  },
  /** Newest first, a part at a time. */
  versions: {
    method: "GET",
    path: `${path}/:id/versions`,
    params: idParamsSchema,
    querystring: versionsQuerySchema,
    response: z.object({ versions: z.array(projectVersionSchema), total: z.int() }),
  },
  /** Makes a project what it was before the change. */
  revert: {
    method: "POST",
    path: `${path}/:id/revert`,
    params: idParamsSchema,
    body: z.object({ version: idSchema, updatedAt: z.iso.datetime() }),
    response: editableProjectSchema,
  },
  trash: {
    method: "GET",
    path: `${path}/trash`,
    querystring: z.object({ page: pageNumberSchema }),
    response: z.object({
      projects: z.array(deletedProjectSchema),
      total: z.int(),
      page: z.int(),
      pageSize: z.int(),
    }),
  },
  restore: {
    method: "POST",
    path: `${path}/trash/restore`,
    body: z.object({ ids }),
    response: successSchema,
  },
  erase: { method: "POST", path: `${path}/trash/erase`, body: z.object({ ids }), response: successSchema },
} as const satisfies Record<string, Contract>;
