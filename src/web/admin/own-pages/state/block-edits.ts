import { emptyValues } from "#domain/own-pages/block-fields.ts";
import { rowsOf } from "#domain/own-pages/block-kinds.ts";
import { type Block, maxBlocks } from "#domain/own-pages/blocks.ts";

export interface BlockRow {
  id: string;
  [field: string]: unknown;
}

/** A value in a block: one of its own fields, or one of a row. */
export interface ValueRef {
  row?: string | undefined;
  field: string;
}

export type Blocks = readonly Block[];

/** Inserts a block before the one at `index`; a full page stays unchanged. */
export function withBlock(blocks: Blocks, index: number, block: Block): Block[] {
  return blocks.length >= maxBlocks || blocks.some(({ id }) => id === block.id)
    ? [...blocks]
    : blocks.toSpliced(Math.min(index, blocks.length), 0, block);
}

/** Moves a block up (-1) or down (1). */
export function withBlockMoved(blocks: Blocks, id: string, by: -1 | 1): Block[] {
  return moved(blocks, id, by);
}

export function withBlockBelow(blocks: Blocks, id: string, block: Block): Block[] {
  return withBlock(blocks, blocks.findIndex((each) => each.id === id) + 1, block);
}

export function withoutBlock(blocks: Blocks, id: string): Block[] {
  return blocks.filter((block) => block.id !== id);
}

export function withBlockChanged(blocks: Blocks, id: string, change: (block: Block) => Block): Block[] {
  return blocks.map((block) => (block.id === id ? change(block) : block));
}

export function withHidden(block: Block, isHidden: boolean): Block {
  return { ...block, isHidden };
}

/** Returns the rows of a block; none if its kind has no rows. */
export function rowsIn(block: Block): readonly BlockRow[] {
  return block.rows as readonly BlockRow[];
}

/** Changes a value; does nothing if its row no longer exists. */
export function withValue(
  block: Block,
  { row, field }: ValueRef,
  change: (value: unknown) => unknown,
): Block {
  if (row === undefined) {
    const values: Readonly<Record<string, unknown>> = block.values;
    return { ...block, values: { ...values, [field]: change(values[field]) } } as Block;
  }
  return withRows(block, (rows) =>
    rows.map((each) => (each.id === row ? { ...each, [field]: change(each[field]) } : each)),
  );
}

export function withRow(block: Block, makeId: () => string): Block {
  return withRows(block, (rows) => [...rows, emptyRow(block, makeId)]);
}

export function withRowRestored(block: Block, index: number, row: BlockRow): Block {
  return withRows(block, (rows) =>
    rows.some(({ id }) => id === row.id) ? rows : rows.toSpliced(Math.min(index, rows.length), 0, row),
  );
}

export function withRowMoved(block: Block, id: string, by: -1 | 1): Block {
  return withRows(block, (rows) => moved(rows, id, by));
}

export function withoutRow(block: Block, id: string): Block {
  return withRows(block, (rows) => rows.filter((row) => row.id !== id));
}

/** Changes the rows of a block, up to the maximum of its kind. */
export function withRows(block: Block, change: (rows: readonly BlockRow[]) => readonly BlockRow[]): Block {
  const maxRows = rowsOf(block.kind)?.maxRows ?? 0;
  return { ...block, rows: change(rowsIn(block)).slice(0, maxRows) } as unknown as Block;
}

function emptyRow(block: Block, makeId: () => string): BlockRow {
  return { id: makeId(), ...emptyValues(rowsOf(block.kind)?.fields ?? {}) };
}

function moved<T extends { id: string }>(list: readonly T[], id: string, by: -1 | 1): T[] {
  const from = list.findIndex((each) => each.id === id);
  const each = list[from];
  const to = from + by;
  return each && to >= 0 && to < list.length ? list.toSpliced(from, 1).toSpliced(to, 0, each) : [...list];
}
