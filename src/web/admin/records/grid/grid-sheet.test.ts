import { describe, expect, test } from "vitest";
import type { Columns } from "#domain/records/column-types.ts";
import { type GridKind, type GridRow, shownColumns } from "./grid-rows.ts";
import { withFile, withPaste } from "./grid-sheet.ts";

const columns = {
  name: { kind: "text", maxLength: 20, isRequired: true },
  size: { kind: "number", min: 1, max: 1000, isRequired: true },
} as const satisfies Columns;

const kind: GridKind<typeof columns> = {
  columns,
  maxRows: 3,
  labels: { name: "모델", size: "용량" },
  problemWords: {},
};

const weighed: GridKind<typeof columns & { weight: typeof columns.size }> = {
  ...kind,
  columns: { ...columns, weight: columns.size },
  labels: { ...kind.labels, weight: "중량" },
};

const rowsOf = (...cells: GridRow<typeof columns>["cells"][]) =>
  cells.map((each, key) => ({ key, cells: each }));

describe("a paste", () => {
  const rows = rowsOf({ name: "A", size: "1" }, { name: "B", size: "2" });

  test("overwrites rows below its cell, and adds missing ones", () => {
    const pasted = withPaste(kind, rows, [["20"], ["30"]], { row: 1, column: "size" });
    expect(pasted.rows.map(({ cells }) => cells)).toEqual([
      { name: "A", size: "1" },
      { name: "B", size: "20" },
      { name: "", size: "30" },
    ]);
    expect(new Set(pasted.rows.map(({ key }) => key)).size).toBe(3);
  });

  test("without headings fills the visible columns", () => {
    const groups = [{ title: "더", columns: ["size"] as const }];
    const shown = shownColumns({ columns, groups }, () => false);
    expect(shown).toEqual(["name"]);
    const pasted = withPaste(kind, rows, [["C", "3"]], { row: 0, column: "name", shown });
    expect(pasted.rows[0]?.cells).toEqual({ name: "C", size: "1" });
    const named = withPaste(
      kind,
      rows,
      [
        ["모델", "용량"],
        ["C", "3"],
      ],
      { row: 0, column: "name", shown },
    );
    expect([named.rows[0]?.cells, named.columns]).toEqual([{ name: "C", size: "3" }, ["name", "size"]]);
  });

  test("reports rows beyond the maximum", () => {
    const {
      rows: filled,
      pasted,
      isCut,
    } = withPaste(
      kind,
      rows,
      [
        ["C", "3"],
        ["D", "4"],
        ["E", "5"],
      ],
      { row: 1, column: "name" },
    );
    expect([filled.length, pasted, isCut]).toEqual([3, 2, true]);
  });
});

describe("a file", () => {
  const rows = rowsOf({ name: "A", size: "1" }, { name: "", size: "" }, { name: "B", size: "2" });
  const headings = ["용량", "모델"];
  const cellsAfter = (before: GridRow<typeof columns>[], ...lines: string[][]) =>
    withFile(kind, before, [headings, ...lines])?.rows.map(({ cells }) => cells);

  test("replaces rows of the same name in any order, and appends the others", () => {
    expect(cellsAfter(rows, ["20", "B"], ["30", "C"], ["10", "A"])).toEqual([
      { name: "A", size: "10" },
      { name: "B", size: "20" },
      { name: "C", size: "30" },
    ]);
  });

  test("keeps cells for which it has no column or no text", () => {
    const before = [{ key: 0, cells: { name: "A", size: "1", weight: "" } }];
    const sheet = [
      ["모델", "중량", "용량"],
      ["A", "5", ""],
    ];
    expect(withFile(weighed, before, sheet)?.rows[0]?.cells).toEqual({ name: "A", size: "1", weight: "5" });
  });

  test("keeps the keys of rows, so that a focused cell stays", () => {
    expect(withFile(kind, rows, [headings, ["3", "B"]])?.rows.map(({ key }) => key)).toEqual([0, 2]);
  });

  test("keeps rows that share a name, and adds its own second row of one", () => {
    const twice = rowsOf({ name: "A", size: "1" }, { name: "A", size: "2" });
    expect(cellsAfter(twice, ["5", "B"])?.map(({ name }) => name)).toEqual(["A", "A", "B"]);
    expect(cellsAfter(rowsOf({ name: "B", size: "1" }), ["5", "A"], ["6", "A"])).toEqual([
      { name: "B", size: "1" },
      { name: "A", size: "5" },
      { name: "A", size: "6" },
    ]);
  });

  test("appends a row without a name, and reports rows beyond the maximum", () => {
    expect(cellsAfter(rows, ["3", ""], ["4", "A"])).toEqual([
      { name: "A", size: "4" },
      { name: "B", size: "2" },
      { name: "", size: "3" },
    ]);
    const full = withFile(kind, rows, [headings, ["3", "C"], ["4", "D"], ["9", "A"]]);
    expect([full?.pasted, full?.isCut]).toEqual([2, true]);
  });

  test.each([
    ["without headings", [["A", "3"]]],
    ["without rows", [["용량", "모델"]]],
    [
      "without the column of names",
      [
        ["용량", "중량"],
        ["3", "5"],
      ],
    ],
  ])("is not read %s", (_, sheet) => {
    expect(withFile(weighed, [], sheet)).toBeUndefined();
  });
});
