import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import {
  type EditablePage,
  editablePageSchema,
  type OwnPageContent,
  type PageKind,
} from "#domain/own-pages/own-page.ts";
import { pageCalls } from "#domain/own-pages/page-calls.ts";
import { type PageProblem, pageProblemSchema } from "#domain/own-pages/page-problems.ts";
import { ApiError } from "../../api-client.ts";
import { callContract, versionInConflict } from "../call-api.ts";
import type { RecordCalls } from "../records/sending.ts";
import { isSameDraft } from "./state/page-edits.ts";

/** Prefix of all query keys of the company's own pages. */
export const pagesKey = ["pages"] as const;

export const pagesQuery = queryOptions({
  queryKey: [...pagesKey, "list"],
  queryFn: async () => (await callContract(pageCalls.list)).pages,
});

export function pageQuery(id: number) {
  return queryOptions({
    queryKey: ["page", id],
    queryFn: () => callContract(pageCalls.find, { params: { id } }),
    gcTime: 0,
    staleTime: 0,
  });
}

export function pageSavingCalls(kind: PageKind): RecordCalls<OwnPageContent, EditablePage> {
  return {
    add: (draft, key, signal) =>
      callContract(pageCalls.add, { body: { kind, draft }, headers: { "Idempotency-Key": key }, signal }),
    change: (draft, { id, updatedAt }, signal) =>
      callContract(pageCalls.change, { params: { id }, body: { draft, updatedAt }, signal }),
    newerVersionIn: newerPage,
    matches: ({ draft }, sent) => isSameDraft(draft, sent),
  };
}

/** Returns the conflicting version, if the request was refused because of one. */
export function newerPage(failure: unknown): EditablePage | undefined {
  return versionInConflict(failure, "page", editablePageSchema);
}

/** Returns the problems that the server found in a page that it did not publish. */
export function problemsFound(failure: unknown): PageProblem[] {
  if (!(failure instanceof ApiError)) return [];
  return z.array(pageProblemSchema).safeParse(failure.json.problems).data ?? [];
}

type Version = Pick<EditablePage, "id" | "updatedAt">;

/** @param publishAt planned time of publication that was shown */
export function publishPage(
  { id, updatedAt, publishAt }: Version & Pick<EditablePage, "publishAt">,
  at: string | null,
): Promise<EditablePage> {
  return callContract(pageCalls.publish, { params: { id }, body: { updatedAt, at, publishAt } });
}

/** @param publishAt time of the canceled publication */
export function unschedulePage(id: number, publishAt: string): Promise<EditablePage> {
  return callContract(pageCalls.unschedule, { params: { id, publishAt } });
}

/** @param publishAt planned time of publication that was shown, which is canceled */
export function withdrawPage({
  id,
  publishAt,
}: Pick<EditablePage, "id" | "publishAt">): Promise<EditablePage> {
  return callContract(pageCalls.withdraw, { params: { id }, body: { publishAt } });
}

export function pageVersionsQuery(id: number) {
  return queryOptions({
    queryKey: ["page-versions", id],
    queryFn: async () => (await callContract(pageCalls.versions, { params: { id } })).versions,
    gcTime: 0,
    staleTime: 0,
  });
}

/** Replaces the draft by a published version. */
export function revertPage({ id, updatedAt }: Version, version: number): Promise<EditablePage> {
  return callContract(pageCalls.revert, { params: { id, version }, body: { updatedAt } });
}

export async function removePage(id: number): Promise<void> {
  await callContract(pageCalls.remove, { params: { id } });
}

export const pageTrashQuery = queryOptions({
  queryKey: [...pagesKey, "trash"],
  queryFn: async () => (await callContract(pageCalls.trash)).pages,
});

export async function restorePage(id: number): Promise<void> {
  await callContract(pageCalls.restore, { params: { id } });
}

export async function undoPageRemoval(id: number): Promise<void> {
  await callContract(pageCalls.undoRemoval, { params: { id } });
}

export async function erasePage(id: number): Promise<void> {
  await callContract(pageCalls.erase, { params: { id } });
}
