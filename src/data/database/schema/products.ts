import type { Generated } from "kysely";
import type { MainFacts } from "#domain/products/model-columns.ts";
import type { ProductFields } from "#domain/products/product-fields.ts";
import type { Row } from "../../records/rows.ts";

export interface ProductsTable extends Row<ProductFields> {
  id: Generated<number>;
  isActive: number;
  /** Place among the products, from 0. */
  position: number;
  /** JSON of `ProductDocument`s. */
  documents: Generated<string>;
  /** JSON of `TechnicalFile`s. */
  technicalFiles: Generated<string>;
  options: Generated<string>;
  /** Time of the last edit; unique among the edits of a product, so that it identifies a version. */
  updatedAt: Generated<number>;
}

export interface ProductTagsTable {
  productId: number;
  tag: string;
  /** Place in the product's own list, from 0. */
  position: number;
}

export interface ProductModelsTable extends MainFacts {
  productId: number;
  /** From 0. */
  position: number;
  /** JSON of the filled columns of `detailGroups`. */
  details: Generated<string>;
}

export interface ProductVersionsTable {
  id: Generated<number>;
  productId: number;
  /** JSON of a `ProductSnapshot`: the product before the change. */
  record: string;
  /** Time of the change that replaced this version, and the user name of its author; not those of the version itself. */
  changedAt: number;
  changedBy: string | null;
  /** 1 where the change was its deletion: the product is in the trash. */
  isDeletion: Generated<number>;
  /** Place among the products when it was deleted. */
  position: Generated<number>;
}
