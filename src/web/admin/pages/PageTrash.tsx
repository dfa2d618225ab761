import { useQuery } from "@tanstack/react-query";
import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { pageListWords } from "#content/admin/own-pages/page-list.ts";
import { keepingWords } from "#content/admin/project-keeping.ts";
import { fill } from "#content/fill.ts";
import { pageKindWords } from "#content/records/pages.ts";
import type { DeletedPage } from "#domain/page-records/page-calls.ts";
import { trashMs } from "#domain/records/record-snapshot.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { ConfirmDialog } from "../../ui/tools/ConfirmDialog.tsx";
import { koreanDay, koreanMinute } from "../dates.ts";
import { pageTrashQuery } from "./page-api.ts";
import { titleOf } from "./page-title.ts";
import type { PageChanges } from "./use-page-changes.ts";

/** The deleted pages and news, to be restored or erased for good; nothing where there are none. */
export function PageTrash({ changes }: { changes: PageChanges }) {
  const { data = [] } = useQuery(pageTrashQuery);
  const [erased, setErased] = useState<DeletedPage>();
  const words = pageListWords.trash;
  if (data.length === 0) return null;
  return (
    <details className="mt-6 rounded-card border border-line bg-white">
      <summary className="cursor-pointer px-4 py-3 font-semibold text-compact">
        {words.title} ({data.length})
      </summary>
      <p className="px-4 pb-3 text-muted text-small">{words.hint}</p>
      <ul className="divide-y divide-line border-line border-t">
        {data.map((page) => (
          <TrashRow
            key={page.id}
            page={page}
            onRestore={() => void changes.restore(page)}
            onErase={() => setErased(page)}
          />
        ))}
      </ul>
      {erased && (
        <ConfirmDialog
          words={words.question}
          question={fill(words.question.text, { title: titleOf(erased) })}
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
  page: DeletedPage;
  onRestore: () => void;
  onErase: () => void;
}

function TrashRow({ page, onRestore, onErase }: TrashRowProps) {
  const words = keepingWords.trash;
  const { kind, deletedAt, deletedBy } = page;
  const title = titleOf(page);
  const gone = new Date(Date.parse(deletedAt) + trashMs).toISOString();
  const sentence = deletedBy === null ? words.deletedByNobody : words.deleted;
  const facts = [
    pageKindWords[kind],
    fill(sentence, { time: koreanMinute(deletedAt), by: deletedBy ?? "" }),
    fill(words.left, { day: koreanDay(gone) }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere font-semibold text-compact">{title}</p>
        <p className="wrap-anywhere mt-0.5 text-muted text-small">{facts.join(" · ")}</p>
      </div>
      <div className="flex gap-2">
        <button
          type="button"
          onClick={onRestore}
          aria-label={fill(words.restoreOf, { title })}
          className={toolButton("plain")}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          {words.restore}
        </button>
        <button
          type="button"
          onClick={onErase}
          aria-label={fill(words.eraseOf, { title })}
          className={toolButton("warning")}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {words.erase}
        </button>
      </div>
    </li>
  );
}
