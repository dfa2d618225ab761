import type { Kysely, Transaction } from "kysely";
import { modelColumns } from "#domain/products/model-columns.ts";
import type { ProductRecord } from "#domain/products/product.ts";
import {
  type ProductSnapshot,
  type ProductVersion,
  parseProductSnapshot,
} from "#domain/products/product-history.ts";
import { withoutEmptyCells } from "#domain/records/columns.ts";
import { type Versions, versionsPageSize } from "#domain/records/record-snapshot.ts";
import type { Tables } from "../database/schema.ts";
import { thinVersions } from "../projects/history/thin-versions.ts";
import type { ChangeAuthor } from "../projects/history/versions.ts";

/** Keeps a product as it was before a change. @param positionIfDeleted its place in the list, where the change is its deletion */
export async function keepVersion(
  trx: Transaction<Tables>,
  former: ProductRecord,
  { now, by }: ChangeAuthor,
  positionIfDeleted?: number,
): Promise<void> {
  const { id: productId, catalogUrl: _, hasSampleModels: __, ...record } = former;
  await trx
    .insertInto("productVersions")
    .values({
      productId,
      record: recordText(record),
      changedAt: now.getTime(),
      changedBy: by ?? null,
      isDeletion: Number(positionIfDeleted !== undefined),
      position: positionIfDeleted ?? 0,
    })
    .execute();
  const versions = await trx
    .selectFrom("productVersions")
    .select(["id", "changedAt", "changedBy"])
    .where("productId", "=", productId)
    .orderBy("id", "desc")
    .execute();
  await thinVersions(trx, "productVersions", versions, now);
}

/** Empty cells of models, which reading fills in again, would be most of the text. */
function recordText(record: ProductSnapshot): string {
  return JSON.stringify({
    ...record,
    models: record.models.map((model) => withoutEmptyCells(modelColumns, model)),
  });
}

/** The product before each of its changes, newest first. @param before only versions before this one */
export async function listVersions(
  db: Kysely<Tables>,
  productId: number,
  before?: number,
): Promise<Versions<ProductVersion>> {
  const all = db.selectFrom("productVersions").where("productId", "=", productId).where("isDeletion", "=", 0);
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
    record: parseProductSnapshot(record),
  }));
  return { versions, total: Number(total) };
}

/** The product of a version. */
export async function snapshotOf(
  db: Kysely<Tables>,
  productId: number,
  version: number,
): Promise<ProductSnapshot | undefined> {
  const row = await db
    .selectFrom("productVersions")
    .select("record")
    .where("productId", "=", productId)
    .where("isDeletion", "=", 0)
    .where("id", "=", version)
    .executeTakeFirst();
  return row && parseProductSnapshot(row.record);
}
