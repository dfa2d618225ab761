import * as z from "zod/mini";
import { idParamsSchema } from "../admin/page-query.ts";
import { type Contract, successSchema } from "../contract.ts";
import { editablePageSchema, listedPageSchema, ownPageContentSchema, pageKinds } from "./own-page.ts";

const path = "/admin/pages";
const one = { path: `${path}/:id`, params: idParamsSchema } as const;

/** `updatedAt` names the version that the administrator has seen. */
const versionSchema = z.object({ updatedAt: z.iso.datetime() });

const seenScheduleSchema = z.object({
  /** `publishAt` that the administrator has seen. */
  publishAt: z._default(z.nullable(z.iso.datetime()), null),
});

/** Maximum number of pages and news together, without those in the trash. */
export const maxPages = 2_000;

/** Maximum length of the JSON of a draft, characters. */
export const maxDraftLength = 1_000_000;

/** A version that was published, newest first. */
const pageVersionSchema = z.object({
  id: z.int(),
  publishedAt: z.string(),
  publishedBy: z.nullable(z.string()),
});
export type PageVersion = z.infer<typeof pageVersionSchema>;

export const deletedPageSchema = z.object({
  ...z.pick(listedPageSchema, { id: true, kind: true, title: true }).shape,
  deletedAt: z.string(),
  deletedBy: z.nullable(z.string()),
});
export type DeletedPage = z.infer<typeof deletedPageSchema>;

const versionParams = z.extend(idParamsSchema, { version: idParamsSchema.shape.id });

/** Calls of the administrator on the company's own pages and news. */
export const pageCalls = {
  list: { method: "GET", path, response: z.object({ pages: z.array(listedPageSchema) }) },
  find: { method: "GET", ...one, response: editablePageSchema },
  add: {
    method: "POST",
    path,
    body: z.object({ kind: z.enum(pageKinds), draft: ownPageContentSchema }),
    response: editablePageSchema,
  },
  change: {
    method: "PUT",
    ...one,
    body: z.extend(versionSchema, { draft: ownPageContentSchema }),
    response: editablePageSchema,
  },
  /** At once, or at a time that is yet to come. */
  publish: {
    method: "POST",
    path: `${path}/:id/publish`,
    params: idParamsSchema,
    body: z.object({
      ...versionSchema.shape,
      at: z._default(z.nullable(z.iso.datetime()), null),
      ...seenScheduleSchema.shape,
    }),
    response: editablePageSchema,
  },
  /** Takes back what is planned for `publishAt`, the hour that the administrator has seen. */
  unschedule: {
    method: "DELETE",
    path: `${path}/:id/publish/:publishAt`,
    params: z.extend(idParamsSchema, { publishAt: z.iso.datetime() }),
    response: editablePageSchema,
  },
  /** Visitors do not see it any more, and its schedule is cancelled; the draft stays. */
  withdraw: {
    method: "POST",
    path: `${path}/:id/withdraw`,
    params: idParamsSchema,
    /** Null without a body, as it was called before it had one. */
    body: z.nullable(seenScheduleSchema),
    response: editablePageSchema,
  },
  remove: { method: "DELETE", ...one, response: successSchema },
  versions: {
    method: "GET",
    path: `${path}/:id/versions`,
    params: idParamsSchema,
    response: z.object({ versions: z.array(pageVersionSchema) }),
  },
  /** Makes the draft what a version was. */
  revert: {
    method: "POST",
    path: `${path}/:id/versions/:version/revert`,
    params: versionParams,
    body: versionSchema,
    response: editablePageSchema,
  },
  trash: { method: "GET", path: `${path}/trash`, response: z.object({ pages: z.array(deletedPageSchema) }) },
  restore: {
    method: "POST",
    path: `${path}/trash/:id/restore`,
    params: idParamsSchema,
    response: editablePageSchema,
  },
  /** Takes back the removal: published, with its schedule, as far as that is still possible. */
  undoRemoval: {
    method: "POST",
    path: `${path}/trash/:id/undo`,
    params: idParamsSchema,
    response: editablePageSchema,
  },
  erase: { method: "DELETE", path: `${path}/trash/:id`, params: idParamsSchema, response: successSchema },
} as const satisfies Record<string, Contract>;
