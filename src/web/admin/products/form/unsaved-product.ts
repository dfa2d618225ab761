import * as z from "zod/mini";
import { type ProductRecord, productRecordSchema } from "#domain/products/product.ts";
import { type ProductFields, productFields } from "#domain/products/product-fields.ts";
import {
  type ProductColumns,
  type ProductListName,
  productListNames,
  productLists,
} from "#domain/products/product-lists.ts";
import type { Cells, Columns } from "#domain/records/column-types.ts";
import { columnsIn } from "#domain/records/columns.ts";
import { storedRecordSchema } from "#domain/records/record-snapshot.ts";
import type { UnsavedForm } from "../../records/form/use-record-form.ts";
import { entrySchema } from "../../records/record-entry.ts";

export const unsavedProductPrefix = "product ";

/** Entries of a form that was left without saving, without the chosen picture. */
type UnsavedProduct = UnsavedForm<ProductFields, ProductRecord> & { rows: UnsavedRows };

export type UnsavedRows = { [Name in ProductListName]: Cells<ProductColumns<Name>>[] };

function cellsSchema<T extends Columns>(columns: T): z.ZodMiniType<Cells<T>> {
  const schema: z.ZodMiniType = z.object(
    Object.fromEntries(columnsIn(columns).map((name) => [name, z._default(z.string(), "")])),
  );
  return schema as z.ZodMiniType<Cells<T>>;
}

/** Fields and columns that an older program version lacked are empty. */
export const unsavedProductSchema: z.ZodMiniType<UnsavedProduct> = z.object({
  base: z.nullable(storedRecordSchema(productRecordSchema, productFields)),
  key: z.optional(z.string()),
  entry: entrySchema(productFields),
  rows: z.object(
    Object.fromEntries(
      productListNames.map((name) => [name, z.array(cellsSchema<Columns>(productLists[name].columns))]),
    ),
  ) as unknown as z.ZodMiniType<UnsavedRows>,
});
