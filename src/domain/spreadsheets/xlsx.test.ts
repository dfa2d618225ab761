import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { sheetBudget } from "../files/budgets.ts";
import type { SheetLimits } from "./sheet.ts";
import { readXlsx } from "./xlsx-read.ts";
import { type WrittenSheet, writeXlsx } from "./xlsx-write.ts";

/** A workbook of these sheets by their parts, and further parts. */
function aWorkbook(
  sheets: readonly string[],
  parts: Record<string, string> = {},
  before = "",
  states: readonly string[] = [],
) {
  const names = sheets.map(
    (_, index) => `<sheet name="s${index}" state="${states[index] ?? "visible"}" r:id="r${index}"/>`,
  );
  const targets = sheets.map(
    (_, index) => `<Relationship Id="r${index}" Target="worksheets/s${index}.xml"/>`,
  );
  const files = {
    "xl/workbook.xml": `<workbook>${before}<sheets>${names.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${targets.join("")}</Relationships>`,
    ...Object.fromEntries(sheets.map((xml, index) => [`xl/worksheets/s${index}.xml`, `<x>${xml}</x>`])),
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])));
}

function rowsOf(bytes: Uint8Array, limits?: SheetLimits) {
  const reading = readXlsx(bytes, limits);
  return reading.kind === "read"
    ? reading.sheets.map(({ rows }) => rows.map(({ number, cells }) => [number, ...cells]))
    : reading.problem;
}

/** Rows of the one sheet in which they stand. */
const read = (xml: string, parts?: Record<string, string>, before?: string) =>
  rowsOf(aWorkbook([xml], parts, before))[0];

describe("the cells of a workbook", () => {
  test.each<[string, string, string | undefined]>([
    ["a number", '<c r="A1"><v>1.50</v></c>', "1.5"],
    ["a number with its type", '<c r="A1" t="n"><v>12</v></c>', "12"],
    ["a number of 17 digits", '<c r="A1"><v>1.1000000000000001</v></c>', "1.1"],
    ["no number", '<c r="A1"><v>many</v></c>', "many"],
    ["a text", '<c r="A1" t="str"><v>a</v></c>', "a"],
    ["true", '<c r="A1" t="b"><v>1</v></c>', "TRUE"],
    ["false", '<c r="A1" t="b"><v>0</v></c>', "FALSE"],
    ["a day", '<c r="A1" t="d"><v>2024-03-15T00:00:00</v></c>', "2024-03-15"],
    ["a day as a number", '<c r="A1" s="1"><v>45366</v></c>', "2024-03-15"],
    ["a share", '<c r="A1" s="2"><v>0.285</v></c>', "28.5%"],
    ["a shared text", '<c r="A1" t="s"><v>1</v></c>', "둘"],
    ["runs with line breaks", '<c r="A1" t="inlineStr"><is><t>a_x000D_</t><t>\r\nb</t></is></c>', "a\n\nb"],
    [
      "a text without its hints",
      '<c r="A1" t="inlineStr"><is><t>a</t><rPh><t>b</t></rPh><t>c</t></is></c>',
      "ac",
    ],
    ["the value of a formula", '<c r="A1"><f>B1+1</f><v>3</v></c>', "3"],
    ["a style that is not there", '<c r="A1" s="9"><v>45366</v></c>', "45366"],
  ])("of %s are read as a person would type them", (_, cell, text) => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy.m.d"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf/><xf numFmtId="170"/><xf numFmtId="10"/></cellXfs><cellStyles><xf numFmtId="14"/></cellStyles></styleSheet>';
    const parts = {
      "xl/styles.xml": styles,
      "xl/sharedStrings.xml": "<sst><si><t>하나</t></si><si><t>둘</t></si></sst>",
    };
    expect(read(`<row r="1">${cell}</row>`, parts)).toEqual([[1, text]]);
  });

  test.each([
    ["an error", '<c r="A1" t="e"><v>#N/A</v></c>'],
    ["a shared text that is not there", '<c r="A1" t="s"><v>9</v></c>'],
    ["blanks", '<c r="A1"><v> </v></c>'],
  ])("of %s are empty", (_, cell) => {
    expect(rowsOf(aWorkbook([`<row r="1">${cell}</row>`]))).toBe("empty");
  });

  test("stand in the columns and rows that they name, or else one after the other", () => {
    const cell = (text: string, at = "") => `<c${at && ` r="${at}"`} t="str"><v>${text}</v></c>`;
    expect(read(`<row r="2">${cell("a", "b2")}${cell("b")}${cell("c", "AA2")}</row>`)).toEqual([
      [2, "", "a", "b", ...Array<string>(23).fill(""), "c"],
    ]);
    expect(
      read(
        `<row>${cell("a")}</row><row>${cell("b")}</row><row r="9">${cell("c")}</row><row>${cell("d")}</row>`,
      ),
    ).toEqual([
      [1, "a"],
      [2, "b"],
      [9, "c"],
      [10, "d"],
    ]);
  });

  test.each([34, 35, 55, 56])("in format %i are days in Korean workbooks, and times below 1", (id) => {
    const styles = `<styleSheet><cellXfs><xf numFmtId="${id}"/></cellXfs></styleSheet>`;
    const cells = ["45366", "1", "0.5"].map((value) => `<c s="0"><v>${value}</v></c>`).join("");
    expect(read(`<row r="1">${cells}</row>`, { "xl/styles.xml": styles })).toEqual([
      [1, "2024-03-15", "1900-01-01", "0.5"],
    ]);
  });

  test.each([
    ["1", "2028-03-16"],
    ["true", "2028-03-16"],
    ["0", "2024-03-15"],
    ["10", "2024-03-15"],
  ])("count their days from 1904 where the workbook says so: %s", (value, day) => {
    const styles = { "xl/styles.xml": '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>' };
    const before = `<workbookPr date1904="${value}"/>`;
    expect(read('<row r="1"><c s="0"><v>45366</v></c></row>', styles, before)).toEqual([[1, day]]);
  });
});

