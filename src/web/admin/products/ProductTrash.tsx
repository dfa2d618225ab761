import { useQuery } from "@tanstack/react-query";
import { productWords } from "#content/admin/products.ts";
import { fill } from "#content/fill.ts";
import { RecordTrash } from "../records/trash/RecordTrash.tsx";
import { productTrashQuery } from "./product-api.ts";
import type { ProductChanges } from "./use-product-changes.ts";

export function ProductTrash({ changes }: { changes: ProductChanges }) {
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
      onRestore={(product) => void changes.restore(product)}
      onErase={(product) => void changes.erase(product)}
    />
  );
}
