import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { fill } from "#content/fill.ts";
import type { ImportRun } from "#domain/records/import/sheet-import.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Undo2 } from "../../../ui/icons/admin-icons.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { useToast } from "../../../ui/tools/toast.tsx";
import { koreanMinute } from "../../dates.ts";
import { failureToast } from "../../failure-text.ts";
import { keepFocus } from "../../records/restore-focus.ts";
import type { SheetImportKind } from "../sheet-import-kind.ts";

export function RecentImports({ kind }: { kind: SheetImportKind }) {
  const words = kind.words.undone;
  const { data: runs = [] } = useQuery({
    queryKey: [...kind.queryKey, "imports"],
    queryFn: () => kind.calls.runs(),
  });
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="recent-imports" className="mt-5 rounded-card border border-line bg-white p-5">
      <h2 id="recent-imports" className="mb-3 text-lg">
        {words.runs}
      </h2>
      <ul className="grid gap-2">
        {runs.map((run) => {
          const { importedAt, importedBy, added, changed } = run;
          const time = koreanMinute(importedAt);
          return (
            <li key={run.id} className="flex flex-wrap items-center justify-between gap-2 text-compact">
              {fill(words.run, { time, by: importedBy ?? words.nobody, added, changed })}
              <UndoImport kind={kind} run={run} label={fill(words.runBy, { time })} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface UndoImportProps {
  kind: SheetImportKind;
  run: Pick<ImportRun, "id" | "added" | "changed">;
  label?: string;
  onUndone?: () => void;
}

export function UndoImport({ kind, run: { id, added, changed }, label, onUndone }: UndoImportProps) {
  const { queryKey, calls } = kind;
  const words = kind.words.undone;
  const client = useQueryClient();
  const showToast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  async function undo(): Promise<void> {
    setPending(true);
    try {
      const { undone, kept } = await calls.undo(id);
      await client.invalidateQueries({ queryKey });
      keepFocus(document.getElementById("content"));
      showToast({
        title: fill(words.success, { undone }),
        ...(kept > 0 ? { description: fill(words.changedStay, { kept }) } : {}),
      });
      onUndone?.();
    } catch (failure) {
      showToast(failureToast(words.failed, failure));
      void client.invalidateQueries({ queryKey });
    }
    setPending(false);
    setAsking(false);
  }
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => setAsking(true)}
        className={toolButton("plain")}
      >
        <Undo2 className="size-4" />
        {words.button}
      </button>
      {isAsking && (
        <ConfirmDialog
          words={words}
          question={fill(words.question, { added, changed })}
          isPending={isPending}
          onConfirm={() => void undo()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
