import { type Kysely, sql, type Transaction } from "kysely";
import type { EditedProduct } from "#domain/products/product.ts";
import type { Tables } from "../database/schema.ts";
import { removeUnused } from "../pictures/pictures.ts";
import { insertParts, type NewProduct, toRow, withParts } from "./rows.ts";

/** What became of an edit; "outdated" tells the newer version that somebody else has stored meanwhile. */
export type ProductUpdate =
  | { kind: "updated" | "outdated"; product: EditedProduct }
  | { kind: "missing" }
  | { kind: "slugTaken" };

/** What became of an addition. */
export type ProductAddition = { kind: "added"; product: EditedProduct } | { kind: "slugTaken" };

/** @see Products.findEdited */
export async function findEdited(db: Kysely<Tables>, id: number): Promise<EditedProduct | undefined> {
  const rows = await db.selectFrom("products").selectAll().where("id", "=", id).execute();
  return (await withParts(db, rows))[0];
}

/** Stores a product inside a transaction, as the last one or before another. */
export async function insertProduct(
  trx: Transaction<Tables>,
  product: NewProduct,
  { now, before }: { now: Date; before?: number | undefined },
): Promise<ProductAddition> {
  if (await isTaken(trx, product.slug)) return { kind: "slugTaken" };
  const { id } = await trx
    .insertInto("products")
    .values({
      ...toRow(product),
      isActive: Number(product.isActive ?? true),
      position: await freePosition(trx, before),
      updatedAt: now.getTime(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertParts(trx, id, product);
  const stored = await findEdited(trx, id);
  if (!stored) throw new Error(`Product ${id} vanished while it was being stored.`);
  return { kind: "added", product: stored };
}

/** @see Products.update */
export async function updateProduct(
  trx: Transaction<Tables>,
  id: number,
  product: NewProduct,
  { now, version }: { now: Date; version: string | undefined },
): Promise<ProductUpdate> {
  const former = await findEdited(trx, id);
  if (!former) return { kind: "missing" };
  if (version !== undefined && former.updatedAt !== version) return { kind: "outdated", product: former };
  if (await isTaken(trx, product.slug, id)) return { kind: "slugTaken" };
  const edit = trx.updateTable("products").set({ ...toRow(product), updatedAt: nextVersion(now) });
  const ofVersion = edit.where("id", "=", id).where("updatedAt", "=", Date.parse(former.updatedAt));
  const { numUpdatedRows } = await ofVersion.executeTakeFirst();
  if (numUpdatedRows > 0n) {
    await trx.deleteFrom("productTags").where("productId", "=", id).execute();
    await trx.deleteFrom("productModels").where("productId", "=", id).execute();
    await insertParts(trx, id, product);
  }
  const stored = await findEdited(trx, id);
  if (!stored) return { kind: "missing" };
  await removeUnused(trx, former.imageUrl);
  return { kind: numUpdatedRows > 0n ? "updated" : "outdated", product: stored };
}

/** Puts products into this order inside a transaction; those that are not named follow in their own. */
export async function orderProducts(trx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  const rows = await trx.selectFrom("products").select("id").orderBy("position").orderBy("id").execute();
  const known = new Set(rows.map(({ id }) => id));
  const named = [...new Set(ids)].filter((id) => known.has(id));
  const rest = [...known].filter((id) => !named.includes(id));
  for (const [position, id] of [...named, ...rest].entries())
    await trx.updateTable("products").set({ position }).where("id", "=", id).execute();
}

async function isTaken(trx: Transaction<Tables>, slug: string, by?: number): Promise<boolean> {
  const rows = await trx.selectFrom("products").select("id").where("slug", "=", slug).execute();
  return rows.some(({ id }) => id !== by);
}

/** The position after the last product, or that of `before`, from which on all others move on by one. */
async function freePosition(trx: Transaction<Tables>, before: number | undefined): Promise<number> {
  const next =
    before === undefined
      ? undefined
      : await trx.selectFrom("products").select("position").where("id", "=", before).executeTakeFirst();
  if (next) {
    await trx
      .updateTable("products")
      .set({ position: sql<number>`position + 1` })
      .where("position", ">=", next.position)
      .execute();
    return next.position;
  }
  const { last } = await trx
    .selectFrom("products")
    .select(({ fn }) => fn.max<number | null>("position").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

/** The time of the edit, or a moment after the last one: two edits in the same millisecond are two versions. */
function nextVersion(now: Date) {
  const time = sql<number>`cast(${now.getTime()} as bigint)`;
  return sql<number>`case when updated_at < ${time} then ${time} else updated_at + 1 end`;
}
