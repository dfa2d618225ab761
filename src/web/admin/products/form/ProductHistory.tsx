import { productWords } from "#content/admin/products.ts";
import type { TypeNames } from "#content/lookup/terms.ts";
import type { ProductRecord } from "#domain/products/product.ts";
import { type ProductFields, productFields } from "#domain/products/product-fields.ts";
import type { ProductSnapshot } from "#domain/products/product-history.ts";
import { productListNames } from "#domain/products/product-lists.ts";
import type { Columns, RowOf } from "#domain/records/column-types.ts";
import { cellsOf } from "#domain/records/columns.ts";
import { rowDifferences } from "../../records/conflict/row-conflict.ts";
import type { GridKind } from "../../records/grid/grid-rows.ts";
import { HistoryDialog } from "../../records/history/HistoryDialog.tsx";
import type { RecordDifference } from "../../records/history/use-history.ts";
import { differences, entryOf } from "../../records/record-entry.ts";
import { useTypeNames } from "../../site-name.ts";
import { loadProductVersions, productsKey, revertProduct } from "../product-api.ts";
import { productGrids } from "./product-grids.ts";
import { productFieldWords } from "./product-kind.ts";

interface ProductHistoryProps {
  product: ProductRecord;
  isDirty: boolean;
  onReverted: () => void;
  onClose: () => void;
}

export function ProductHistory({ product, ...dialog }: ProductHistoryProps) {
  const types = useTypeNames();
  return (
    <HistoryDialog<ProductSnapshot, ProductRecord>
      queryKey={["product-versions", product.id]}
      present={product}
      load={(before) => loadProductVersions(product.id, before)}
      differences={(before, after) => productDifferences(before, after, types)}
      recordsKey={productsKey}
      revert={(version) => revertProduct(product, version)}
      {...dialog}
    />
  );
}

/** Differences of two versions of a product: fields, then rows. */
function productDifferences(
  before: ProductSnapshot,
  after: ProductSnapshot,
  types: TypeNames,
): RecordDifference[] {
  const words = productFieldWords(types);
  const [old, fresh] = [
    entryOf<ProductFields>(productFields, before),
    entryOf<ProductFields>(productFields, after),
  ];
  const fields = differences<ProductFields>(productFields, old, fresh).map((field) => ({
    label: words.label(field),
    before: words.text(field, old),
    after: words.text(field, fresh),
  }));
  const rows = productListNames.flatMap((name) => {
    const kind = productGrids[name] as unknown as GridKind<Columns>;
    const cellsIn = (product: ProductSnapshot) =>
      (product[name] as RowOf<Columns>[]).map((row) => cellsOf(kind.columns, row));
    const found = rowDifferences({ ...kind, base: [], mine: cellsIn(before), theirs: cellsIn(after) });
    return found.map(({ name: row, mine, theirs }) => ({
      label: `${productWords.form[name]} ${row}`,
      before: mine,
      after: theirs,
    }));
  });
  return [...fields, ...rows];
}