describe("a workbook", () => {
  const sheet = (text: string) => `<row r="1"><c t="str"><v>${text}</v></c></row>`;
  const limits = { ...sheetBudget };

  test("has its sheets in the order of their tabs, as many as are read", () => {
    const bytes = aWorkbook([sheet("a"), "", sheet("b"), sheet("c")]);
    const all = readXlsx(bytes);
    expect(all.kind === "read" && all.sheets.map(({ name }) => name)).toEqual(["s0", "s2", "s3"]);
    expect(rowsOf(bytes, { ...limits, sheets: 3 })).toEqual([[[1, "a"]], [[1, "b"]]]);
    expect(rowsOf(aWorkbook(["", sheet("a")]), { ...limits, sheets: 1 })).toBe("empty");
  });

  test("is read from its hidden sheets only where no other has rows", () => {
    const hidden = ["hidden", "visible", "veryHidden"];
    expect(rowsOf(aWorkbook([sheet("a"), sheet("b"), sheet("c")], {}, "", hidden))).toEqual([[[1, "b"]]]);
    expect(rowsOf(aWorkbook([sheet("a"), "", sheet("c")], {}, "", hidden))).toEqual([[[1, "a"]], [[1, "c"]]]);
  });

  test("finds the parts of another spelling, and from the root of the archive", () => {
    const parts = {
      "xl/_rels/workbook.xml.rels": '<x><Relationship Id="r0" Target="/xl/worksheets/S0.xml"/></x>',
    };
    expect(read(sheet("a"), parts)).toEqual([[1, "a"]]);
    expect(rowsOf(aWorkbook([sheet("a")], { "xl/_rels/workbook.xml.rels": "<x/>" }))).toBe("unreadable");
  });

  test.each<[string, Partial<SheetLimits>, boolean]>([
    ["as many cells as are left", { cells: 2 }, true],
    ["a cell more than is left", { cells: 1 }, false],
    ["as many characters as are left", { characters: 4 }, true],
    ["a character more than is left", { characters: 3 }, false],
    ["few pieces", { pieces: 20 }, false],
  ])("of %s is read or not", (_, given, isRead) => {
    const rows = rowsOf(aWorkbook([sheet("ab"), sheet("cd")]), { ...limits, ...given });
    expect(rows).toEqual(isRead ? [[[1, "ab"]], [[1, "cd"]]] : "tooLarge");
  });

  test("is no larger when it is unpacked than may be, without the parts that are not read", () => {
    const bytes = aWorkbook([sheet("a")], { "xl/media/image1.xml": " ".repeat(10_000) });
    expect(rowsOf(bytes, { ...limits, unpackedBytes: 1_000 })).toEqual([[[1, "a"]]]);
    expect(rowsOf(bytes, { ...limits, unpackedBytes: 100 })).toBe("tooLarge");
    expect(rowsOf(new Uint8Array(sheetBudget.fileBytes + 1))).toBe("tooLarge");
  });
});

