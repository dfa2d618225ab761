import * as z from "zod/mini";
import { maxId } from "../admin/paging.ts";
import { type Contract, successSchema } from "../contract.ts";
import { inEach, locales } from "../locale.ts";
import { editSchema, filmSchema, maxPathLength, pictureSchema } from "./edits.ts";
import { factChecks } from "./fact-checks.ts";

const factValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

const anyField = {
  path: z.string(),
  /** Labels of the path segments below the page; "" for a segment without one. An entry is labelled by the noun of its list. */
  names: z.array(z.string()),
  isForSearch: z.optional(z.boolean()),
};

/** Editable field and its content in the draft. A list has the ids of its entries, in order. */
export const editableFieldSchema = z.discriminatedUnion("kind", [
  z.object({
    ...anyField,
    kind: z.literal("text"),
    isPhone: z.optional(z.boolean()),
    mayBeEmpty: z.optional(z.boolean()),
    ...inEach(locales, () => z.string()),
  }),
  z.object({
    ...anyField,
    kind: z.literal("texts"),
    mayBeEmpty: z.boolean(),
    ...inEach(locales, () => z.array(z.string())),
  }),
  z.object({
    ...anyField,
    /** A value without language. */
    kind: z.literal("fact"),
    check: z.enum(factChecks),
    isCounted: z.optional(z.boolean()),
    value: factValue,
  }),
  /** Address of each language's file. */
  z.object({ ...anyField, kind: z.literal("document"), ...inEach(locales, () => z.string()) }),
  z.object({
    ...anyField,
    kind: z.literal("picture"),
    picture: pictureSchema,
    ...inEach(locales, () => z.string()),
  }),
  z.object({ ...anyField, kind: z.literal("film"), film: filmSchema }),
  z.object({
    ...anyField,
    kind: z.literal("list"),
    /** Word for one entry. */
    noun: z.string(),
    ids: z.array(z.string()),
  }),
]);
export type EditableField = z.infer<typeof editableFieldSchema>;
export type EditableFilmField = Extract<EditableField, { kind: "film" }>;
export type EditablePictureField = Extract<EditableField, { kind: "picture" }>;

/** An edit of the draft with its author, and the default content at the time of the edit and now. */
const draftEditSchema = z.object({
  path: z.string(),
  edit: editSchema,
  revision: z.int(),
  editedAt: z.string(),
  editedBy: z.string(),
  /** Shipped content at the time of the edit; null if there was none. */
  defaultThen: z.nullable(editSchema),
  /** Default content now, as it follows the company's records; null if the program has no such field any more, or one of another kind. */
  defaultNow: z.nullable(editSchema),
  /** Shipped content now, to be compared with `defaultThen`; null where `defaultNow` is. */
  shippedNow: z.nullable(editSchema),
  /** A newer version of the program ships other content for the field. */
  hasDefaultChanged: z.boolean(),
});
export type EditView = z.infer<typeof draftEditSchema>;

/** One difference between what visitors see and something else; null where there is no such field. */
const differenceSchema = z.object({
  path: z.string(),
  before: z.nullable(editSchema),
  after: z.nullable(editSchema),
  /** The field belongs to an entry that is added. */
  isNew: z.boolean(),
  /** Why it cannot be published, in sentences. */
  problems: z.array(z.string()),
});
export type Difference = z.infer<typeof differenceSchema>;

const draftDifferenceSchema = z.extend(differenceSchema, {
  /** User name of its last editor; null where the draft has no edit, such as for one that was taken back. */
  editedBy: z.nullable(z.string()),
});
export type DraftDifference = z.infer<typeof draftDifferenceSchema>;

const versionSchema = z.object({
  id: z.int(),
  /** Null for version 0, the state before the first publication. */
  publishedAt: z.nullable(z.string()),
  publishedBy: z.nullable(z.string()),
  restoredFrom: z.nullable(z.int()),
});
export type VersionView = z.infer<typeof versionSchema>;

