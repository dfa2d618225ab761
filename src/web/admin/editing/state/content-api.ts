import { queryOptions } from "@tanstack/react-query";
import {
  contentCalls,
  type Difference,
  type EditablePlace,
  type EditView,
} from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import type { Localized } from "#domain/locale.ts";
import { ask } from "../../call-api.ts";

/** Begins the key of everything that the editor asks. */
export const contentKey = ["content"] as const;

/** The draft as the server has it. */
export interface SentDraft {
  places: readonly EditablePlace[];
  edits: readonly EditView[];
  /** The edits that visitors see. */
  published: Readonly<Record<string, Edit>>;
  facts: Localized<Readonly<Record<string, string>>>;
}

export function askDraft(): Promise<SentDraft> {
  return ask(contentCalls.draft);
}

export interface SentEdit {
  path: string;
  edit: Edit | null;
  revision: number;
}

/** @returns the new revision, and what still stands in the way of publishing it */
export function sendEdit(body: SentEdit): Promise<{ revision: number; problems: string[] }> {
  return ask(contentCalls.change, { body });
}

/** Asked anew whenever it is looked at. */
export const reviewQuery = queryOptions({
  queryKey: [...contentKey, "review"],
  queryFn: () => ask(contentCalls.review),
  staleTime: 0,
  gcTime: 0,
});

export const versionsQuery = queryOptions({
  queryKey: [...contentKey, "versions"],
  queryFn: async () => (await ask(contentCalls.versions)).versions,
  staleTime: 0,
});

export function versionQuery(id: number) {
  return queryOptions({
    queryKey: [...contentKey, "version", id],
    queryFn: async (): Promise<Difference[]> =>
      (await ask(contentCalls.version, { params: { id } })).differences,
    staleTime: 0,
  });
}

/** @param draft which one was looked at */
export async function publish(draft: string): Promise<void> {
  await ask(contentCalls.publish, { body: { draft } });
}

export async function discardDraft(): Promise<void> {
  await ask(contentCalls.discard);
}

export async function restoreVersion(id: number): Promise<number> {
  return (await ask(contentCalls.restore, { params: { id } })).id;
}
