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
  for (const { id, changedBy } of withNewAuthors(versions, dropped))
    await trx.updateTable(table).set({ changedBy }).where("id", "=", id).execute();
}

/**
 * `changedBy` is the author of the change that ended the version. If the versions after it are dropped, it takes the author of the
 * newest dropped one.
 */
function withNewAuthors(versions: readonly VersionRow[], dropped: ReadonlySet<number>): VersionRow[] {
  const changed: VersionRow[] = [];
  let newestDropped: VersionRow | undefined;
  for (const version of versions) {
    if (dropped.has(version.id)) {
      newestDropped ??= version;
      continue;
    }
    if (newestDropped) changed.push({ ...version, changedBy: newestDropped.changedBy });
    newestDropped = undefined;
  }
  return changed;
}
