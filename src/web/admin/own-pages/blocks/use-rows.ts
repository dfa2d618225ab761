import { blockEditorWords } from "#content/admin/own-pages/block-editor.ts";
import { fill } from "#content/fill.ts";
import { rowsOf } from "#domain/own-pages/block-kinds.ts";
import type { Block } from "#domain/own-pages/blocks.ts";
import { newIdempotencyKey } from "../../../idempotency-key.ts";
import type { ToastMessage } from "../../../ui/tools/Toasts.tsx";
import { useToast } from "../../../ui/tools/toast.tsx";
import {
  rowsIn,
  withoutRow,
  withRow,
  withRowMoved,
  withRowRestored,
  withRows,
} from "../state/block-edits.ts";
import { rowWord } from "../state/block-names.ts";
import { fieldId, partId } from "../state/field-id.ts";
import { type PastedRows, withPastedRows } from "../state/pasted-rows.ts";
import { controlsIn } from "./use-focus-next.ts";

export interface RowTools {
  addRow(id: string): void;
  moveRow(id: string, row: string, by: -1 | 1): void;
  removeRow(id: string, row: string): void;
  paste(id: string, row: string, text: string): boolean;
}

interface RowsOptions {
  blocks: readonly Block[];
  changeBlock: (id: string, change: (block: Block) => Block) => void;
  say: (sentence: string) => void;
  focusNext: (...selectors: readonly string[]) => void;
}

const words = blockEditorWords.rows;

export function useRows({ blocks, changeBlock, say, focusNext }: RowsOptions): RowTools {
  const showToast = useToast();
  const blockOf = (id: string) => blocks.find((block) => block.id === id);
  const undoing = (run: () => void): Required<ToastMessage>["action"] => ({
    label: blockEditorWords.undo,
    run() {
      run();
      say(blockEditorWords.undone);
    },
  });
  return {
    addRow(id) {
      const rowId = newIdempotencyKey();
      changeBlock(id, (block) => withRow(block, () => rowId));
      focusNext(controlsIn(partId(id, rowId)), `#${partId(id, rowId)}`);
    },
    moveRow(id, row, by) {
      const block = blockOf(id);
      if (!block) return;
      const index = rowsIn(block).findIndex((each) => each.id === row);
      changeBlock(id, (each) => withRowMoved(each, row, by));
      focusNext(`#${partId(id, row)}_${by === -1 ? "up" : "down"}`);
      say(fill(words.moved, { row: rowWord(block.kind), number: index + 1 + by }));
    },
    removeRow(id, row) {
      const block = blockOf(id);
      const index = block ? rowsIn(block).findIndex((each) => each.id === row) : -1;
      const removed = block && rowsIn(block)[index];
      if (!removed) return;
      changeBlock(id, (each) => withoutRow(each, row));
      const neighbour = rowsIn(block)[index + 1] ?? rowsIn(block)[index - 1];
      focusNext(`#${neighbour ? partId(id, neighbour.id) : fieldId({ block: id, field: "rows" })}`);
      const name = fill(words.name, { row: rowWord(block.kind), number: index + 1 });
      const undo = undoing(() => {
        changeBlock(id, (each) => withRowRestored(each, index, removed));
        focusNext(`#${partId(id, row)}`);
      });
      showToast({ title: fill(words.removed, { name }), action: undo });
    },
    paste(id, row, text) {
      const block = blockOf(id);
      const pasted = block && withPastedRows(block, { text, at: row, makeId: newIdempotencyKey });
      if (!pasted || pasted.ids.length + pasted.omitted === 0) return false;
      changeBlock(id, () => pasted.block);
      const [first] = pasted.ids;
      if (first !== undefined) focusNext(controlsIn(partId(id, first)));
      const undo = undoing(() =>
        changeBlock(id, (each) =>
          withRows(each, (rows) => rows.filter((other) => !pasted.ids.includes(other.id))),
        ),
      );
      showToast({ ...pastedMessage(block, pasted), action: undo });
      return true;
    },
  };
}

/** Result of a paste, with the number of cells and columns that were not used. */
function pastedMessage(block: Block, { ids, omitted, cut, unread }: PastedRows): ToastMessage {
  const maxRows = rowsOf(block.kind)?.maxRows ?? 0;
  const lost = [
    omitted > 0 ? fill(words.omitted, { most: maxRows, count: omitted }) : "",
    cut > 0 ? fill(words.cut, { count: cut }) : "",
    unread > 0 ? fill(words.unread, { count: unread }) : "",
  ].filter(Boolean);
  return {
    title: fill(words.pasted, { count: ids.length }),
    ...(lost.length === 0 ? {} : { description: lost.join(" ") }),
  };
}
