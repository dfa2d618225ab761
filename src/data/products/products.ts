import type { EditedProduct } from "#domain/products/product.ts";
import { mostProducts } from "#domain/products/product-calls.ts";
import type { TowerType } from "#domain/projects/vocabulary.ts";
import type { Database } from "../database/connect.ts";
import {
  findEdited,
  insertProduct,
  orderProducts,
  type ProductAddition,
  type ProductUpdate,
  updateProduct,
} from "./edits.ts";
import { type NewProduct, withParts } from "./rows.ts";

/** The products, series of towers, in the order that the administrator has given them. */
export interface Products {
  /** Active products, of one category or of all. */
  list(query?: { readonly category?: TowerType | undefined }): Promise<EditedProduct[]>;
  /** All products, the hidden ones among them. */
  all(): Promise<EditedProduct[]>;
  findEdited(id: number): Promise<EditedProduct | undefined>;
  /** @param before the product that it comes before; without it, or where that is gone, it comes last. */
  add(product: NewProduct, before?: number | undefined): Promise<ProductAddition>;
  /** @param version the `updatedAt` that was edited; without it the last edit wins. */
  update(id: number, product: NewProduct, version?: string | undefined): Promise<ProductUpdate>;
  /** Shows a product to visitors, or hides it. @returns whether there was such a product. */
  show(id: number, isActive: boolean): Promise<boolean>;
  order(ids: readonly number[]): Promise<void>;
  /** @returns whether there was such a product. */
  remove(id: number): Promise<boolean>;
}

export function createProducts({ db, change }: Database, clock: () => Date): Products {
  const inOrder = () =>
    db.selectFrom("products").selectAll().orderBy("position").orderBy("id").limit(mostProducts);
  return {
    async list({ category } = {}) {
      const active = inOrder().where("isActive", "=", 1);
      const wanted = category ? active.where("category", "=", category) : active;
      return withParts(db, await wanted.execute());
    },
    all: async () => withParts(db, await inOrder().execute()),
    findEdited: (id) => findEdited(db, id),
    add: (product, before) =>
      change("products", (trx) => insertProduct(trx, product, { now: clock(), before })),
    update: (id, product, version) =>
      change("products", (trx) => updateProduct(trx, id, product, { now: clock(), version })),
    show: (id, isActive) =>
      change("products", async (trx) => {
        const edit = trx.updateTable("products").set({ isActive: Number(isActive) });
        const { numUpdatedRows } = await edit.where("id", "=", id).executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
    order: (ids) => change("products", (trx) => orderProducts(trx, ids)),
    // Its picture stays until the pictures are tidied up: who takes the deletion back wants it, too.
    remove: (id) =>
      change("products", async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom("products").where("id", "=", id).executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  };
}
