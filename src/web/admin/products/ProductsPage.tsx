import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { productWords } from "#content/admin/products.ts";
import { fill } from "#content/fill.ts";
import type { ListedProduct } from "#domain/products/product.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Plus } from "../../ui/icons/admin-icons.ts";
import { ListPlaceholder } from "../../ui/lists/ListPlaceholder.tsx";
import { Alert } from "../../ui/tools/Alert.tsx";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { addresses } from "../addresses.ts";
import { RecordsHeading } from "../records/RecordsHeading.tsx";
import { restoreFocus } from "../records/restore-focus.ts";
import { RecordTrash } from "../records/trash/RecordTrash.tsx";
import { actionColumn, type RecordColumn, RecordTable } from "../tables/RecordTable.tsx";
import { UnsavedRecords } from "../unsaved/UnsavedRecords.tsx";
import { unsavedProductPrefix, unsavedProductSchema } from "./form/unsaved-product.ts";
import { ProductRow } from "./ProductRow.tsx";
import { productsQuery, productTrashQuery } from "./product-api.ts";
import type { ProductChanges } from "./use-product-changes.ts";
import { useProductChanges } from "./use-product-changes.ts";

/** List of products in the order of the site: move, hide, delete, or open. */
export function ProductsPage() {
  const words = productWords;
  const { data, isError, refetch } = useQuery(productsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const changes = useProductChanges();
  const focusHeading = () => restoreFocus(heading.current);
  return (
    <>
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-3">
        <RecordsHeading
          ref={heading}
          title={words.title}
          count={data && fill(words.total, { count: data.length })}
        />
        <Link to={`${addresses.products}/new`} className={toolButton("primary")}>
          <Plus className="size-4" />
          {words.add}
        </Link>
      </div>
      <UnsavedProducts />
      <section aria-label={words.title} className="overflow-hidden rounded-card border border-line bg-white">
        {isError && data && <Alert text={words.failed} />}
        {data === undefined ? (
          <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />
        ) : data.length === 0 ? (
          <ListPlaceholder>{words.empty}</ListPlaceholder>
        ) : (
          <ProductTable products={data} changes={changes} onRemoved={focusHeading} />
        )}
      </section>
      <p className="mt-3 text-muted text-small">{words.hint}</p>
      <ProductTrash changes={changes} onRemoved={focusHeading} />
    </>
  );
}

interface ProductTableProps {
  products: readonly ListedProduct[];
  changes: ProductChanges;
  onRemoved: () => void;
}

const { columns: headings } = productWords;

const columns: readonly RecordColumn[] = [
  { name: "order", heading: headings.order, className: "w-14 py-2.5 pl-3 max-sm:hidden" },
  { name: "picture", heading: headings.picture, className: "w-24 px-2 py-2.5 max-sm:hidden" },
  { name: "name", heading: headings.name, className: "px-3 py-2.5" },
  { name: "category", heading: headings.category, className: "w-28 px-3 py-2.5 max-md:hidden" },
  { name: "models", heading: headings.models, className: "w-20 px-3 py-2.5 text-right max-md:hidden" },
  actionColumn(headings.actions, "w-42"),
];

function ProductTable({ products, changes, onRemoved }: ProductTableProps) {
  return (
    <RecordTable columns={columns}>
      {products.map((product, index) => (
        <ProductRow
          key={product.id}
          product={product}
          isFirst={index === 0}
          isLast={index === products.length - 1}
          changes={changes}
          onRemoved={onRemoved}
        />
      ))}
    </RecordTable>
  );
}

function UnsavedProducts() {
  return (
    <UnsavedRecords
      prefix={unsavedProductPrefix}
      schema={unsavedProductSchema}
      titleOf={({ entry }) => entry.name}
      opener={({ name, title }) => (
        <Link
          to={`${addresses.products}/${name.slice(unsavedProductPrefix.length)}`}
          aria-label={fill(admin.unsavedRecords.openOf, { title })}
          className={toolButton("plain")}
        >
          {admin.unsavedRecords.open}
        </Link>
      )}
    />
  );
}

function ProductTrash({ changes, onRemoved }: Pick<ProductTableProps, "changes" | "onRemoved">) {
  const { data = [] } = useQuery(productTrashQuery);
  return (
    <RecordTrash
      records={data}
      words={productWords.trash}
      rowOf={({ name, type, models, deletedAt, deletedBy }) => ({
        title: name,
        facts: [type ?? "", fill(productWords.modelCount, { count: models })],
        deletedAt,
        deletedBy,
      })}
      onRestore={(product) => void changes.restore(product).then(onRemoved)}
      onErase={(product) => void changes.erase(product).then(onRemoved)}
    />
  );
}
