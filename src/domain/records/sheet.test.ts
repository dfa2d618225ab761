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
