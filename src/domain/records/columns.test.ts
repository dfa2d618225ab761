import { describe, expect, test } from "vitest";
import type { Columns } from "./column-types.ts";
import { cellsOf, rowOf } from "./columns.ts";

const columns = {
  name: { kind: "text", maxLength: 5, isRequired: true },
  size: { kind: "number", min: 1, max: 100, isRequired: true },
  fans: { kind: "number", min: 1, max: 10, isWhole: true },
  address: { kind: "text", maxLength: 20, pattern: /^\// },
  marks: { kind: "words", of: ["quiet", "dry"] },
} as const satisfies Columns;

test.each([
  ["도면", "2026-03-05", { kind: "도면", day: "2026-03-05" }, {}],
  ["bim/cad", "2026. 3. 5.", { kind: "BIM·CAD", day: "2026-03-05" }, {}],
  ["", "2026년 3월 5일", { kind: null, day: "2026-03-05" }, {}],
  ["그림", "2026-02-30", {}, { kind: "unknownChoice", day: "noDate" }],
  ["", "last week", {}, { day: "noDate" }],
])("a choice %j and a day %j are read as they are meant", (kind, day, row, problems) => {
  const columns = {
    kind: { kind: "choice", of: ["도면", "BIM·CAD"] },
    day: { kind: "date" },
  } as const satisfies Columns;
  const read = rowOf(columns, { kind, day });
  expect(read.problems).toEqual(problems);
  expect(read.row).toMatchObject(row);
});

describe("a row", () => {
  test("is parsed from its cells; empty cells become null", () => {
    const cells = { name: " A ", size: "12", fans: "-", address: "", marks: "dry, quiet" };
    expect(rowOf(columns, cells)).toEqual({
      row: { name: "A", size: 12, fans: null, address: null, marks: ["dry", "quiet"] },
      problems: {},
    });
  });

  test("reports the problem of each cell", () => {
    const cells = { name: "", size: "many", fans: "1.5", address: "x", marks: "loud" };
    expect(rowOf(columns, cells).problems).toEqual({
      name: "missing",
      size: "noNumber",
      fans: "noWhole",
      address: "odd",
      marks: "unknownWord",
    });
    expect(rowOf(columns, { ...cells, name: "too long", size: "101" }).problems).toMatchObject({
      name: "tooLong",
      size: "outside",
    });
  });

  test("survives being written to cells and parsed again", () => {
    const row = { name: "A", size: 12.5, fans: 2, address: "/a", marks: ["dry" as const] };
    expect(rowOf(columns, cellsOf(columns, row)).row).toEqual(row);
  });
});
