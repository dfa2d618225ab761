import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import {
  contentCalls,
  type Difference,
  type EditableField,
  type EditView,
  editRefusalSchema,
  type ScheduleView,
} from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import type { Locale, Localized } from "#domain/locale.ts";
import { ApiError } from "../../../api-client.ts";
import { callContract } from "../../call-api.ts";
import { isSignedOut } from "../../query-client.ts";

/** Prefix of all query keys of the editor. */
export const contentKey = ["content"] as const;

export interface DraftResponse {
  fields: readonly EditableField[];
  edits: readonly EditView[];
  published: Readonly<Record<string, Edit>>;
  companyPlaceholders: Localized<Readonly<Record<string, string>>>;
}

/** Edits are sent one at a time: a request without a response would stop all that follow. */
const timeoutMs = 30_000;

export function fetchDraft(): Promise<DraftResponse> {
  return callContract(contentCalls.draft, { timeoutMs });
}

/** The draft as a screen finds it; editor and first steps then keep their own copy. */
export const draftQuery = queryOptions({
  queryKey: [...contentKey, "draft"],
  queryFn: fetchDraft,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export interface EditRequest {
  path: string;
  edit: Edit | null;
  revision: number;
}

/** Problem of a field. */
export interface FieldProblem {
  sentence: string;
  /** Language of the text that has the problem; `undefined` for one of the whole field. */
  locale?: Locale | undefined;
}

/** The new revision, and the problems that prevent publication. */
export interface EditResponse {
  revision: number;
  problems: FieldProblem[];
}

export async function sendEdit(body: EditRequest): Promise<EditResponse> {
  const { revision, problems, problemLocales } = await callContract(contentCalls.change, {
    body,
    timeoutMs,
  });
  return {
    revision,
    problems: problems.map((sentence, index) => ({ sentence, locale: problemLocales?.[index] ?? undefined })),
  };
}

/** Returns the language of the text for which an edit was refused. */
export function localeOfRefusal(failure: unknown): Locale | undefined {
  const refusal = failure instanceof ApiError ? editRefusalSchema.safeParse(failure.json) : undefined;
  return refusal?.data?.locale;
}

/** The draft as it would be published now, with its changes. */
export type DraftReview = z.infer<typeof contentCalls.review.response>;

/** Refetched whenever it is shown. */
export const reviewQuery = queryOptions({
  queryKey: [...contentKey, "review"],
  queryFn: () => callContract(contentCalls.review),
  staleTime: 0,
  gcTime: 0,
});

export const versionsQuery = queryOptions({
  queryKey: [...contentKey, "versions"],
  queryFn: async () => (await callContract(contentCalls.versions)).versions,
  staleTime: 0,
});

export function versionQuery(id: number) {
  return queryOptions({
    queryKey: [...contentKey, "version", id],
    queryFn: async (): Promise<Difference[]> =>
      (await callContract(contentCalls.version, { params: { id } })).differences,
    staleTime: 0,
  });
}

/** The scheduled publication. An expired session must not close a page with unsaved edits. */
export const scheduleQuery = queryOptions({
  queryKey: [...contentKey, "plan"],
  queryFn: async (): Promise<ScheduleView | null> => {
    try {
      return (await callContract(contentCalls.scheduled)).plan;
    } catch (failure) {
      if (isSignedOut(failure)) return null;
      throw failure;
    }
  },
  staleTime: 0,
  refetchInterval: 60_000,
});

/** A request to schedule a publication. */
export interface ScheduleRequest {
  at: string;
  /** Hash of the reviewed draft; absent if only the time changes. */
  draftHash?: string;
  /** `plannedAt` of the schedule that was shown; null without one. */
  expectedPlannedAt: string | null;
}

export async function schedule(body: ScheduleRequest): Promise<ScheduleView> {
  return (await callContract(contentCalls.schedule, { body })).plan;
}

export function unschedule({
  plannedAt,
}: Pick<ScheduleView, "plannedAt">): Promise<{ isCancelled: boolean }> {
  return callContract(contentCalls.unschedule, { params: { plannedAt } });
}

/** @param draftHash hash of the reviewed draft */
export async function publish(draftHash: string): Promise<void> {
  await callContract(contentCalls.publish, { body: { draftHash } });
}

/** @param draftHash hash of the reviewed draft */
export async function discardDraft(draftHash: string): Promise<void> {
  await callContract(contentCalls.discard, { body: { draftHash } });
}

/** @param draftHash hash of the reviewed draft, which the version replaces */
export async function restoreVersion(id: number, draftHash: string): Promise<void> {
  await callContract(contentCalls.restore, { params: { id }, body: { draftHash } });
}

/** Returns true for a refusal because the draft has changed since it was reviewed. */
export function isDraftChanged(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 409;
}
