import { type Kysely, sql, type Transaction } from "kysely";
import { maxProducts } from "#domain/products/product-calls.ts";
import {
  type DeletedProduct,
  type ProductVersion,
  parseProductSnapshot,
} from "#domain/products/product-history.ts";
import { trashRetentionMs, type Versions } from "#domain/records/record-snapshot.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { removeUnused } from "../pictures/pictures.ts";
import type { ChangeAuthor } from "../records/authored-change.ts";
import { findVersion, listVersions } from "../records/versions.ts";
import {
  countProducts,
  findProduct,
  isSlugTaken,
  lockProduct,
  type ProductUpdate,
  updateProduct,
} from "./edits.ts";
import { insertParts, toRow } from "./rows.ts";
import { keepVersion, productVersions } from "./versions.ts";

/** `tooMany`: the product stays in the trash until another one is deleted. */
export type ProductRestoration = ProductUpdate | { kind: "tooMany" };

/** History and trash of products. `by` is the user name of the administrator. */
export interface ProductHistories {
  /** A part of the history, newest first. @param before only versions before this one */
  versions(id: number, before?: number): Promise<Versions<ProductVersion>>;
  /** Makes a product what it was before a change. @param wanted.expectedUpdatedAt the `updatedAt` that the administrator has seen */
  revert(
    id: number,
    wanted: { versionId: number; expectedUpdatedAt: string },
    by: string,
  ): Promise<ProductUpdate>;
  /** Deleted products, the latest first. */
  trash(): Promise<DeletedProduct[]>;
  /** Restores a product with its id and position. */
  restore(id: number): Promise<ProductRestoration>;
  /** Deletes a product from the trash. @returns its name; `undefined` if it is not in the trash */
  erase(id: number): Promise<string | undefined>;
  /** Deletes products that have been in the trash for 30 days. */
  deleteExpired(): Promise<void>;
}

export function createProductHistories(
  { db, change, changeWithoutNotifying }: Database,
  clock: () => Date,
): ProductHistories {
  return {
    versions: (id, before) => listVersions(db, productVersions, id, before),
    revert: (id, { versionId, expectedUpdatedAt }, by) =>
      change("products", async (trx) => {
        const former = await findVersion(trx, productVersions, id, versionId);
        if (!former) return { kind: "missing" };
        return updateProduct(trx, id, former, { now: clock(), by, expectedUpdatedAt });
      }),
    trash: () => listTrash(db),
    restore: (id) => change("products", (trx) => restoreProduct(trx, id)),
    // Products in the trash are on no page.
    erase: (id) =>
      changeWithoutNotifying("products", async (trx) => {
        const deleted = await inTrash(trx, id);
        if (deleted) await eraseVersions(trx, id, clock());
        return deleted && parseProductSnapshot(deleted.record).name;
      }),
    deleteExpired: () => changeWithoutNotifying("products", (trx) => eraseExpired(trx, clock())),
  };
}

/** Moves a product to the trash. @returns false if there is none */
export async function trashProduct(
  trx: Transaction<Tables>,
  id: number,
  author: ChangeAuthor,
): Promise<boolean> {
  const product = await lockProduct(trx, id);
  if (!product) return false;
  const row = await trx.selectFrom("products").select("position").where("id", "=", id).executeTakeFirst();
  await keepVersion(trx, product, author, row?.position ?? 0);
  await trx.deleteFrom("products").where("id", "=", id).execute();
  return true;
}

async function listTrash(db: Kysely<Tables>): Promise<DeletedProduct[]> {
  const rows = await db
    .selectFrom("productVersions")
    .select(["productId", "record", "changedAt", "changedBy"])
    .where("isDeletion", "=", 1)
    .orderBy("changedAt", "desc")
    .orderBy("id", "desc")
    .limit(maxListed)
    .execute();
  return rows.map(({ productId, record, changedAt, changedBy }) => {
    const { name, brand, type, models } = parseProductSnapshot(record);
    const deletedAt = new Date(changedAt).toISOString();
    return { id: productId, name, brand, type, models: models.length, deletedAt, deletedBy: changedBy };
  });
}

const maxListed = 500;

async function restoreProduct(trx: Transaction<Tables>, id: number): Promise<ProductRestoration> {
  const deleted = await inTrash(trx, id);
  if (!deleted) return { kind: "missing" };
  if ((await countProducts(trx)) >= maxProducts) return { kind: "tooMany" };
  const product = parseProductSnapshot(deleted.record);
  if (await isSlugTaken(trx, product.slug)) return { kind: "slugTaken" };
  const { position } = deleted;
  await trx
    .updateTable("products")
    .set({ position: sql<number>`position + 1` })
    .where("position", ">=", position)
    .execute();
  const columns = { isActive: Number(product.isActive), updatedAt: Date.parse(product.updatedAt) };
  await trx
    .insertInto("products")
    .values({ ...toRow(product), ...columns, id, position })
    .execute();
  await insertParts(trx, id, product);
  await trx.deleteFrom("productVersions").where("id", "=", deleted.id).execute();
  const stored = await findProduct(trx, id);
  return stored ? { kind: "updated", product: stored } : { kind: "missing" };
}

function inTrash(db: Kysely<Tables>, productId: number) {
  return db
    .selectFrom("productVersions")
    .select(["id", "record", "position"])
    .where("isDeletion", "=", 1)
    .where("productId", "=", productId)
    .executeTakeFirst();
}

async function eraseExpired(trx: Transaction<Tables>, now: Date): Promise<void> {
  const expired = await trx
    .selectFrom("productVersions")
    .select("productId")
    .where("isDeletion", "=", 1)
    .where("changedAt", "<", now.getTime() - trashRetentionMs)
    .execute();
  for (const { productId } of expired) await eraseVersions(trx, productId, now);
}

async function eraseVersions(trx: Transaction<Tables>, productId: number, now: Date): Promise<void> {
  const versions = await trx
    .selectFrom("productVersions")
    .select("record")
    .where("productId", "=", productId)
    .execute();
  await trx.deleteFrom("productVersions").where("productId", "=", productId).execute();
  const pictures = versions.flatMap(({ record }) => {
    const { imageUrl, documents } = parseProductSnapshot(record);
    return [imageUrl, ...documents.map((document) => document.imageUrl)];
  });
  for (const url of new Set(pictures)) await removeUnused(trx, url, now);
}
