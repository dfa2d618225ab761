import { useQuery } from "@tanstack/react-query";
import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { productWords } from "#content/admin/products.ts";
import { keepingWords } from "#content/admin/project-keeping.ts";
import { fill } from "#content/fill.ts";
import type { DeletedProduct } from "#domain/products/product-history.ts";
import { trashMs } from "#domain/records/record-snapshot.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { ConfirmDialog } from "../../ui/tools/ConfirmDialog.tsx";
import { koreanDay, koreanMinute } from "../dates.ts";
import { productTrashQuery } from "./product-api.ts";
import type { ProductChanges } from "./use-product-changes.ts";

/** The deleted products, to be restored or erased for good; nothing where there are none. */
export function ProductTrash({ changes }: { changes: ProductChanges }) {
  const { data = [] } = useQuery(productTrashQuery);
  const [erased, setErased] = useState<DeletedProduct>();
  const words = productWords.trash;
  if (data.length === 0) return null;
  return (
    <details className="mt-6 rounded-card border border-line bg-white">
      <summary className="cursor-pointer px-4 py-3 font-semibold text-compact">
        {words.title} ({data.length})
      </summary>
      <p className="px-4 pb-3 text-muted text-small">{words.hint}</p>
      <ul className="divide-y divide-line border-line border-t">
        {data.map((product) => (
          <TrashRow
            key={product.id}
            product={product}
            onRestore={() => void changes.restore(product)}
            onErase={() => setErased(product)}
          />
        ))}
      </ul>
      {erased && (
        <ConfirmDialog
          words={words.question}
          question={fill(words.question.text, { name: erased.name })}
          onConfirm={() => {
            setErased(undefined);
            void changes.erase(erased);
          }}
          onCancel={() => setErased(undefined)}
        />
      )}
    </details>
  );
}

interface TrashRowProps {
  product: DeletedProduct;
  onRestore: () => void;
  onErase: () => void;
}

function TrashRow({ product, onRestore, onErase }: TrashRowProps) {
  const words = keepingWords.trash;
  const { name, type, models, deletedAt, deletedBy } = product;
  const gone = new Date(Date.parse(deletedAt) + trashMs).toISOString();
  const sentence = deletedBy === null ? words.deletedByNobody : words.deleted;
  const facts = [
    type,
    fill(productWords.modelCount, { count: models }),
    fill(sentence, { time: koreanMinute(deletedAt), by: deletedBy ?? "" }),
    fill(words.left, { day: koreanDay(gone) }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere font-semibold text-compact">{name}</p>
        <p className="wrap-anywhere mt-0.5 text-muted text-small">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div className="flex gap-2">
        <button
          type="button"
          onClick={onRestore}
          aria-label={fill(words.restoreOf, { title: name })}
          className={toolButton("plain")}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          {words.restore}
        </button>
        <button
          type="button"
          onClick={onErase}
          aria-label={fill(words.eraseOf, { title: name })}
          className={toolButton("warning")}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {words.erase}
        </button>
      </div>
    </li>
  );
}
