import { queryOptions } from "@tanstack/react-query";
import {
  contentCalls,
  type Difference,
  type EditableField,
  type EditView,
  type PlanView,
} from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import type { Localized } from "#domain/locale.ts";
import { callContract } from "../../call-api.ts";
import { isSignedOut } from "../../query-client.ts";

/** Prefix of all query keys of the editor. */
export const contentKey = ["content"] as const;

export interface DraftResponse {
  fields: readonly EditableField[];
  edits: readonly EditView[];
  published: Readonly<Record<string, Edit>>;
  facts: Localized<Readonly<Record<string, string>>>;
}

export function askDraft(): Promise<DraftResponse> {
  return callContract(contentCalls.draft);
}

export interface EditRequest {
  path: string;
  edit: Edit | null;
  revision: number;
}

/** @returns the new revision, and the problems that prevent publication */
export function sendEdit(body: EditRequest): Promise<{ revision: number; problems: string[] }> {
  return callContract(contentCalls.change, { body });
}

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
export const planQuery = queryOptions({
  queryKey: [...contentKey, "plan"],
  queryFn: async (): Promise<PlanView | null> => {
    try {
      return (await callContract(contentCalls.plan)).plan;
    } catch (failure) {
      if (isSignedOut(failure)) return null;
      throw failure;
    }
  },
  staleTime: 0,
  refetchInterval: 60_000,
});

/** A request to schedule a publication: the reviewed draft, or none to reschedule, and the plan that was shown. */
export interface PlanRequest {
  at: string;
  draft?: string;
  plan: string | null;
}

export async function schedule(body: PlanRequest): Promise<PlanView> {
  return (await callContract(contentCalls.schedule, { body })).plan;
}

export function unschedule({ plannedAt }: Pick<PlanView, "plannedAt">): Promise<{ isCancelled: boolean }> {
  return callContract(contentCalls.unschedule, { params: { plannedAt } });
}

/** @param draft key of the reviewed draft */
export async function publish(draft: string): Promise<void> {
  await callContract(contentCalls.publish, { body: { draft } });
}

export async function discardDraft(): Promise<void> {
  await callContract(contentCalls.discard);
}

export async function restoreVersion(id: number): Promise<number> {
  return (await callContract(contentCalls.restore, { params: { id } })).id;
}
