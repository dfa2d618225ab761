import type { Kysely, Transaction } from "kysely";
import type { ProductRecord } from "#domain/products/product.ts";
import { maxProducts } from "#domain/products/product-calls.ts";
import type { Tables } from "../database/schema.ts";
import { addIdempotently, type TransactionContext } from "../idempotency.ts";
import { type AuthoredChange, isOutdated } from "../records/authored-change.ts";
import { nextRevision } from "../records/revision.ts";
import { deleteParts, insertParts, isStoredAs, type ProductInput, toRow, withParts } from "./rows.ts";
import { keepVersion } from "./versions.ts";

/**
 * "outdated" has the newer version that was stored meanwhile. "repeated" changes nothing, such as a request that is sent again
 * after its answer was lost.
 */
export type ProductUpdate =
  | { kind: "updated" | "repeated" | "outdated"; product: ProductRecord }
  | { kind: "missing" }
  | { kind: "slugTaken" };

/** "repeated": stored before with the same key; "different": the product with this key has other content, or was edited. */
export type ProductAddition =
  | { kind: "added" | "repeated" | "different"; product: ProductRecord }
  | { kind: "slugTaken" }
  | { kind: "tooMany" };

/** The stored order: "outdated" where it is another one than the change was based on. */
export interface ProductOrdering {
  kind: "ordered" | "outdated";
  ids: number[];
}

/** @see Products.findProduct */
export async function findProduct(db: Kysely<Tables>, id: number): Promise<ProductRecord | undefined> {
  const rows = await db.selectFrom("products").selectAll().where("id", "=", id).execute();
  return (await withParts(db, rows))[0];
}

/** Locks the row of a product until the transaction ends, and reads it. */
export async function lockProduct(trx: Transaction<Tables>, id: number): Promise<ProductRecord | undefined> {
  await trx
    .updateTable("products")
    .set((product) => ({ updatedAt: product.ref("updatedAt") }))
    .where("id", "=", id)
    .execute();
  return findProduct(trx, id);
}

export async function addProduct(
  context: TransactionContext,
  product: ProductInput,
  { now, key }: { now: Date; key?: string | undefined },
): Promise<ProductAddition> {
  const { trx } = context;
  let refusal: "tooMany" | "slugTaken" = "tooMany";
  const outcome = await addIdempotently(context, {
    kind: "product",
    key,
    now,
    exists: async (id) => (await findProduct(trx, id)) !== undefined,
    async insert() {
      if ((await countProducts(trx)) >= maxProducts) return undefined;
      if (!(await isSlugTaken(trx, product.slug))) return insertProduct(trx, product, { now });
      refusal = "slugTaken";
      return undefined;
    },
  });
  const stored = outcome.id === undefined ? undefined : await findProduct(trx, outcome.id);
  if (!stored) return { kind: refusal };
  if (outcome.isNew) return { kind: "added", product: stored };
  return { kind: isStoredAs(stored, product) ? "repeated" : "different", product: stored };
}

/** Stores a product at the last position. @returns its id */
export async function insertProduct(
  trx: Transaction<Tables>,
  product: ProductInput,
  { now }: { now: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto("products")
    .values({
      ...toRow(product),
      isActive: Number(product.isActive ?? true),
      position: await nextPosition(trx),
      updatedAt: now.getTime(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertParts(trx, id, product);
  return id;
}

/** @see Products.update */
export async function updateProduct(
  trx: Transaction<Tables>,
  id: number,
  product: ProductInput,
  { expectedUpdatedAt, ...author }: AuthoredChange,
): Promise<ProductUpdate> {
  const former = await lockProduct(trx, id);
  if (!former) return { kind: "missing" };
  if (isStoredAs(former, product)) return { kind: "repeated", product: former };
  if (isOutdated(former, expectedUpdatedAt)) return { kind: "outdated", product: former };
  if (await isSlugTaken(trx, product.slug, id)) return { kind: "slugTaken" };
  await keepVersion(trx, former, author);
  await trx
    .updateTable("products")
    .set({ ...toRow(product), updatedAt: nextRevision(author.now) })
    .where("id", "=", id)
    .execute();
  await deleteParts(trx, id);
  await insertParts(trx, id, product);
  const stored = await findProduct(trx, id);
  return stored ? { kind: "updated", product: stored } : { kind: "missing" };
}

/** @see Products.order */
export async function orderProducts(
  trx: Transaction<Tables>,
  ids: readonly number[],
  expectedIds?: readonly number[],
): Promise<ProductOrdering> {
  const rows = await trx.selectFrom("products").select("id").orderBy("position").orderBy("id").execute();
  const stored = rows.map(({ id }) => id);
  const named = [...new Set(ids)].filter((id) => stored.includes(id));
  const wanted = [...named, ...stored.filter((id) => !named.includes(id))];
  // Products that were removed since stand nowhere, and those that were added since are the last ones in either order.
  const expected = (expectedIds ?? []).filter((id) => stored.includes(id));
  if (!startsWith(stored, expected) && !startsWith(stored, wanted)) return { kind: "outdated", ids: stored };
  for (const [position, id] of wanted.entries())
    await trx.updateTable("products").set({ position }).where("id", "=", id).execute();
  return { kind: "ordered", ids: wanted };
}

export async function isSlugTaken(
  trx: Transaction<Tables>,
  slug: string,
  exceptId?: number,
): Promise<boolean> {
  const rows = await trx.selectFrom("products").select("id").where("slug", "=", slug).execute();
  return rows.some(({ id }) => id !== exceptId);
}

export async function countProducts(trx: Transaction<Tables>): Promise<number> {
  const { total } = await trx
    .selectFrom("products")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function startsWith(ids: readonly number[], first: readonly number[]): boolean {
  return first.every((id, position) => id === ids[position]);
}

async function nextPosition(trx: Transaction<Tables>): Promise<number> {
  const { last } = await trx
    .selectFrom("products")
    .select(({ fn }) => fn.max<number | null>("position").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}
