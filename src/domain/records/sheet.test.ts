import { describe, expect, test } from "vitest";
import type { Columns } from "./column-types.ts";
import { pastedSheet, sheetRows, tsv } from "./sheet.ts";

const columns = {
  name: { kind: "text", maxLength: 50 },
  size: { kind: "number", min: 1, max: 100 },
  fans: { kind: "number", min: 1, max: 100 },
} as const satisfies Columns;
const headings = { name: ["모델"], size: ["용량", "CRT"], fans: ["팬", "Fans"] };

describe("text copied from a spreadsheet", () => {
  test("is parsed into rows without the empty ones", () => {
    expect(sheetRows("A\t1\r\n\t\r\nB\t2\r\n")).toEqual([
      ["A", "1"],
      ["B", "2"],
    ]);
  });

  test("keeps line breaks, tabs and quotes of a quoted cell", () => {
    expect(sheetRows('"A\n""x""\ty"\t1')).toEqual([['A\n"x"\ty', "1"]]);
    expect(sheetRows('5" pipe\t1')).toEqual([['5" pipe', "1"]]);
  });

  test("is parsed back into the cells it was written from", () => {
    const rows = [
      ["A\tB", 'he said "x"'],
      ["1", "2\n3"],
    ];
    expect(sheetRows(tsv(rows))).toEqual(rows);
  });
});

describe("a pasted sheet", () => {
  test("fills the columns from the one of the paste", () => {
    expect(pastedSheet(columns, [["10", "2", "beyond"]], { from: "size", headings }).rows).toEqual([
      { size: "10", fans: "2" },
    ]);
  });

  test.each([
    [["팬 (대)", "비고", "모델", "용량(CRT)"]],
    [["팬 (dB(A))", "비고", "모델", "용량"]],
    [["FANS", "Note", "name", "crt"]],
  ])("goes by its headings %j, in any order", (heading) => {
    const pasted = pastedSheet(columns, [heading, ["2", "x", "A-1", "100"]], { from: "name", headings }).rows;
    expect(pasted).toEqual([{ fans: "2", name: "A-1", size: "100" }]);
  });

  test("has no headings if only one cell looks like one", () => {
    expect(pastedSheet(columns, [["모델", "1"]], { from: "name", headings }).rows).toEqual([
      { name: "모델", size: "1" },
    ]);
  });
});

test.each([
  ["", []],
  ["\n\t\n", []],
  ["a\rb", [["a"], ["b"]]],
  ["a\t\tb\t", [["a", "", "b", ""]]],
  ['"a\nb"\t"c"', [["a\nb", "c"]]],
  ['"a""b"', [['a"b']]],
  ['"a"b\tc', [['"a"b', "c"]]],
])("the rows of %j are %j", (text, rows) => {
  expect(sheetRows(text)).toEqual(rows);
});

test.each([
  [[["a", "b"], ["c"]], "a\tb\nc"],
  [[['a"b', "c\td", "e\rf", "g h"]], '"a""b"\t"c\td"\t"e\rf"\tg h'],
])("rows %j are written as %j", (rows, text) => {
  expect(tsv(rows)).toBe(text);
});

describe("a number below a heading with a unit", () => {
  const measured = {
    name: { kind: "text", maxLength: 50 },
    length: { kind: "number", min: 1, max: 9_000, dimension: "length" },
    motor: { kind: "number", min: 1, max: 100, dimension: "power" },
    fans: { kind: "number", min: 1, max: 100 },
  } as const satisfies Columns;
  const words = { name: ["모델"], length: ["길이"], motor: ["모터"], fans: ["팬"] };

  test.each([
    ["길이(m)", "1.8", { length: "1.8 m" }],
    ["길이(m)", " 1.8 ", { length: "1.8 m" }],
    ["길이(m)", "1.8 cm", { length: "1.8 cm" }],
    ["길이(m)", "", { length: "" }],
    ["길이(m)", "없음", { length: "없음" }],
    ["길이(mm)", "1800", { length: "1800" }],
    ["길이", "1800", { length: "1800" }],
    ["길이(W)", "1800", { length: "1800" }],
    ["모터(W)", "750", { motor: "750 W" }],
    ["모터(HP)", "7.5×2", { motor: "(7.5×2) HP" }],
    ["모터(HP)", "7.5 x 2", { motor: "(7.5 x 2) HP" }],
    ["모터(HP)", "7.5*2", { motor: "(7.5*2) HP" }],
    ["팬(kg)", "2", { fans: "2" }],
    ["모델(m)", "2", { name: "2" }],
  ])("%s is read from %j as %j", (heading, cell, row) => {
    const other = heading.startsWith("모델") ? ["팬", "1"] : ["모델", "A"];
    const rows = [
      [heading, other[0] ?? ""],
      [cell, other[1] ?? ""],
    ];
    const pasted = pastedSheet(measured, rows, { from: "name", headings: words });
    expect(pasted.rows).toEqual([expect.objectContaining(row)]);
  });

  test("goes to the visible columns in their order where there are no headings", () => {
    const target = { from: "motor", headings: words, shown: ["name", "motor", "fans"] } as const;
    expect(pastedSheet(measured, [["5", "2", "9"]], target)).toEqual({
      rows: [{ motor: "5", fans: "2" }],
      hasHeadings: false,
      unread: [],
    });
  });
});
