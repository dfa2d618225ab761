import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { fill } from "#content/fill.ts";
import type { TypeNames } from "#content/lookup/terms.ts";
import { blockWords } from "#content/records/own-pages.ts";
import type { Block } from "#domain/own-pages/blocks.ts";
import type { ConflictingField } from "../../records/conflict/ConflictNotice.tsx";
import { type Blocks, rowsIn, withHidden, withRows } from "./block-edits.ts";
import { namedFields, namedRowFields, rowWord } from "./block-names.ts";
import { blockText, rowText } from "./block-texts.ts";
import {
  differenceIn,
  type IsTheirs,
  mergedEntries,
  orderDifference,
  partOfEach,
  type Versions,
} from "./difference.ts";
import { mergedValues, type Values, valueConflict } from "./value-conflict.ts";

/** Returns the differences of blocks: missing blocks, texts by language, other values, rows, and the order. */
export function blockConflict(versions: Versions<Blocks>, types: TypeNames): ConflictingField[] {
  const ids = new Set([...versions.mine, ...versions.theirs].map(({ id }) => id));
  const blocks = [...ids].flatMap((id) => {
    const label = blockLabel(versions.mine, id) ?? blockLabel(versions.theirs, id) ?? "";
    const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(blockWith(id));
    if (mine && theirs) return partConflict({ base: base ?? mine, mine, theirs }, label, types);
    const whole = (block: Block | undefined) => block;
    const text = (block: Block | undefined) => blockText(block, types);
    return differenceIn({ base, mine, theirs }, { key: blockKey(id), label, of: whole, text });
  });
  return [...blocks, ...orderConflict(versions)];
}

/** Returns the own blocks with the values chosen from the other version. */
export function mergedBlocks(mine: Blocks, theirs: Blocks, isTheirs: IsTheirs): Block[] {
  return mergedEntries(mine, theirs, {
    orderKey,
    key: blockKey,
    isTheirs,
    merge: (own, other) => mergedBlock(own, other, isTheirs),
  });
}

const orderKey = "order";
const blockKey = (id: string, ...part: readonly string[]) => ["block", id, ...part].join("/");
const blockWith = (id: string) => (blocks: Blocks) => blocks.find((block) => block.id === id);
const rowWith = (id: string) => (block: Block) => rowsIn(block).find((row) => row.id === id);

function partConflict(versions: Versions<Block>, label: string, types: TypeNames): ConflictingField[] {
  const { id, kind } = versions.mine;
  const hidden = differenceIn(versions, {
    key: blockKey(id, "hidden"),
    label: `${label} · ${pageFormWords.hidden}`,
    of: ({ isHidden }) => isHidden,
    text: ({ isHidden }) => (isHidden ? pageFormWords.yes : pageFormWords.no),
  });
  const values = valueConflict(
    partOfEach(versions, (block): Values => block.values),
    { fields: namedFields(kind), key: blockKey(id), label, types },
  );
  return [...hidden, ...values, ...rowConflict(versions, label, types)];
}

/** Compares rows that both versions have by value, other rows as a whole, then the order of the common rows. */
function rowConflict(versions: Versions<Block>, label: string, types: TypeNames): ConflictingField[] {
  const { id, kind } = versions.mine;
  const rowIds = new Set([...rowsIn(versions.mine), ...rowsIn(versions.theirs)].map((row) => row.id));
  const rows = [...rowIds].flatMap((rowId, index) => {
    const { base, mine, theirs } = partOfEach(versions, rowWith(rowId));
    const key = blockKey(id, "rows", rowId);
    const rowLabel = `${label} · ${rowWord(kind)} ${index + 1}`;
    if (mine && theirs) {
      const fields = namedRowFields(kind);
      return valueConflict({ base: base ?? mine, mine, theirs }, { fields, key, label: rowLabel, types });
    }
    return differenceIn(
      { base, mine, theirs },
      { key, label: rowLabel, of: (row) => row, text: (row) => rowText(kind, row, types) },
    );
  });
  const order = orderDifference(versions, {
    key: blockKey(id, "rows"),
    label: `${label} · ${fill(pageFormWords.rowOrder, { row: rowWord(kind) })}`,
    idsIn: (block) => rowsIn(block).map((row) => row.id),
    text: (block) => rowOrderText(block, types),
  });
  return [...rows, ...order];
}

function rowOrderText(block: Block, types: TypeNames): string {
  return rowsIn(block)
    .map((row, index) => `${index + 1}. ${rowText(block.kind, row, types).split("\n", 1)}`)
    .join("\n");
}

function mergedBlock(own: Block, other: Block, isTheirs: IsTheirs): Block {
  const { id, kind } = own;
  const hidden = isTheirs(blockKey(id, "hidden")) ? withHidden(own, other.isHidden) : own;
  const fields = namedFields(kind);
  const values = mergedValues<Values>(own.values, other.values, { fields, key: blockKey(id), isTheirs });
  const rowKey = (rowId: string) => blockKey(id, "rows", rowId);
  const rows = mergedEntries(rowsIn(own), rowsIn(other), {
    orderKey: blockKey(id, "rows"),
    key: rowKey,
    isTheirs,
    merge: (row, otherRow) =>
      mergedValues(row, otherRow, { fields: namedRowFields(kind), key: rowKey(row.id), isTheirs }),
  });
  return withRows({ ...hidden, values } as Block, () => rows);
}

function orderConflict(versions: Versions<Blocks>): ConflictingField[] {
  return orderDifference(versions, {
    key: orderKey,
    label: pageFormWords.order,
    idsIn: (blocks) => blocks.map(({ id }) => id),
    text: (blocks) => blocks.map(({ kind }) => blockWords[kind].name).join(", "),
  });
}

function blockLabel(blocks: Blocks, id: string): string | undefined {
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  const { problemList } = pageFormWords;
  return block && fill(problemList.block, { number: index + 1, kind: blockWords[block.kind].name });
}
