import type { Kysely, Transaction } from "kysely";
import type { EditedProduct } from "#domain/products/product.ts";
import { type KeptProduct, keptProductIn, type ProductVersion } from "#domain/products/product-past.ts";
import { keptVersions } from "#domain/records/kept-record.ts";
import type { Tables } from "../database/schema.ts";
import type { Signature } from "../projects/past/versions.ts";

/** Keeps a product as it was before a change. @param deletedFrom its place, where the change is its deletion */
export async function keepVersion(
  trx: Transaction<Tables>,
  former: EditedProduct,
  { now, by }: Signature,
  deletedFrom?: number,
): Promise<void> {
  const { id: productId, catalogUrl: _, hasSampleModels: __, ...record } = former;
  await trx
    .insertInto("productVersions")
    .values({
      productId,
      record: JSON.stringify(record satisfies KeptProduct),
      changedAt: now.getTime(),
      changedBy: by ?? null,
      isDeletion: Number(deletedFrom !== undefined),
      position: deletedFrom ?? 0,
    })
    .execute();
  const newest = trx
    .selectFrom("productVersions")
    .select("id")
    .where("productId", "=", productId)
    .orderBy("id", "desc")
    .limit(keptVersions);
  await trx
    .deleteFrom("productVersions")
    .where("productId", "=", productId)
    .where("id", "not in", newest)
    .execute();
}

/** The product before each of its changes, newest first. */
export async function listVersions(db: Kysely<Tables>, productId: number): Promise<ProductVersion[]> {
  const rows = await db
    .selectFrom("productVersions")
    .select(["id", "record", "changedAt", "changedBy"])
    .where("productId", "=", productId)
    .where("isDeletion", "=", 0)
    .orderBy("id", "desc")
    .limit(keptVersions)
    .execute();
  return rows.map(({ id, record, changedAt, changedBy }) => ({
    id,
    changedAt: new Date(changedAt).toISOString(),
    changedBy,
    record: keptProductIn(record),
  }));
}
