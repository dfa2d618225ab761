import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
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
import { type Entry, entrySchema } from "../../records/record-entry.ts";
import { useKeeping } from "../../unsaved/use-keeping.ts";
import { useUnsavedValue } from "../../unsaved/use-unsaved-value.ts";
import type { ProductGrids } from "./product-grids.ts";

/** Prefix of the names of unsaved products. */
export const unsavedProductPrefix = "product ";

/** The entries of a form that was left without storing it. */
export interface UnsavedValues {
  /** The version that was edited; null for a new product. */
  base: EditedProduct | null;
  /** Under which it is stored once, however often it is sent. */
  key?: string | undefined;
  entry: Entry<ProductFields>;
  rows: UnsavedRows;
}

type UnsavedRows = { [Name in ProductRowName]: Cells<ProductColumns<Name>>[] };

/** The entries of this product that the browser keeps until they are stored or discarded. */
export function useUnsavedProduct(stored: EditedProduct | undefined) {
  const [current, keep] = useUnsavedValue<UnsavedValues>(
    `${unsavedProductPrefix}${stored?.id ?? "new"}`,
    unsavedProductSchema,
  );
  const first = useRef(current);
  const kept = first.current;
  const product = kept ? (kept.base ?? undefined) : stored;
  return { kept, product, keep };
}

interface KeepingOptions {
  form: Pick<UseFormReturn<Entry<ProductFields>>, "watch" | "getValues">;
  grids: ProductGrids;
  base: EditedProduct | undefined;
  key: string;
  isDirty: () => boolean;
  keep: (entries: UnsavedValues | undefined) => void;
}

/** Keeps the entries while they differ from the stored product. */
export function useProductUnsaved({ form, grids, base, key, isDirty, keep }: KeepingOptions): void {
  const keepNow = () => {
    const rows = productRowNames.map((name) => [name, grids[name].rows.map(({ cells }) => cells)]);
    const entries = { entry: form.getValues(), rows: Object.fromEntries(rows) as UnsavedRows };
    keep(isDirty() ? { base: base ?? null, key, ...entries } : undefined);
  };
  const rowsOfAll = productRowNames.map((name) => grids[name].rows);
  useKeeping(form, keepNow, rowsOfAll);
}

function cellsSchema<T extends Columns>(columns: T): z.ZodMiniType<Cells<T>> {
  const schema: z.ZodMiniType = z.object(
    Object.fromEntries(columnsIn(columns).map((name) => [name, z.string()])),
  );
  return schema as z.ZodMiniType<Cells<T>>;
}

/** Entries of an older version of the program that lack a field are not taken over. */
export const unsavedProductSchema: z.ZodMiniType<UnsavedValues> = z.object({
  base: z.nullable(editedProductSchema),
  key: z.optional(z.string()),
  entry: entrySchema(productFields),
  rows: z.object(
    Object.fromEntries(
      productRowNames.map((name) => [name, z.array(cellsSchema<Columns>(productRows[name].columns))]),
    ),
  ) as unknown as z.ZodMiniType<UnsavedRows>,
});
