import { projectWorkWords } from "#content/admin/project-work.ts";
import { fill } from "#content/fill.ts";
import { trashRetentionMs } from "#domain/records/record-snapshot.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { RotateCcw, Trash2 } from "../../../ui/icons/admin-icons.ts";
import { koreanDay, koreanMinute } from "../../dates.ts";

export interface TrashedRecord {
  title: string;
  /** Identifying facts; empty ones are left out. */
  facts: readonly string[];
  /** ISO 8601. */
  deletedAt: string;
  /** User name; null if unknown. */
  deletedBy: string | null;
}

interface TrashRowProps {
  record: TrashedRecord;
  onRestore: () => void;
  onErase: () => void;
}

export function TrashRow({ record, onRestore, onErase }: TrashRowProps) {
  const words = projectWorkWords.trash;
  const { title, facts, deletedAt, deletedBy } = record;
  const erasedAt = new Date(Date.parse(deletedAt) + trashRetentionMs).toISOString();
  const deletion = deletedBy === null ? words.deletedByNobody : words.deleted;
  const details = [
    ...facts,
    fill(deletion, { time: koreanMinute(deletedAt), by: deletedBy ?? "" }),
    fill(words.deletedOn, { day: koreanDay(erasedAt) }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere font-semibold text-compact">{title}</p>
        <p className="wrap-anywhere mt-0.5 text-muted text-small">{details.filter(Boolean).join(" · ")}</p>
      </div>
      <div className="flex gap-2">
        <button
          type="button"
          onClick={onRestore}
          aria-label={fill(words.restoreOf, { title })}
          className={toolButton("plain")}
        >
          <RotateCcw className="size-4" />
          {words.restore}
        </button>
        <button
          type="button"
          onClick={onErase}
          aria-label={fill(words.eraseOf, { title })}
          className={toolButton("warning")}
        >
          <Trash2 className="size-4" />
          {words.erase}
        </button>
      </div>
    </li>
  );
}
