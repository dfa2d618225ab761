import { readFileSync } from "node:fs";
import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { sheetBudget } from "../files/budgets.ts";
import { csv } from "./csv.ts";
import { isSheetName, readSheet } from "./read-sheet.ts";
import { writeXlsx } from "./xlsx-write.ts";

const text = (content: string) => new TextEncoder().encode(content);
const cellsOf = (bytes: Uint8Array) => {
  const reading = readSheet(bytes);
  return reading.kind === "read"
    ? reading.sheets[0]?.rows.map(({ number, cells }) => [number, ...cells])
    : reading.problem;
};

/** A workbook as other programs write one, from the parts that differ. */
function aWorkbook(parts: Record<string, string>, workbook = "") {
  const rels = [1, 2].map(
    (id) => `<Relationship Id="rId${id}" Target="${id === 1 ? "/xl/" : ""}worksheets/sheet${id}.xml"/>`,
  );
  const files = {
    "xl/workbook.xml": `<workbook>${workbook}<sheets><sheet name="a" r:id="rId1"/><sheet name="b" r:id="rId2"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${rels.join("")}</Relationships>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])));
}

describe("a text file", () => {
  test.each([
    ["commas", '번호,이름\r\n1,"가, ""나""\n다"\r\n'],
    ["semicolons", '번호;이름\n1;"가, ""나""\n다"\n'],
    ["tabs", '번호\t이름\r1\t"가, ""나""\r다"\r'],
  ])("is read with %s between its cells, and with line breaks in them", (_, content) => {
    expect(cellsOf(text(content))).toEqual([
      [1, "번호", "이름"],
      [2, "1", '가, "나"\n다'],
    ]);
  });

  test.each([
    ["UTF-8 with its mark", text("\uFEFF현장,울산")],
    ["UTF-16", new Uint8Array(Buffer.from("\uFEFF현장,울산", "utf16le"))],
    ["UTF-16 the other way round", new Uint8Array(Buffer.from("\uFEFF현장,울산", "utf16le").swap16())],
    ["UTF-16 without a mark", new Uint8Array(Buffer.from("현장,울산", "utf16le"))],
    ["the Korean code page", new Uint8Array([0xc7, 0xf6, 0xc0, 0xe5, 0x2c, 0xbf, 0xef, 0xbb, 0xea])],
  ])("is read in %s", (_, bytes) => {
    expect(cellsOf(bytes)).toEqual([[1, "현장", "울산"]]);
  });

  test("has the texts of the table that was written, also those that a spreadsheet would calculate", () => {
    const texts = ["-40 °C 방한형", "+5 mm", "=표준", "@x", "'-40", "''=1", "'이름'", "Kim's", "-", " =1"];
    expect(cellsOf(text(csv([texts])))).toEqual([[1, ...texts]]);
    expect(cellsOf(text("'-40 °C,'a\n"))).toEqual([[1, "-40 °C", "'a"]]);
  });

  test("keeps the numbers of its rows where some are blank", () => {
    expect(cellsOf(text("\n가\n , \n나"))).toEqual([
      [2, "가"],
      [4, "나"],
    ]);
  });

  test.each([
    ["nothing in it", text(" \n,,\n"), "empty"],
    ["no text", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xff, 0xff]), "unreadable"],
    ["a workbook of before 2007", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), "oldFormat"],
    ["too many rows", text("a\n".repeat(sheetBudget.rows + 1)), "tooLarge"],
  ])("is refused with %s", (_, bytes, problem) => {
    expect(cellsOf(bytes)).toBe(problem);
  });
});

describe("a workbook", () => {
  test("is read sheet by sheet, without those in which nothing stands", () => {
    const bytes = writeXlsx([
      { name: "상반기", rows: [["현장"], ["하나"]], widths: [] },
      { name: "빈 시트", rows: [], widths: [] },
      { name: "하반기", rows: [["현장"], ["둘"]], widths: [] },
    ]);
    const reading = readSheet(bytes);
    expect(reading.kind === "read" && reading.sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ["상반기", 2],
      ["하반기", 2],
    ]);
  });

  test("is read from the first sheet in which something stands, cell by cell as a person would type it", () => {
    const bytes = aWorkbook({
      "xl/worksheets/sheet1.xml":
        '<worksheet><sheetData><row r="1"><c r="A1"/></row></sheetData></worksheet>',
      "xl/worksheets/sheet2.xml": `<x:worksheet xmlns:x="s"><x:sheetData>
        <x:row r="3"><x:c r="B3" t="s"><x:v>1</x:v></x:c><x:c r="D3" t="inlineStr"><x:is><x:t>줄&#10;바꿈</x:t></x:is></x:c></x:row>
        <x:row r="7"><x:c r="A7" s="1"><x:v>45366</x:v></x:c><x:c><x:v>0.30000000000000004</x:v></x:c>
        <x:c t="str"><x:f>A1&amp;B1</x:f><x:v>셈</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c></x:row>
        </x:sheetData></x:worksheet>`,
      "xl/sharedStrings.xml":
        '<sst><si><t>없음</t></si><si><r><t xml:space="preserve">서울 </t></r><r><t>현장_x000D_</t></r><rPh><t>발음</t></rPh></si></sst>',
      "xl/styles.xml":
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy.m.d"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    });
    expect(cellsOf(bytes)).toEqual([
      [3, "", "서울 현장\n", "", "줄\n바꿈"],
      [7, "2024-03-15", "0.3", "셈", "", "TRUE"],
    ]);
  });

  test("has its percentages with their sign", () => {
    const cells = ["0.9", "1.1", "0.07", "1"].map((value, at) => `<c s="${at % 2}"><v>${value}</v></c>`);
    const parts = {
      "xl/worksheets/sheet1.xml": `<worksheet><row r="1">${cells.join("")}</row></worksheet>`,
      "xl/styles.xml":
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.0%"/></numFmts><cellXfs><xf numFmtId="9"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    };
    expect(cellsOf(aWorkbook(parts))).toEqual([[1, "90%", "110%", "7%", "100%"]]);
  });

  test("may count its days from 1904", () => {
    const sheet = '<worksheet><row r="1"><c s="0"><v>43904</v></c></row></worksheet>';
    const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>';
    const parts = { "xl/worksheets/sheet1.xml": sheet, "xl/styles.xml": styles };
    expect(cellsOf(aWorkbook(parts, '<workbookPr date1904="1"/>'))).toEqual([[1, "2024-03-15"]]);
  });

  test.each([
    ["is damaged", aWorkbook({}).subarray(0, 60), "unreadable"],
    ["is another kind of archive", zipSync({ "a.txt": strToU8("a") }), "unreadable"],
    ["is empty", aWorkbook({}), "empty"],
    [
      "unpacks to more than there is room for",
      aWorkbook({ "xl/sharedStrings.xml": " ".repeat(sheetBudget.unpackedBytes) }),
      "tooLarge",
    ],
    [
      "has more parts than a list",
      aWorkbook({ "xl/worksheets/sheet1.xml": `<row>${"<c/>".repeat(sheetBudget.pieces / 2)}</row>` }),
      "tooLarge",
    ],
    [
      "names one large sheet many times",
      aWorkbook({
        "xl/workbook.xml": `<workbook>${'<sheet name="a" r:id="rId1"/>'.repeat(300)}</workbook>`,
        "xl/worksheets/sheet1.xml": `<row>${"<c/>".repeat(10_000)}<c><v>1</v></c></row>`,
      }),
      "tooLarge",
    ],
    [
      "has more texts than cells could show",
      aWorkbook({ "xl/sharedStrings.xml": "<si/>".repeat(sheetBudget.texts + 1) }),
      "tooLarge",
    ],
    [
      "is made of signs that begin nothing",
      aWorkbook({ "xl/styles.xml": "<".repeat(sheetBudget.pieces + 1) }),
      "tooLarge",
    ],
    ["is made of comments that never end", aWorkbook({ "xl/styles.xml": "<!--".repeat(1_000_000) }), "empty"],
    [
      "shows one long text in many cells",
      aWorkbook({
        "xl/sharedStrings.xml": `<si><t>${"가".repeat(40_000)}</t></si>`,
        "xl/worksheets/sheet1.xml": `<row>${'<c t="s"><v>0</v></c>'.repeat(2_000)}</row>`,
      }),
      "tooLarge",
    ],
  ])("is refused that %s", (_, bytes, problem) => {
    expect(cellsOf(bytes)).toBe(problem);
  });

  test("that is written is read again, with whatever people write", () => {
    const odd = ['=HYPERLINK("x")', "<&>\"'", " 앞뒤 ", "줄\n바꿈", "_x0041_", "😀", "007", "2024-03-15"];
    const bytes = writeXlsx([
      {
        name: "가 & 나",
        rows: [
          ["제목", 1200.5, { day: "2024-03-15" }],
          ["", ...odd],
        ],
        widths: [10, 20],
      },
      { name: "둘째", rows: [["다른"]], widths: [], offers: new Map([[0, ["가", "나"]]]) },
    ]);
    expect(cellsOf(bytes)).toEqual([
      [1, "제목", "1200.5", "2024-03-15"],
      [2, "", ...odd],
    ]);
  });

  test("that is written names its default style, which other programs otherwise replace by their own", () => {
    const styles = unzipSync(writeXlsx([{ name: "가", rows: [["제목"]], widths: [] }]))["xl/styles.xml"];
    expect(new TextDecoder().decode(styles)).toContain(
      '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    );
  });
});

test("spreadsheets are known by their names", () => {
  expect(["a.XLSX", "b.csv", "c.xls", "d.jpg", "xlsx"].filter(isSheetName)).toEqual([
    "a.XLSX",
    "b.csv",
    "c.xls",
  ]);
});

test("a workbook that LibreOffice saved, with a joined title, letters in two weights, formulas, days and empty rows, is read as it is seen", () => {
  expect(cellsOf(readFileSync("src/domain/spreadsheets/from-libreoffice.xlsx"))).toEqual([
    [1, "2026년 시공사례 목록"],
    [3, "제목", "설명", "국가", "냉각탑 형식", "용량", "준공일", "연도"],
    [4, "병원 옥상 냉각탑", "첫 줄\n둘째 줄 & 끝", "한국", "package", "500", "2024-05-17", "2024"],
    [8, "병원 옥상 냉각탑", "공장 냉각", "한국", "industrial", "1250.5", "2023-12-31", "2023"],
  ]);
});
