import type { RowOf } from "../records/column-types.ts";
import { documentColumns, modelColumns } from "./model-columns.ts";
import { maxOptions } from "./options/options-parameter.ts";
import { optionColumns } from "./options/product-options.ts";
import { technicalFileColumns } from "./technical-files.ts";

/** Lists that a product has, by their property, with the most rows of each. */
export const productLists = {
  models: { columns: modelColumns, maxRows: 200 },
  documents: { columns: documentColumns, maxRows: 12 },
  options: { columns: optionColumns, maxRows: maxOptions, namedBy: ["subject", "name"] },
  technicalFiles: { columns: technicalFileColumns, maxRows: 60 },
} as const;

export type ProductListName = keyof typeof productLists;
export type ProductColumns<Name extends ProductListName> = (typeof productLists)[Name]["columns"];
export type ProductLists = { [Name in ProductListName]: RowOf<ProductColumns<Name>>[] };

export const productListNames = Object.keys(productLists) as ProductListName[];

/** Lists that are not searched are JSON in their product; models have a table of their own. */
export const jsonListNames = [
  "options",
  "documents",
  "technicalFiles",
] as const satisfies readonly ProductListName[];
