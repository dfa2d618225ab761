import { useState } from "react";
import { blockEditorWords } from "#content/admin/own-pages/block-editor.ts";
import { fill } from "#content/fill.ts";
import { blockWords } from "#content/records/own-pages.ts";
import type { BlockKindName } from "#domain/own-pages/block-kinds.ts";
import { type Block, copyOfBlock, newBlock } from "#domain/own-pages/blocks.ts";
import { newIdempotencyKey } from "../../../idempotency-key.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import {
  type ValueRef,
  withBlock,
  withBlockBelow,
  withBlockChanged,
  withBlockMoved,
  withHidden,
  withoutBlock,
  withValue,
} from "../state/block-edits.ts";
import { fieldId, partId } from "../state/field-id.ts";
import { controlsIn, useFocusNext } from "./use-focus-next.ts";
import { type RowTools, useRows } from "./use-rows.ts";

/** Actions on the blocks of a page. Each announces its result and moves the focus to the affected block. */
export interface BlockTools extends RowTools {
  blocks: readonly Block[];
  /** Last announcement for screen readers. */
  announcement: string;
  add(kind: BlockKindName, index: number): void;
  move(id: string, by: -1 | 1): void;
  copy(id: string): void;
  toggle(id: string): void;
  remove(id: string): void;
  changeValue(id: string, target: ValueRef, change: (value: unknown) => unknown): void;
}

type Edit = (change: (blocks: readonly Block[]) => Block[]) => void;

/** @param edit updates the present blocks: undoing a deletion must keep text typed since */
export function useBlocks(blocks: readonly Block[], edit: Edit): BlockTools {
  const [announcement, say] = useState("");
  const focusNext = useFocusNext();
  const changeBlock = (id: string, change: (block: Block) => Block) =>
    edit((now) => withBlockChanged(now, id, change));
  return {
    blocks,
    announcement,
    ...useWholeBlocks({ blocks, edit, say, focusNext }),
    ...useRows({ blocks, changeBlock, say, focusNext }),
    changeValue: (id, target, change) => changeBlock(id, (block) => withValue(block, target, change)),
  };
}

const nameOf = (kind: BlockKindName) => blockWords[kind].name;
const words = blockEditorWords;

interface WholeBlocksOptions {
  blocks: readonly Block[];
  edit: Edit;
  say: (sentence: string) => void;
  focusNext: (...selectors: readonly string[]) => void;
}

function useWholeBlocks({ blocks, edit, say, focusNext }: WholeBlocksOptions) {
  const showToast = useToast();
  const indexOf = (id: string) => blocks.findIndex((block) => block.id === id);
  return {
    add(kind: BlockKindName, index: number) {
      const block = newBlock(kind, newIdempotencyKey);
      edit((now) => withBlock(now, index, block));
      focusNext(controlsIn(partId(block.id)), `#${partId(block.id)}`);
      say(fill(words.added, { kind: nameOf(kind), number: index + 1 }));
    },
    move(id: string, by: -1 | 1) {
      const index = indexOf(id);
      const block = blocks[index];
      if (!block) return;
      edit((now) => withBlockMoved(now, id, by));
      focusNext(`#${partId(id)}_${by === -1 ? "up" : "down"}`);
      say(fill(words.moved, { kind: nameOf(block.kind), number: index + 1 + by }));
    },
    copy(id: string) {
      const block = blocks[indexOf(id)];
      if (!block) return;
      const copy = copyOfBlock(block, newIdempotencyKey);
      edit((now) => withBlockBelow(now, id, copy));
      focusNext(`#${partId(copy.id)}`);
      say(fill(words.copied, { kind: nameOf(block.kind) }));
    },
    toggle(id: string) {
      const block = blocks[indexOf(id)];
      if (!block) return;
      edit((now) => withBlockChanged(now, id, (each) => withHidden(each, !block.isHidden)));
      say(fill(block.isHidden ? words.shown : words.nowHidden, { kind: nameOf(block.kind) }));
    },
    remove(id: string) {
      const index = indexOf(id);
      const block = blocks[index];
      if (!block) return;
      edit((now) => withoutBlock(now, id));
      const neighbour = blocks[index + 1] ?? blocks[index - 1];
      focusNext(`#${neighbour ? partId(neighbour.id) : fieldId({ field: "blocks" })}`);
      showToast({
        title: fill(words.removed, { kind: nameOf(block.kind) }),
        action: {
          label: words.undo,
          run() {
            edit((now) => withBlock(now, index, block));
            focusNext(`#${partId(id)}`);
            say(words.undone);
          },
        },
      });
    },
  };
}
