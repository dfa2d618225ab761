import * as z from "zod/mini";
import { type EditedProduct, editedProductSchema } from "#domain/products/product.ts";
import { type ProductFields, productFields } from "#domain/products/product-fields.ts";
import {
  type ProductColumns,
  type ProductRowName,
  productRowNames,
  productRows,
} from "#domain/products/product-rows.ts";
import { type Cells, type Columns, columnsIn } from "#domain/records/columns.ts";
import type { KeptRecord } from "../../records/form/use-record-entry.ts";
import { entrySchema } from "../../records/record-entry.ts";

/** Prefix of the names of unsaved products. */
export const unsavedProductPrefix = "product ";

/** The entries of a form that was left without storing it; a chosen picture is not among them. */
type UnsavedProduct = KeptRecord<ProductFields, EditedProduct> & { rows: UnsavedRows };

export type UnsavedRows = { [Name in ProductRowName]: Cells<ProductColumns<Name>>[] };

function cellsSchema<T extends Columns>(columns: T): z.ZodMiniType<Cells<T>> {
  const schema: z.ZodMiniType = z.object(
    Object.fromEntries(columnsIn(columns).map((name) => [name, z._default(z.string(), "")])),
  );
  return schema as z.ZodMiniType<Cells<T>>;
}

/** Entries of an older version of the program that lack a field are not taken over; a column that they lack is empty. */
export const unsavedProductSchema: z.ZodMiniType<UnsavedProduct> = z.object({
  base: z.nullable(editedProductSchema),
  key: z.optional(z.string()),
  entry: entrySchema(productFields),
  rows: z.object(
    Object.fromEntries(
      productRowNames.map((name) => [name, z.array(cellsSchema<Columns>(productRows[name].columns))]),
    ),
  ) as unknown as z.ZodMiniType<UnsavedRows>,
});
