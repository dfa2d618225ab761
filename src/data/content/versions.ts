import type { Kysely, Transaction } from "kysely";
import { type KeptEdits, keptEditsSchema } from "#domain/content/edits.ts";
import type { Tables } from "../database/schema.ts";

/** A version that was published. */
export interface Version {
  id: number;
  /** ISO 8601, UTC. */
  publishedAt: string;
  publishedBy: string;
  restoredFrom: number | null;
}

/** How many versions are kept; the oldest make room. */
export const keptVersions = 200;

/** What visitors see: the edits of the newest version, none before the first. */
export async function liveEdits(db: Kysely<Tables>): Promise<KeptEdits> {
  const row = await db
    .selectFrom("contentVersions")
    .select("edits")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? keptEditsSchema.parse(JSON.parse(row.edits)) : {};
}

export async function editsOf(db: Kysely<Tables>, id: number): Promise<KeptEdits | undefined> {
  const row = await db.selectFrom("contentVersions").select("edits").where("id", "=", id).executeTakeFirst();
  return row && keptEditsSchema.parse(JSON.parse(row.edits));
}

/** All that are kept, newest first. */
export async function listVersions(db: Kysely<Tables>): Promise<Version[]> {
  const rows = await db
    .selectFrom("contentVersions")
    .select(["id", "publishedAt", "publishedBy", "restoredFrom"])
    .orderBy("id", "desc")
    .limit(keptVersions)
    .execute();
  return rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt).toISOString() }));
}

export async function addVersion(
  trx: Transaction<Tables>,
  edits: KeptEdits,
  { by, now, restoredFrom = null }: { by: string; now: Date; restoredFrom?: number | null },
): Promise<number> {
  const { id } = await trx
    .insertInto("contentVersions")
    .values({ edits: JSON.stringify(edits), publishedAt: now.getTime(), publishedBy: by, restoredFrom })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom("contentVersions")
    .where("id", "<=", id - keptVersions)
    .execute();
  return id;
}
