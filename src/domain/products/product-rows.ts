import type { RowOf } from "../records/column-types.ts";
import { documentColumns, modelColumns } from "./model-columns.ts";
import { optionColumns } from "./product-options.ts";
import { technicalFileColumns } from "./technical-files.ts";

/** The tables of rows that a product has, by their property, with the most rows of each. */
export const productRows = {
  models: { columns: modelColumns, maxRows: 200 },
  documents: { columns: documentColumns, maxRows: 12 },
  options: { columns: optionColumns, maxRows: 60, namedBy: ["subject", "name"] },
  technicalFiles: { columns: technicalFileColumns, maxRows: 60 },
} as const;

export type ProductRowName = keyof typeof productRows;
export type ProductColumns<Name extends ProductRowName> = (typeof productRows)[Name]["columns"];
export type ProductRows = { [Name in ProductRowName]: RowOf<ProductColumns<Name>>[] };

export const productRowNames = Object.keys(productRows) as ProductRowName[];

/** Rows that are not searched are JSON in their product; models have a table of their own. */
export const jsonRowNames = [
  "options",
  "documents",
  "technicalFiles",
] as const satisfies readonly ProductRowName[];
