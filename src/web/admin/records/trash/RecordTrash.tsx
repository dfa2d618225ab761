import { useState } from "react";
import { fill } from "#content/fill.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { type TrashedRecord, TrashRow } from "./TrashRow.tsx";

interface RecordTrashProps<Deleted extends { id: number }> {
  records: readonly Deleted[];
  words: {
    title: string;
    hint: string;
    question: { title: string; text: string; confirm: string; cancel: string };
  };
  rowOf: (record: Deleted) => TrashedRecord;
  onRestore: (record: Deleted) => void;
  onErase: (record: Deleted) => void;
}

/** Deleted records, which can be restored or erased; hidden if there are none. */
export function RecordTrash<Deleted extends { id: number }>(props: RecordTrashProps<Deleted>) {
  const { records, words, rowOf, onRestore, onErase } = props;
  const [erased, setErased] = useState<Deleted>();
  if (records.length === 0) return null;
  return (
    <details className="mt-6 rounded-card border border-line bg-white">
      <summary className="cursor-pointer px-4 py-3 font-semibold text-compact">
        {words.title} ({records.length})
      </summary>
      <p className="px-4 pb-3 text-muted text-small">{words.hint}</p>
      <ul className="divide-y divide-line border-line border-t">
        {records.map((record) => (
          <TrashRow
            key={record.id}
            record={rowOf(record)}
            onRestore={() => onRestore(record)}
            onErase={() => setErased(record)}
          />
        ))}
      </ul>
      {erased && (
        <ConfirmDialog
          words={words.question}
          question={fill(words.question.text, { title: rowOf(erased).title })}
          onConfirm={() => {
            setErased(undefined);
            onErase(erased);
          }}
          onCancel={() => setErased(undefined)}
        />
      )}
    </details>
  );
}
