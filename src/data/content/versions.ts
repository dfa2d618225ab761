import type { Kysely, Transaction } from "kysely";
import { parseStoredEdits, type StoredEdits } from "#domain/content/edits.ts";
import { versionsToDrop } from "#domain/records/version-thinning.ts";
import type { Tables } from "../database/schema.ts";

/** A version that was published. */
export interface Version {
  id: number;
  /** ISO 8601, UTC. */
  publishedAt: string;
  publishedBy: string;
  restoredFrom: number | null;
}

/** The state before the first publication: the program's own texts. It is never stored and cannot be deleted. */
export const versionBeforeAll = 0;

/** The version that visitors see: the newest one. */
export async function publishedVersion(db: Kysely<Tables>): Promise<{ id: number; edits: StoredEdits }> {
  const row = await db
    .selectFrom("contentVersions")
    .select(["id", "edits"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, edits: parseStoredEdits(row.edits) } : { id: versionBeforeAll, edits: {} };
}

export async function editsOf(db: Kysely<Tables>, id: number): Promise<StoredEdits | undefined> {
  if (id === versionBeforeAll) return {};
  const row = await db.selectFrom("contentVersions").select("edits").where("id", "=", id).executeTakeFirst();
  return row && parseStoredEdits(row.edits);
}

/** All that are kept, newest first. */
export async function listVersions(db: Kysely<Tables>): Promise<Version[]> {
  const rows = await db
    .selectFrom("contentVersions")
    .select(["id", "publishedAt", "publishedBy", "restoredFrom"])
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt).toISOString() }));
}

export async function addVersion(
  trx: Transaction<Tables>,
  edits: StoredEdits,
  { by, now, restoredFrom = null }: { by: string; now: Date; restoredFrom?: number | null },
): Promise<number> {
  const { id } = await trx
    .insertInto("contentVersions")
    .values({ edits: JSON.stringify(edits), publishedAt: now.getTime(), publishedBy: by, restoredFrom })
    .returning("id")
    .executeTakeFirstOrThrow();
  const versions = await trx
    .selectFrom("contentVersions")
    .select(["id", "publishedAt as at"])
    .orderBy("id", "desc")
    .execute();
  const dropped = versionsToDrop(versions, now);
  if (dropped.length > 0) await trx.deleteFrom("contentVersions").where("id", "in", dropped).execute();
  return id;
}
