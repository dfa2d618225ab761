import type { Transaction } from "kysely";
import { modelColumns } from "#domain/products/model-columns.ts";
import type { ProductRecord } from "#domain/products/product.ts";
import { type ProductSnapshot, parseProductSnapshot } from "#domain/products/product-history.ts";
import { withoutEmptyCells } from "#domain/records/columns.ts";
import type { Tables } from "../database/schema.ts";
import type { ChangeAuthor } from "../records/authored-change.ts";
import { thinVersions, type VersionStore } from "../records/versions.ts";

export const productVersions: VersionStore<ProductSnapshot> = {
  table: "productVersions",
  parse: parseProductSnapshot,
};

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
  await thinVersions(trx, productVersions, productId, now);
}

/** Empty cells of models, which reading fills in again, would be most of the text. */
function recordText(record: ProductSnapshot): string {
  return JSON.stringify({
    ...record,
    models: record.models.map((model) => withoutEmptyCells(modelColumns, model)),
  });
}