describe("a workbook that is written", () => {
  const sheets: WrittenSheet[] = [
    {
      name: "가 & 나",
      rows: [
        ["제목", "수", "날"],
        ["a", 1.5, { day: "2024-03-15" }],
      ],
      widths: [10, 20.5],
    },
    { name: "둘째", rows: [["x"]], widths: [], offers: new Map([[1, ["예", "<아니요>"]]]) },
  ];
  let files: Record<string, string> = {};
  let [first, second] = ["", ""];

  beforeEach(() => {
    const written = Object.entries(unzipSync(writeXlsx(sheets)));
    files = Object.fromEntries(written.map(([path, bytes]) => [path, strFromU8(bytes)]));
    [first = "", second = ""] = [1, 2].map((number) => files[`xl/worksheets/sheet${number}.xml`]);
  });

  test("has a heading in sight, widths, and the styles of texts, headings and days", () => {
    expect(first).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(first).toContain(
      '<cols><col min="1" max="1" width="10" customWidth="1"/><col min="2" max="2" width="20.5" customWidth="1"/></cols>',
    );
    const cells = Array.from(
      first.matchAll(/<c r="(\w+)" s="(\d)"( t="inlineStr")?>/g),
      ([, at, style, type]) => [at, style, type !== undefined],
    );
    expect(cells).toEqual([
      ["A1", "2", true],
      ["B1", "2", true],
      ["C1", "2", true],
      ["A2", "1", true],
      ["B2", "1", false],
      ["C2", "3", false],
    ]);
    expect(first).toContain("<v>45366</v>");
    expect(first).not.toContain("dataValidation");
  });

  test("offers words below the heading of a column", () => {
    expect(second).toContain(
      '<dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="B2:B1000"><formula1>&quot;예,&lt;아니요&gt;&quot;</formula1></dataValidation></dataValidations></worksheet>',
    );
    const rows = Array.from({ length: 1_200 }, () => ["x"]);
    const long = unzipSync(writeXlsx([{ name: "a", rows, widths: [], offers: new Map([[0, ["a"]]]) }]));
    expect(strFromU8(long["xl/worksheets/sheet1.xml"] ?? new Uint8Array())).toContain('sqref="A2:A1200"');
  });

  test.each([
    [["산업용", '에어 "H+"'], "<formula1>&quot;산업용,에어 &quot;&quot;H+&quot;&quot;&quot;</formula1>"],
    // A formula would divide the word at its comma.
    [["산업용", "에어텍, Inc."], undefined],
    [Array.from({ length: 52 }, () => "네글자임"), undefined],
  ])("offers %j only as far as a formula can hold them", (words, formula) => {
    const offers = new Map([[0, words]]);
    const written = unzipSync(writeXlsx([{ name: "a", rows: [["x"]], widths: [], offers }]));
    const sheet = strFromU8(written["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(/<formula1>.*<\/formula1>/.exec(sheet)?.[0]).toBe(formula);
  });

  test("names its sheets and its parts with their types", () => {
    expect(files["xl/workbook.xml"]).toContain(
      '<sheet name="가 &amp; 나" sheetId="1" r:id="rId1"/><sheet name="둘째" sheetId="2" r:id="rId2"/>',
    );
    const relations = files["xl/_rels/workbook.xml.rels"] ?? "";
    expect(
      Array.from(relations.matchAll(/Id="(\w+)" Type="[^"]*\/(\w+)" Target="([^"]*)"/g), (all) =>
        all.slice(1),
      ),
    ).toEqual([
      ["rId1", "worksheet", "worksheets/sheet1.xml"],
      ["rId2", "worksheet", "worksheets/sheet2.xml"],
      ["rId3", "styles", "styles.xml"],
    ]);
    const types = files["[Content_Types].xml"] ?? "";
    for (const [path, type] of [
      ["workbook", "sheet.main"],
      ["worksheets/sheet1", "worksheet"],
      ["styles", "styles"],
    ])
      expect(types).toContain(
        `PartName="/xl/${path}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"`,
      );
    expect(files["_rels/.rels"]).toContain('/officeDocument" Target="xl/workbook.xml"');
    expect(files["xl/styles.xml"]).toContain('formatCode="yyyy\\-mm\\-dd"');
  });
});
