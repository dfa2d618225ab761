import type { Kysely, Transaction } from "kysely";
import { type Edit, parseStoredEdit, type StoredEdit, type StoredEdits } from "#domain/content/edits.ts";
import type { Tables } from "../database/schema.ts";

export interface DraftEdit extends StoredEdit {
  path: string;
  revision: number;
  /** ISO 8601, UTC. */
  editedAt: string;
  editedBy: string;
}

export interface DraftChange {
  path: string;
  /** `null` restores the default content. */
  edit: Edit | null;
  /** The shipped content of the field when the edit is stored; null if there is no such field. */
  basis: Edit | null;
  /** Revision of the edit that the editor has seen; 0 if there was none. */
  revision: number;
  by: string;
  now: Date;
}

/** "outdated" if another edit was stored since `revision`. */
export type DraftChangeResult = { kind: "stored"; revision: number } | { kind: "outdated" };

export async function readDraft(db: Kysely<Tables>): Promise<DraftEdit[]> {
  const rows = await db.selectFrom("contentEdits").selectAll().orderBy("path").execute();
  return rows.map(draftEdit);
}

/**
 * Stores an edit unless another one was stored since `revision`; the same edit is stored once. If the default content has
 * changed meanwhile, the stored `basis` is updated.
 */
export async function setDraftField(
  trx: Transaction<Tables>,
  change: DraftChange,
): Promise<DraftChangeResult> {
  const { path, edit, basis, revision, by, now } = change;
  const row = await trx.selectFrom("contentEdits").selectAll().where("path", "=", path).executeTakeFirst();
  const isRepeated =
    row !== undefined &&
    edit !== null &&
    row.edit === JSON.stringify(edit) &&
    row.basis === (basis && JSON.stringify(basis));
  if (isRepeated) return { kind: "stored", revision: row.revision };
  if ((row?.revision ?? 0) !== revision) return { kind: "outdated" };
  await trx.deleteFrom("contentEdits").where("path", "=", path).execute();
  if (edit === null) return { kind: "stored", revision: 0 };
  // A revision is a timestamp, so that a number is not reused after an edit was removed.
  const next = Math.max(now.getTime(), (row?.revision ?? 0) + 1);
  await insert(trx, path, { edit, basis }, { revision: next, editedAt: now.getTime(), editedBy: by });
  return { kind: "stored", revision: next };
}

/** Returns true for a draft with these edits alone, whatever their authors and bases. */
export function isDraftOf(edits: StoredEdits, drafts: readonly DraftEdit[]): boolean {
  return drafts.length === Object.keys(edits).length && drafts.every((draft) => isUnchanged(draft, edits));
}

/** Replaces the whole draft; unchanged edits keep their editor and time. */
export async function replaceDraft(
  trx: Transaction<Tables>,
  edits: StoredEdits,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const drafts = await readDraft(trx);
  const unchanged = new Set(drafts.filter((draft) => isUnchanged(draft, edits)).map(({ path }) => path));
  for (const { path } of drafts) {
    if (!unchanged.has(path)) await trx.deleteFrom("contentEdits").where("path", "=", path).execute();
  }
  const editedAt = now.getTime();
  for (const [path, edit] of Object.entries(edits)) {
    if (!unchanged.has(path)) await insert(trx, path, edit, { revision: editedAt, editedAt, editedBy: by });
  }
}

function isUnchanged({ path, edit }: DraftEdit, edits: StoredEdits): boolean {
  return JSON.stringify(edits[path]?.edit) === JSON.stringify(edit);
}

async function insert(
  trx: Transaction<Tables>,
  path: string,
  { edit, basis }: StoredEdit,
  made: Pick<Tables["contentEdits"], "revision" | "editedAt" | "editedBy">,
): Promise<void> {
  const row = { path, edit: JSON.stringify(edit), basis: basis && JSON.stringify(basis), ...made };
  await trx.insertInto("contentEdits").values(row).execute();
}

function draftEdit({ edit, basis, editedAt, ...row }: Tables["contentEdits"]): DraftEdit {
  return {
    ...row,
    edit: parseStoredEdit(edit),
    basis: basis === null ? null : parseStoredEdit(basis),
    editedAt: new Date(editedAt).toISOString(),
  };
}
