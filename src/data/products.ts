import type { Selectable, Transaction } from "kysely";
import type { Product } from "#domain/products/product.ts";
import type { TowerType } from "#domain/projects/vocabulary.ts";
import type { Database } from "./database/connect.ts";
import type { ProductsTable, Tables } from "./database/schema.ts";

/** A product before it is stored. */
export type NewProduct = Readonly<Omit<Product, "id">>;

/** Longest list of products. */
const mostProducts = 500;

export interface Products {
  /** Active products, of one category or of all, in the order in which they were added. */
  list(query?: { readonly category?: TowerType | undefined }): Promise<Product[]>;
}

export function createProducts({ db }: Database): Products {
  return {
    async list({ category } = {}) {
      const active = db.selectFrom("products").selectAll().where("is_active", "=", 1);
      const wanted = category ? active.where("category", "=", category) : active;
      return (await wanted.orderBy("id").limit(mostProducts).execute()).map(toProduct);
    },
  };
}

/** Stores a product inside a transaction. */
export async function insertProduct(trx: Transaction<Tables>, product: NewProduct): Promise<void> {
  await trx
    .insertInto("products")
    .values({
      name: product.name,
      category: product.category,
      description: product.description,
      specifications: product.specifications,
      image_url: product.imageUrl,
      catalog_url: product.catalogUrl,
      is_active: Number(product.isActive),
    })
    .execute();
}

function toProduct(row: Selectable<ProductsTable>): Product {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    description: row.description,
    specifications: row.specifications,
    imageUrl: row.image_url,
    catalogUrl: row.catalog_url,
    isActive: row.is_active === 1,
  };
}
