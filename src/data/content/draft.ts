import type { Kysely, Transaction } from "kysely";
import { type Edit, type KeptEdit, type KeptEdits, storedEdit } from "#domain/content/edits.ts";
import type { Tables } from "../database/schema.ts";

/** An edit of the draft, with who made it. */
export interface DraftEdit extends KeptEdit {
  path: string;
  revision: number;
  /** ISO 8601, UTC. */
  editedAt: string;
  editedBy: string;
}

/** Requested edit of a place; `null` restores the program's content. */
export interface DraftChange {
  path: string;
  edit: Edit | null;
  /** Program's content of the place. */
  basis: Edit | null;
  /** Revision of the edit that was changed; 0 where there was none. */
  revision: number;
  by: string;
  now: Date;
}

/** "outdated" holds the newer edit of somebody else. */
export type DraftChangeResult =
  | { kind: "stored"; revision: number }
  | { kind: "outdated"; current: DraftEdit | null };

export async function readDraft(db: Kysely<Tables>): Promise<DraftEdit[]> {
  const rows = await db.selectFrom("contentEdits").selectAll().orderBy("path").execute();
  return rows.map(draftEdit);
}

/**
 * Stores an edit unless its place has changed since it was read; the same edit sent again is stored once. Sent again over other
 * words of the program, it is based on those from then on.
 */
export async function changeDraft(trx: Transaction<Tables>, change: DraftChange): Promise<DraftChangeResult> {
  const { path, edit, basis, revision, by, now } = change;
  const row = await trx.selectFrom("contentEdits").selectAll().where("path", "=", path).executeTakeFirst();
  const isRepeated =
    row !== undefined &&
    edit !== null &&
    row.edit === JSON.stringify(edit) &&
    row.basis === (basis && JSON.stringify(basis));
  if (isRepeated) return { kind: "stored", revision: row.revision };
  if ((row?.revision ?? 0) !== revision) return { kind: "outdated", current: row ? draftEdit(row) : null };
  await trx.deleteFrom("contentEdits").where("path", "=", path).execute();
  if (edit === null) return { kind: "stored", revision: 0 };
  // Times distinguish revisions even when an edit was taken back in between.
  const next = Math.max(now.getTime(), (row?.revision ?? 0) + 1);
  await insert(trx, path, { edit, basis }, { revision: next, editedAt: now.getTime(), editedBy: by });
  return { kind: "stored", revision: next };
}

/** Puts other edits in the place of the whole draft; those that stay the same keep who made them. */
export async function replaceDraft(
  trx: Transaction<Tables>,
  edits: KeptEdits,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const drafts = await readDraft(trx);
  const isKept = (draft: DraftEdit) => JSON.stringify(edits[draft.path]?.edit) === JSON.stringify(draft.edit);
  const kept = new Set(drafts.filter(isKept).map(({ path }) => path));
  for (const { path } of drafts) {
    if (!kept.has(path)) await trx.deleteFrom("contentEdits").where("path", "=", path).execute();
  }
  const editedAt = now.getTime();
  for (const [path, edit] of Object.entries(edits)) {
    if (!kept.has(path)) await insert(trx, path, edit, { revision: editedAt, editedAt, editedBy: by });
  }
}

async function insert(
  trx: Transaction<Tables>,
  path: string,
  { edit, basis }: KeptEdit,
  made: Pick<Tables["contentEdits"], "revision" | "editedAt" | "editedBy">,
): Promise<void> {
  const row = { path, edit: JSON.stringify(edit), basis: basis && JSON.stringify(basis), ...made };
  await trx.insertInto("contentEdits").values(row).execute();
}

function draftEdit({ edit, basis, editedAt, ...row }: Tables["contentEdits"]): DraftEdit {
  return {
    ...row,
    edit: storedEdit(edit),
    basis: basis === null ? null : storedEdit(basis),
    editedAt: new Date(editedAt).toISOString(),
  };
}
