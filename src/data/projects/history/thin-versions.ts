import type { Transaction } from "kysely";
import { versionsToDrop } from "#domain/records/version-thinning.ts";
import type { Tables } from "../../database/schema.ts";

interface VersionRow {
  id: number;
  changedAt: number;
  changedBy: string | null;
}

/**
 * Drops versions of a record by their age.
 * @param versions all of the record, newest first
 */
export async function thinVersions(
  trx: Transaction<Tables>,
  table: "projectVersions" | "productVersions",
  versions: readonly VersionRow[],
  now: Date,
): Promise<void> {
  const dropped = new Set(
    versionsToDrop(
      versions.map(({ id, changedAt }) => ({ id, at: changedAt })),
      now,
    ),
  );
  if (dropped.size === 0) return;
  await trx
    .deleteFrom(table)
    .where("id", "in", [...dropped])
    .execute();
  // A version names who has stored the state after it: the one before dropped versions names their last author.
  for (const [index, { id }] of versions.entries()) {
    if (dropped.has(id) || !dropped.has(versions[index - 1]?.id ?? 0)) continue;
    const newest = versions.slice(0, index).findLastIndex((newer) => !dropped.has(newer.id)) + 1;
    const changedBy = versions[newest]?.changedBy ?? null;
    await trx.updateTable(table).set({ changedBy }).where("id", "=", id).execute();
  }
}
