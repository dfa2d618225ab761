import { describe, expect, test } from "vitest";
import { type Block, maxBlocks, newBlock } from "#domain/own-pages/blocks.ts";
import {
  rowsIn,
  withBlock,
  withBlockBelow,
  withBlockChanged,
  withBlockMoved,
  withHidden,
  withoutBlock,
  withoutRow,
  withRow,
  withRowMoved,
  withRowRestored,
  withValue,
} from "./block-edits.ts";

let last = 0;
const makeId = () => `id-${++last}`;
const heading = (id: string): Block => ({ ...newBlock("heading", makeId), id });
const page = ["a", "b", "c"].map(heading);
const idsOf = (blocks: readonly { id: string }[]) => blocks.map(({ id }) => id).join("");

describe("the blocks of a page", () => {
  test.each([
    ["first", 0, "xabc"],
    ["between", 2, "abxc"],
    ["last", 9, "abcx"],
  ])("take a block that is added %s", (_, index, order) => {
    expect(idsOf(withBlock(page, index, heading("x")))).toBe(order);
  });

  test("move up and down, up to either end", () => {
    expect(idsOf(withBlockMoved(page, "b", -1))).toBe("bac");
    expect(idsOf(withBlockMoved(page, "b", 1))).toBe("acb");
    expect(idsOf(withBlockMoved(page, "a", -1))).toBe("abc");
    expect(idsOf(withBlockMoved(page, "c", 1))).toBe("abc");
  });

  test("insert a copy below its original", () => {
    expect(idsOf(withBlockBelow(page, "a", heading("x")))).toBe("axbc");
  });

  test("are limited in number", () => {
    const full = Array.from({ length: maxBlocks }, (_, index) => heading(`h${index}`));
    expect(withBlock(full, 0, heading("x"))).toEqual(full);
  });

  test("a deleted block is restored at its position, and later changes elsewhere stay", () => {
    const [, deleted] = page;
    const changed = withBlockChanged(withoutBlock(page, "b"), "c", (block) => withHidden(block, true));
    const restored = deleted ? withBlock(changed, 1, deleted) : [];
    expect(idsOf(restored)).toBe("abc");
    expect(restored.map(({ isHidden }) => isHidden)).toEqual([false, false, true]);
  });

  test("a restored block is not restored twice", () => {
    const [, block] = page;
    expect(idsOf(block ? withBlock(page, 1, block) : [])).toBe("abc");
  });
});

describe("a value of a block", () => {
  const facts = newBlock("facts", makeId);
  const [row = { id: "" }] = rowsIn(facts);

  test("is changed without affecting others", () => {
    const title = withValue(facts, { field: "title" }, () => ({ ko: "사양", en: "" }));
    const both = withValue(title, { row: row.id, field: "value" }, () => ({ ko: "1", en: "1" }));
    expect(both.values).toEqual({ title: { ko: "사양", en: "" } });
    expect(rowsIn(both)).toEqual([{ ...row, value: { ko: "1", en: "1" } }]);
  });

  test("is updated from its present state, not from that at the start of an upload", () => {
    const typed = withValue(facts, { field: "title" }, () => ({ ko: "사양", en: "" }));
    const later = withValue(typed, { field: "title" }, (now) => ({ ...(now as object), en: "Facts" }));
    expect(later.values).toEqual({ title: { ko: "사양", en: "Facts" } });
  });

  test("of a deleted row is not changed", () => {
    expect(withValue(facts, { row: "gone", field: "value" }, () => "x")).toEqual(facts);
  });
});

test("rows are added, moved, deleted and restored, up to as many as their kind may have", () => {
  let steps: Block = newBlock("steps", makeId);
  for (let count = 0; count < 30; count += 1) steps = withRow(steps, makeId);
  expect(rowsIn(steps)).toHaveLength(20);
  const [first, second] = rowsIn(steps);
  if (!first || !second) throw new Error("no rows");
  const moved = withRowMoved(steps, second.id, -1);
  expect(rowsIn(moved).slice(0, 2)).toEqual([second, first]);
  const rest = withoutRow(moved, second.id);
  expect(rowsIn(rest)).toHaveLength(19);
  expect(withRowRestored(rest, 0, second)).toEqual(moved);
});
