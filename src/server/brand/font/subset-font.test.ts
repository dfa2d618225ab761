import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { type FontTables, subsetFont } from "./subset-font.ts";

const whole = readFileSync("src/api/pdf/fonts/sheet-regular.ttf");

/** A font file of its tables, with the directory of the format (OpenType 1.9, "Organization of an OpenType Font"). */
function fileOf(tables: FontTables): Buffer {
  const header = Buffer.alloc(12 + 16 * tables.size);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.size, 4);
  const parts = [header];
  let offset = header.length;
  for (const [index, [tag, table]] of [...tables].entries()) {
    const entry = 12 + 16 * index;
    header.write(tag, entry, "latin1");
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

interface Glyph {
  id: number;
  advanceWidth: number;
  path: { toSVG(): string };
}

interface ReadFont {
  numGlyphs: number;
  ascent: number;
  unitsPerEm: number;
  characterSet: number[];
  glyphForCodePoint(code: number): Glyph;
}

/** The font as the reader of the PDF writer has it. */
function read(file: Buffer): ReadFont {
  const doc = new PDFDocument({ font: "" }).font(file as unknown as string);
  return (doc as unknown as { _font: { font: ReadFont } })._font.font;
}

const original = read(whole);
const looksOf = (font: ReadFont, letter: string) => {
  const { advanceWidth, path } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  return { letter, advanceWidth, shape: path.toSVG() };
};

test.each([
  ["Latin", "ABab19"],
  ["accented, whose outlines are made of others", "éÅçñü"],
  ["Korean", "가뷁힣꿹"],
  ["signs", "·–…×°"],
  ["all of these", "A가é–"],
])("letters that are %s keep their shapes and widths", (_name, letters) => {
  const font = read(fileOf(subsetFont(whole, letters)));
  for (const letter of letters) expect(looksOf(font, letter)).toEqual(looksOf(original, letter));
  expect(font.characterSet.toSorted((one, other) => one - other)).toEqual(
    [...letters].map((letter) => letter.codePointAt(0)).toSorted((one = 0, other = 0) => one - other),
  );
  expect([font.ascent, font.unitsPerEm]).toEqual([original.ascent, original.unitsPerEm]);
});

test("a subset has the glyph of missing letters first, then one for each letter, however often it is given", () => {
  const font = read(fileOf(subsetFont(whole, "BAAB")));
  expect(font.numGlyphs).toBe(3);
  expect(["A", "B"].map((letter) => font.glyphForCodePoint(letter.charCodeAt(0)).id)).toEqual([1, 2]);
  expect(looksOf(font, "C")).toEqual({ ...looksOf(original, "\uffff"), letter: "C" });
});

test("a letter that the font lacks is left out", () => {
  expect(read(fileOf(subsetFont(whole, "A漢\u{1f600}\uffff"))).characterSet).toEqual([65]);
});

test("a subset holds no names, and no names of glyphs", () => {
  const tables = subsetFont(whole, "A");
  expect([...tables.keys()]).toEqual([
    "OS/2",
    "cmap",
    "glyf",
    "head",
    "hhea",
    "hmtx",
    "loca",
    "maxp",
    "name",
    "post",
  ]);
  expect([...(tables.get("name") ?? [])]).toEqual([0, 0, 0, 0, 0, 6]);
  expect(tables.get("post")?.readUInt32BE(0)).toBe(0x00030000);
  expect(tables.get("post")).toHaveLength(32);
  expect(tables.get("head")?.readUInt32BE(8)).toBe(0);
});

test("the map of letters is one of format 12, for Unicode, with a group for each letter", () => {
  const map = subsetFont(whole, "가A").get("cmap") ?? Buffer.alloc(0);
  // Version, one encoding (Windows, full Unicode) at 12; format, length, language, groups.
  expect([0, 2, 4, 6, 12, 14].map((at) => map.readUInt16BE(at))).toEqual([0, 1, 3, 10, 12, 0]);
  expect([8, 16, 20, 24].map((at) => map.readUInt32BE(at))).toEqual([12, 16 + 2 * 12, 0, 2]);
  const groups = [28, 40].map((at) => [0, 4, 8].map((offset) => map.readUInt32BE(at + offset)));
  expect(groups).toEqual([
    [65, 65, 1],
    [0xac00, 0xac00, 2],
  ]);
  expect(map).toHaveLength(28 + 2 * 12);
});

test("outlines begin at multiples of four bytes", () => {
  const tables = subsetFont(whole, "ABC가");
  const offsets = tables.get("loca") ?? Buffer.alloc(0);
  expect(offsets).toHaveLength(4 * 6);
  for (let at = 0; at < offsets.length; at += 4) expect(offsets.readUInt32BE(at) % 4).toBe(0);
  expect(offsets.readUInt32BE(offsets.length - 4)).toBe(tables.get("glyf")?.length);
});

test("letters of a font without the table or the map that is needed are refused", () => {
  const tables = new Map(subsetFont(whole, "A"));
  expect(() => subsetFont(fileOf(tables), "A")).toThrow("format 4");
  tables.delete("cmap");
  expect(() => subsetFont(fileOf(tables), "A")).toThrow('"cmap"');
});
