import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { designSheet } from "#content/design/sheet/design-sheet.ts";
import { sheetLetters } from "#content/design/sheet/sheet-letters.ts";
import type { Duty } from "#domain/calculator/duty.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { sheetFonts, sheetPdf } from "./sheet-pdf.ts";

const now = new Date("2025-03-04T05:06:07Z");
const address = "https://www.site.example/resources/calculator?flow=4321.5&hot=45&cold=25&wb=22.2";
const standard: Duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
/** The longest words: both verdicts above the water limit, and a duty of large figures. */
const wordy: Duty[] = [
  { flowRate: 600, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 22 },
  { flowRate: 5000, hotWaterTemp: 45, coldWaterTemp: 40, wetBulbTemp: 10 },
  { flowRate: 4321.5, hotWaterTemp: 45, coldWaterTemp: 25, wetBulbTemp: 22.2 },
];

describe.each(locales)("the PDF in %s", (locale) => {
  test("is the same, byte for byte, for the same sheet and time", async () => {
    const [one, two] = [await pdfOf(locale, standard), await pdfOf(locale, standard)];
    expect(one.equals(two)).toBe(true);
    expect(one.length).toBeLessThan(80_000);
  });

  test("has a title, a language and a structure to read it aloud by", async () => {
    const text = (await pdfOf(locale, standard)).toString("latin1");
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toContain(`/Lang (${locale})`);
    expect(text).toMatch(/\/Marked true/);
    expect(text).toMatch(/\/DisplayDocTitle true/);
    expect(text).toContain("(D:20250304050607Z)");
    for (const part of ["H1", "H2", "Table", "TH", "TD", "Figure"]) expect(text).toContain(`/S /${part}\n`);
    expect(text.match(/\/Alt /g)?.length).toBeGreaterThanOrEqual(3);
  });

  test.each(wordy)("is one page at %j", async (duty) => {
    expect((await pdfOf(locale, duty)).toString("latin1")).toMatch(/\/Type \/Pages\s+\/Count 1\b/);
  });
});

describe.each(Object.entries(sheetFonts))("the %s font", (_, file) => {
  const font = readFileSync(file);

  test("has every letter of the sheet's words (else run assets/fonts/build-sheet-fonts.ts)", () => {
    const known = lettersIn(font);
    expect([...sheetLetters()].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  test("is small enough to keep, and does not carry a reserved name", () => {
    expect(font.length).toBeLessThan(75_000);
    expect(font.includes(Buffer.from("Pretendard", "utf16le").swap16())).toBe(false);
  });
});

function pdfOf(locale: Locale, duty: Duty): Promise<Buffer> {
  return sheetPdf(designSheet(locale, duty, { now, address }), now);
}

/** Code points that a TrueType file maps to a glyph: format 4 of its `cmap` (OpenType 1.9, "cmap"). */
function lettersIn(font: Buffer): Set<number> {
  const cmap = tableAt(font, "cmap");
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4),
  );
  const table = subtables.find((start) => font.readUInt16BE(start) === 4);
  if (table === undefined) throw new Error("The font has no character map of format 4.");
  const size = font.readUInt16BE(table + 6);
  const found = new Set<number>();
  for (let at = 0; at < size; at += 2) {
    const [last, first] = [font.readUInt16BE(table + 14 + at), font.readUInt16BE(table + 16 + size + at)];
    const offsetAt = table + 16 + 3 * size + at;
    const [delta, offset] = [font.readUInt16BE(table + 16 + 2 * size + at), font.readUInt16BE(offsetAt)];
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = offset === 0 ? code + delta : font.readUInt16BE(offsetAt + offset + 2 * (code - first));
      if ((glyph & 0xffff) !== 0) found.add(code);
    }
  }
  return found;
}

function tableAt(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4);
  const entry = Array.from({ length: count }, (_, index) => 12 + index * 16).find(
    (at) => font.toString("latin1", at, at + 4) === name,
  );
  if (entry === undefined) throw new Error(`The font has no table "${name}".`);
  return font.readUInt32BE(entry + 8);
}
