import type { Kysely, Transaction } from "kysely";
import type { ImportOrigin } from "#domain/projects/history/project-snapshot.ts";
import type { ImportRow } from "#domain/projects/import/import-calls.ts";
import type { Tables } from "../../database/schema.ts";
import { batchesOf } from "../../records/batches.ts";

/** Projects that are read at a time: databases limit the number of parameters of a query. */
export const batchSize = 500;

export type StoredImportOrigin = ImportOrigin & { projectId: number };

/** Remembers the number and the photograph of a row; what the list does not say stays. */
export async function storeImportOrigin(
  trx: Transaction<Tables>,
  { row, id, importOrigin }: { row: ImportRow; id: number; importOrigin: StoredImportOrigin | undefined },
): Promise<void> {
  const hasPicture = row.photo !== null && row.project.imageUrl !== null;
  const next = {
    ownNumber: row.number ?? importOrigin?.ownNumber ?? null,
    photo: hasPicture ? row.photo : (importOrigin?.photo ?? null),
    imageUrl: hasPicture ? row.project.imageUrl : (importOrigin?.imageUrl ?? null),
  };
  const isUnchanged =
    importOrigin?.ownNumber === next.ownNumber &&
    importOrigin?.photo === next.photo &&
    importOrigin?.imageUrl === next.imageUrl;
  if (isUnchanged || (next.ownNumber === null && next.photo === null)) return;
  await trx
    .insertInto("projectImports")
    .values({ projectId: id, ...next })
    .onConflict((conflict) => conflict.column("projectId").doUpdateSet(next))
    .execute();
}

export async function importOriginsOf(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredImportOrigin>> {
  const found: StoredImportOrigin[] = [];
  for (const some of batchesOf(ids, batchSize))
    found.push(
      ...(await db.selectFrom("projectImports").selectAll().where("projectId", "in", some).execute()),
    );
  return new Map(found.map((importOrigin) => [importOrigin.projectId, importOrigin]));
}