/** The scheduled publication, with its result if it were published now. */
const scheduleSchema = z.object({
  /** ISO 8601, UTC, as all times here. */
  at: z.string(),
  by: z.string(),
  /** Time of the scheduling, which identifies the schedule. */
  plannedAt: z.string(),
  /** When it could not be published; null while it is awaited. */
  failedAt: z.nullable(z.string()),
  differences: z.array(differenceSchema),
  /** Paths of scheduled texts that are left (= skipped), because other texts were published there since. */
  left: z.array(z.string()),
});
export type ScheduleView = z.infer<typeof scheduleSchema>;

/** Refusal of an edit. */
export const editRefusalSchema = z.object({
  error: z.string(),
  locale: z
    .optional(z.enum(locales))
    .register(z.globalRegistry, { description: "language of the text that was refused" }),
});

const path = "/admin/content";
const versionParams = z.object({ id: z.coerce.number().check(z.int(), z.nonnegative(), z.lte(maxId)) });

const draftHashSchema = z.string().check(z.maxLength(100));
/** Hash of the reviewed draft: a call that publishes or replaces the draft is refused once it has changed. */
const reviewedDraftSchema = z.object({ draftHash: draftHashSchema });

/** Calls of the administrator on the content of the pages. */
export const contentCalls = {
  draft: {
    method: "GET",
    path,
    response: z.object({
      fields: z.array(editableFieldSchema),
      edits: z.array(draftEditSchema),
      /** The edits that visitors see, by path. */
      published: z.record(z.string(), editSchema),
      /** Values of the placeholders that every page fills, such as `name`. */
      companyPlaceholders: z.object(inEach(locales, () => z.record(z.string(), z.string()))),
    }),
  },
  change: {
    method: "PUT",
    path: `${path}/edits`,
    body: z.object({
      path: z.string().check(z.minLength(1), z.maxLength(maxPathLength)),
      /** Null removes the edit: the default content applies again. */
      edit: z.nullable(editSchema),
      /** Revision of the edit that was changed; 0 where there was none. */
      revision: z.int().check(z.nonnegative()),
    }),
    response: z.object({
      revision: z.int(),
      problems: z.array(z.string()),
      problemLocales: z.optional(z.array(z.nullable(z.enum(locales)))).register(z.globalRegistry, {
        description: "language of the text that has each of the problems; null for one of the whole field",
      }),
    }),
  },
  review: {
    method: "GET",
    path: `${path}/changes`,
    response: z.object({
      differences: z.array(draftDifferenceSchema),
      /** Hash of the reviewed draft. */
      draftHash: z.string(),
    }),
  },
  publish: {
    method: "POST",
    path: `${path}/publish`,
    body: reviewedDraftSchema,
    response: z.object({ id: z.int() }),
  },
  /** `plan` is the schedule: paths, JSON and tables keep the old word. */
  scheduled: {
    method: "GET",
    path: `${path}/plan`,
    response: z.object({ plan: z.nullable(scheduleSchema) }),
  },
  /** Schedules the draft, or changes the time of the scheduled publication. */
  schedule: {
    method: "PUT",
    path: `${path}/plan`,
    body: z.object({
      at: z.iso.datetime(),
      /** Hash of the reviewed draft; absent if only the time changes. */
      draftHash: z.optional(draftHashSchema),
      /** `plannedAt` of the schedule that was shown; null without one. */
      expectedPlannedAt: z.nullable(z.iso.datetime()),
    }),
    response: z.object({ plan: scheduleSchema }),
  },
  /** Cancels the schedule that was shown. */
  unschedule: {
    method: "DELETE",
    path: `${path}/plan/:plannedAt`,
    params: z.object({ plannedAt: z.iso.datetime() }),
    /** False if there was no schedule any more: it was published or cancelled. */
    response: z.object({ isCancelled: z.boolean() }),
  },
  discard: {
    method: "POST",
    path: `${path}/discard`,
    body: reviewedDraftSchema,
    response: successSchema,
  },
  versions: {
    method: "GET",
    path: `${path}/versions`,
    response: z.object({ versions: z.array(versionSchema) }),
  },
  version: {
    method: "GET",
    path: `${path}/versions/:id`,
    params: versionParams,
    response: z.object({ differences: z.array(differenceSchema) }),
  },
  restore: {
    method: "POST",
    path: `${path}/versions/:id/restore`,
    params: versionParams,
    body: reviewedDraftSchema,
    response: z.object({ id: z.int() }),
  },
} as const satisfies Record<string, Contract>;
