import * as z from "zod/mini";
import { editSchema } from "#domain/content/edits.ts";
import { ownDrafts } from "../../entry/own-drafts.ts";
import type { SentEdit } from "./content-api.ts";

/** Where this tab keeps edits that could not be stored, until they are: the page may be left for the sign-in meanwhile. */
const storage = ownDrafts.content;

const unsentSchema = z.object({
  path: z.string(),
  edit: z.nullable(editSchema),
  revision: z.int().check(z.nonnegative()),
});

/** What an earlier page of this tab could not store. */
export function readUnsent(): SentEdit[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storage) ?? "[]");
    return [kept].flat().flatMap((edit) => unsentSchema.safeParse(edit).data ?? []);
  } catch {
    return [];
  }
}

export function keepUnsent(edits: readonly SentEdit[]): void {
  try {
    if (edits.length === 0) sessionStorage.removeItem(storage);
    else sessionStorage.setItem(storage, JSON.stringify(edits));
  } catch {
    // Storage is full or switched off: they are kept as long as the page is open.
  }
}
