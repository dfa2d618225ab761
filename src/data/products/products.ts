import type { ListedProduct, ProductRecord } from "#domain/products/product.ts";
import { maxProducts } from "#domain/products/product-calls.ts";
import type { TowerType } from "#domain/projects/vocabulary.ts";
import type { Database } from "../database/connect.ts";
import {
  addProduct,
  findProduct,
  orderProducts,
  type ProductAddition,
  type ProductOrdering,
  type ProductUpdate,
  updateProduct,
} from "./edits.ts";
import { trashProduct } from "./history.ts";
import { type ProductInput, withModelNames, withParts } from "./rows.ts";

/** The products, series of towers, in the order that the administrator has given them. */
export interface Products {
  /** Active products, of one category or of all. */
  listVisible(query?: { readonly category?: TowerType | undefined }): Promise<ProductRecord[]>;
  /** All products, the hidden ones among them. */
  listAll(): Promise<ProductRecord[]>;
  /** The same with the names of their models alone. */
  listSummaries(): Promise<ListedProduct[]>;
  find(id: number): Promise<ProductRecord | undefined>;
  /** Adds a product as the last one. @param key the same for every attempt, for a day: it is stored once. */
  add(product: ProductInput, key?: string | undefined): Promise<ProductAddition>;
  /**
   * @param expectedUpdatedAt the `updatedAt` that was edited; without it the last edit wins. A repetition changes nothing.
   * @param by user name of who edits
   */
  update(
    id: number,
    product: ProductInput,
    expectedUpdatedAt?: string | undefined,
    by?: string | undefined,
  ): Promise<ProductUpdate>;
  /** Shows a product to visitors, or hides it. @returns whether there was such a product. */
  setVisible(id: number, isActive: boolean): Promise<boolean>;
  /**
   * Sorts products; those without an id in the list follow in their previous order. A repetition changes nothing.
   * @param expectedIds the order that was seen, of every product; without it the last order wins
   */
  order(ids: readonly number[], expectedIds?: readonly number[] | undefined): Promise<ProductOrdering>;
  /** Puts a product into the trash. @returns whether there was one */
  remove(id: number, by?: string | undefined): Promise<boolean>;
}

export function createProducts({ db, engine, change }: Database, clock: () => Date): Products {
  const inOrder = () =>
    db.selectFrom("products").selectAll().orderBy("position").orderBy("id").limit(maxProducts);
  return {
    async listVisible({ category } = {}) {
      const active = inOrder().where("isActive", "=", 1);
      const wanted = category ? active.where("category", "=", category) : active;
      return withParts(db, await wanted.execute());
    },
    listAll: async () => withParts(db, await inOrder().execute()),
    listSummaries: async () => withModelNames(db, await inOrder().execute()),
    find: (id) => findProduct(db, id),
    add: (product, key) =>
      change("products", (trx) => addProduct({ trx, engine }, product, { now: clock(), key })),
    update: (id, product, expectedUpdatedAt, by) =>
      change("products", (trx) => updateProduct(trx, id, product, { now: clock(), expectedUpdatedAt, by })),
    setVisible: (id, isActive) =>
      change("products", async (trx) => {
        const edit = trx.updateTable("products").set({ isActive: Number(isActive) });
        const { numUpdatedRows } = await edit.where("id", "=", id).executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
    order: (ids, expectedIds) => change("products", (trx) => orderProducts(trx, ids, expectedIds)),
    remove: (id, by) => change("products", (trx) => trashProduct(trx, id, { now: clock(), by })),
  };
}
