import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { backupBudget } from "#domain/files/budgets.ts";
import { type ImportRun, importLimits, tooLargeImportCode } from "#domain/records/import/sheet-import.ts";
import { trashRetentionMs } from "#domain/records/record-snapshot.ts";
import type { ImportRunsTable } from "../database/schema/imports.ts";
import type { Tables } from "../database/schema.ts";
import { addIdempotently, type TransactionContext } from "../idempotency.ts";

/** Kind of the imported records. */
export type ImportKind = Selectable<ImportRunsTable>["kind"];

/** A record that an import has added or changed, in the version that it was in then. */
export interface ImportedRecord {
  id: number;
  updatedAt: number;
  isNew: boolean;
}

/** Changes that an import has stored. */
export interface Imported<Outcome, Changed extends ImportedRecord> {
  outcomes: Outcome[];
  records: Changed[];
}

/** Outcome of an import; `run` is its id where it has stored something. */
export interface StoredRun<Outcome> {
  outcomes: Outcome[];
  run: number | null;
}

/** Importer and time; the idempotency key is the same for every attempt. */
export interface ImportAuthor {
  now: Date;
  by?: string | undefined;
  key?: string | undefined;
}

/** Maximum number of listed imports, and how long an import can be undone, ms: as long as the trash keeps a record. */
const maxRuns = 10;
const retentionMs = trashRetentionMs;

/** The changes of an import are too large to be kept; its transaction is to be rolled back. */
class ImportTooLarge extends Error {
  override readonly name = "ImportTooLarge";
  readonly code = tooLargeImportCode;
}

/**
 * Stores a list inside a transaction, once for a key, and keeps what it has changed.
 * @throws an error with `tooLargeImportCode`
 */
export async function storeRun<Outcome, Changed extends ImportedRecord>(
  context: TransactionContext,
  { kind, now, by, key }: ImportAuthor & { kind: ImportKind },
  store: () => Promise<Imported<Outcome, Changed>>,
): Promise<StoredRun<Outcome>> {
  const { trx } = context;
  let stored: StoredRun<Outcome> | undefined;
  const { id } = await addIdempotently(context, {
    kind: idempotencyKinds[kind],
    key,
    now,
    exists: async (run) => (await runOf(trx, kind, run)) !== undefined,
    async insert() {
      const { outcomes, records } = await store();
      if (records.length === 0) {
        stored = { outcomes, run: null };
        return undefined;
      }
      const texts = { outcomes: JSON.stringify(outcomes), records: JSON.stringify(records) };
      const bytes = Math.max(...Object.values(texts).map((text) => Buffer.byteLength(text)));
      if (bytes > importLimits.keptBytes)
        throw new ImportTooLarge(`The changes of the import have ${bytes} bytes.`);
      const run = await trx
        .insertInto("importRuns")
        .values({ kind, importedAt: now.getTime(), importedBy: by ?? null, ...texts })
        .returning("id")
        .executeTakeFirstOrThrow();
      stored = { outcomes, run: run.id };
      return run.id;
    },
  });
  if (stored) return stored;
  const repeated = id === undefined ? undefined : await runOf(trx, kind, id);
  return { outcomes: JSON.parse(repeated?.outcomes ?? "[]"), run: id ?? null };
}

const idempotencyKinds = { projects: "project import", news: "news import" } as const satisfies Record<
  ImportKind,
  string
>;

/** Imports that can be undone, newest first. */
export async function listRuns(db: Kysely<Tables>, kind: ImportKind, now: Date): Promise<ImportRun[]> {
  const rows = await db
    .selectFrom("importRuns")
    .select(["id", "importedAt", "importedBy", "records"])
    .where("kind", "=", kind)
    .where("undoneAt", "is", null)
    .where("importedAt", ">=", now.getTime() - retentionMs)
    .orderBy("importedAt", "desc")
    .orderBy("id", "desc")
    .limit(maxRuns)
    .execute();
  return rows.map(({ id, importedAt, importedBy, records }) => {
    const changedRecords: ImportedRecord[] = JSON.parse(records);
    const added = changedRecords.filter(({ isNew }) => isNew).length;
    return {
      id,
      importedAt: new Date(Number(importedAt)).toISOString(),
      importedBy,
      added,
      changed: changedRecords.length - added,
    };
  });
}

/**
 * Undoes an import inside a transaction, record by record.
 * @param undo returns false for a record that was changed since and stays
 * @returns how many records are as before, and how many stay; `undefined` if there is nothing to undo
 */
export async function undoRun<Changed extends ImportedRecord>(
  trx: Transaction<Tables>,
  { kind, id, now }: { kind: ImportKind; id: number; now: Date },
  undo: (record: Changed) => Promise<boolean>,
): Promise<{ undone: number; kept: number } | undefined> {
  // A second request waits here, and finds the import undone.
  const { numUpdatedRows } = await trx
    .updateTable("importRuns")
    .set({ undoneAt: now.getTime() })
    .where("id", "=", id)
    .where("kind", "=", kind)
    .where("undoneAt", "is", null)
    .executeTakeFirst();
  const run = numUpdatedRows === 0n ? undefined : await runOf(trx, kind, id);
  if (!run) return undefined;
  const records: Changed[] = JSON.parse(run.records);
  let undone = 0;
  for (const record of records.toSorted((one, other) => one.id - other.id))
    if (await undo(record)) undone += 1;
  return { undone, kept: records.length - undone };
}

/** Deletes imports that are too old to be undone, and those of earlier versions that no backup can hold. */
export async function deleteExpiredImports(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom("importRuns")
    .where(({ or, eb }) =>
      or([
        eb("importedAt", "<", now.getTime() - retentionMs),
        sql<boolean>`octet_length(records) > ${sql.lit(backupBudget.valueBytes)}`,
        sql<boolean>`octet_length(outcomes) > ${sql.lit(backupBudget.valueBytes)}`,
      ]),
    )
    .execute();
}

function runOf(db: Kysely<Tables>, kind: ImportKind, id: number) {
  return db
    .selectFrom("importRuns")
    .selectAll()
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();
}
