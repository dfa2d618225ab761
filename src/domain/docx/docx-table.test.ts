import { describe, expect, test } from "vitest";
import { table } from "./docx-table.ts";

const width = 9_638;

function written(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return table({ kind: "table", head, rows }, width);
}
const widthsIn = (xml: string) =>
  Array.from(xml.matchAll(/<w:gridCol w:w="(\d+)"\/>/g), ([, each]) => Number(each));

/** Cells of the rows, as they are written. */
const rowsIn = (xml: string) =>
  Array.from(xml.matchAll(/<w:tr>(.*?)<\/w:tr>/g), ([, row = ""]) =>
    Array.from(row.matchAll(/<w:tc>(.*?)<\/w:tc>/g), ([, cell = ""]) => cell),
  );

describe("the columns of a table", () => {
  test("of two have 38 % and 62 % of the width", () => {
    expect(widthsIn(written(["A", "A very long name of a column"], [["a", "b"]]))).toEqual([3_662, 5_975]);
  });

  // The others need 2.5 letters with their margins.
  test.each([
    ["for the longest word of its heading", "Temperature", "1", 11],
    ["for its heading in three lines", "aaa bbb ccc ddd eee fff", "1", 23 / 3],
    ["for the longest word of its texts", "A", "1234567890", 10],
    ["for its texts in two lines", "A", "aa bb cc dd ee ff", 17 / 2],
    ["for Hangul, twice as wide", "냉각탑", "1", 6],
    ["for words on either side of a line break", "ab\ncdefg", "1", 5],
  ])("of three have room %s", (_, heading, text, letters) => {
    const needs = [2.5, letters + 1.5, 2.5];
    const all = needs.reduce((sum, need) => sum + need, 0);
    // A text of 0.85 letters would fill the first column as its heading does.
    expect(widthsIn(written(["N", heading, "V"], [["", text, "1"]]))).toEqual(
      needs.map((need) => Math.floor((width * need) / all)),
    );
  });

  test("have the names of rows in one line, with a sixth more", () => {
    const needs = [17 / 0.85 + 1.5, 2.5, 2.5];
    const all = needs.reduce((sum, need) => sum + need, 0);
    expect(widthsIn(written(["N", "A", "B"], [["aa bb cc dd ee ff", "1", "1"]]))).toEqual(
      needs.map((need) => Math.floor((width * need) / all)),
    );
  });

  test("have in each cell the width of their column", () => {
    const xml = written(["Name", "Temperature", "V"], [["a", "1", "2"]]);
    for (const row of rowsIn(xml))
      expect(row.map((cell) => Number(/<w:tcW w:w="(\d+)" w:type="dxa"\/>/.exec(cell)?.[1]))).toEqual(
        widthsIn(xml),
      );
    expect(xml).toContain(`<w:tblW w:w="${width}" w:type="dxa"/>`);
  });

  test.each([
    [4, "Figures"],
    [5, "FiguresSmall"],
  ])("as many as %d have the style %s", (count, style) => {
    const xml = written(Array<string>(count).fill("A"), [Array<string>(count).fill("1")]);
    const used = Array.from(xml.matchAll(/<w:pStyle w:val="(\w+)"\/>/g), ([, name]) => name);
    // The last one is that of the paragraph behind the table.
    expect(new Set(used.slice(0, -1))).toEqual(new Set([style]));
    expect(used.at(-1)).toBe("BodyText");
  });
});

describe("the cells of a table", () => {
  const alignmentOf = (cell = "") => /<w:jc w:val="(\w+)"\/>/.exec(cell)?.[1];

  test.each([
    ["1,200.5", "right"],
    ["3/4", "right"],
    ["10 – 20", "right"],
    ["", "right"],
    ["100 (CRT)", "right"],
    ["100 (CRT) at 37 °C", "left"],
    ["about 100", "left"],
    ["100 kg", "left"],
    ["100(CRT)", "left"],
  ])("of %j and other figures stand at the %s", (text, side) => {
    const rows = rowsIn(
      written(
        ["N", "A", "B"],
        [
          ["a", text, "b"],
          ["b", "12", "c"],
        ],
      ),
    );
    expect(rows.map((cells) => cells.map(alignmentOf))).toEqual([
      ["left", side, "left"],
      ["left", side, "left"],
      ["left", side, "left"],
    ]);
  });

  test("stand at the left in a table of two columns", () => {
    const rows = rowsIn(written(["N", "A"], [["a", "12"]]));
    expect(rows.flat().map(alignmentOf)).toEqual(["left", "left", "left", "left"]);
  });

  test("missing at the end of a row make no text of a column of figures", () => {
    const [, row] = rowsIn(
      written(
        ["N", "A", "B"],
        [
          ["a", "12"],
          ["b", "12", "13"],
        ],
      ),
    );
    expect(row?.map(alignmentOf)).toEqual(["left", "right"]);
  });

  test("are bold in the heading and in the first column, and shaded in the heading alone", () => {
    const rows = rowsIn(written(["N", "A", "B"], [["a", "1", "2"]]));
    const has = (part: string) => rows.map((cells) => cells.map((cell) => cell.includes(part)));
    expect(has("<w:rPr><w:b/></w:rPr>")).toEqual([
      [true, true, true],
      [true, false, false],
    ]);
    for (const part of ['<w:shd w:val="clear" w:color="auto" w:fill="EDF1F5"/>', "<w:keepNext/>"])
      expect(has(part)).toEqual([
        [true, true, true],
        [false, false, false],
      ]);
  });

  test("hold nothing beside their texts and the markup", () => {
    const xml = written(["N", "A"], [["a", "1\n2"]]);
    expect(xml.replace(/<[^>]*>/g, "|").match(/[^|]+/g)).toEqual(["N", "A", "a", "1", "2"]);
    expect(xml).toContain(">1</w:t><w:br/><w:t ");
  });
});
