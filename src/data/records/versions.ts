import type { Kysely, Transaction } from "kysely";
import { type Versions, versionsPageSize } from "#domain/records/record-snapshot.ts";
import { versionsToDrop } from "#domain/records/version-thinning.ts";
import type { Tables } from "../database/schema.ts";

/** Table with the versions of a kind of records, and the parser of a record that it holds as JSON. */
export interface VersionStore<Snapshot> {
  table: keyof typeof recordColumns;
  parse: (record: string) => Snapshot;
}

/** The column of each table with the number of the record. */
const recordColumns = { projectVersions: "projectId", productVersions: "productId" } as const;

/** A record as it was before one of its changes, with the time and the author of that change. */
interface ReplacedVersion<Snapshot> {
  id: number;
  changedAt: string;
  changedBy: string | null;
  record: Snapshot;
}

/** Lists a record as it was before each of its changes, newest first. @param before only versions before this one */
export async function listVersions<Snapshot>(
  db: Kysely<Tables>,
  { table, parse }: VersionStore<Snapshot>,
  recordId: number,
  before?: number,
): Promise<Versions<ReplacedVersion<Snapshot>>> {
  const all = versionsOf(db, table, recordId).where("isDeletion", "=", 0);
  const { total } = await all
    .select((version) => version.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await all
    .select(["id", "record", "changedAt", "changedBy"])
    .$if(before !== undefined, (older) => older.where("id", "<", before ?? 0))
    .orderBy("id", "desc")
    .limit(versionsPageSize)
    .execute();
  const versions = rows.map(({ id, record, changedAt, changedBy }) => ({
    id,
    changedAt: new Date(changedAt).toISOString(),
    changedBy,
    record: parse(record),
  }));
  return { versions, total: Number(total) };
}

/** Returns the record of a version. @param version the newest one when left out */
export async function findVersion<Snapshot>(
  db: Kysely<Tables>,
  { table, parse }: VersionStore<Snapshot>,
  recordId: number,
  version?: number,
): Promise<Snapshot | undefined> {
  const row = await versionsOf(db, table, recordId)
    .select("record")
    .where("isDeletion", "=", 0)
    .$if(version !== undefined, (one) => one.where("id", "=", version ?? 0))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && parse(row.record);
}

/** Drops versions of a record by their age. */
export async function thinVersions(
  trx: Transaction<Tables>,
  { table }: VersionStore<unknown>,
  recordId: number,
  now: Date,
): Promise<void> {
  const versions = await versionsOf(trx, table, recordId)
    .select(["id", "changedAt", "changedBy"])
    .orderBy("id", "desc")
    .execute();
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

function versionsOf(db: Kysely<Tables>, table: keyof typeof recordColumns, recordId: number) {
  return db.selectFrom(table).where(recordColumns[table], "=", recordId);
}

interface VersionRow {
  id: number;
  changedBy: string | null;
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
