import { readdirSync, readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { textOfPdf } from "../../../tests/support/drawn-text.ts";
import { bytesOf, openPdf } from "./pdf-file.ts";
import { writeLine } from "./pdf-text.ts";
import { registerSheetFonts, replaceMissingGlyphs, requireLetters, type Weight } from "./sheet-fonts.ts";

const folder = new URL("./fonts/", import.meta.url);
const syllables = String.fromCodePoint(...Array.from({ length: 11_172 }, (_, index) => 0xac00 + index));

test.each<Weight>(["regular", "bold"])("the %s font has every Hangul syllable", (weight) => {
  expect(() => requireLetters(syllables, weight)).not.toThrow();
});

test("a letter that the font lacks is an error that names it", () => {
  expect(() => requireLetters("(株)한울쿨텍", "bold")).toThrow(
    /bold font .* has no character "株" \(U\+682A\)/,
  );
  expect(() => requireLetters("🏭", "regular")).toThrow(/"🏭" \(U\+1F3ED\)/);
});

test("what a visitor wrote and no font has becomes a visible sign for each letter, and is reported", () => {
  const reports: (readonly string[])[] = [];
  const report = (letters: readonly string[]) => void reports.push(letters);
  expect(replaceMissingGlyphs("한울쿨텍 2공장 (Łódź)".normalize("NFD"), report)).toBe(
    "한울쿨텍 2공장 (Łódź)",
  );
  expect(reports).toEqual([]);
  expect(replaceMissingGlyphs("漢江 👩‍🏭 한울", report)).toBe("□□ □ 한울");
  expect(reports).toEqual([["漢", "江", "👩‍🏭"]]);
});

test("a word is laid out anew or as before, and alike, whatever it means in the language of the program", () => {
  const widthOf = (word: string) =>
    registerSheetFonts(new PDFDocument({ font: "" }))
      .fontSize(10)
      .widthOfString(word);
  expect(widthOf("constructor")).toBeGreaterThan(40);
  expect(widthOf("__proto__")).toBeGreaterThan(20);
  expect(widthOf("냉각탑")).toBe(widthOf("냉각탑"));
});

test("a letter that stands as a part of another in an earlier document has its text in a later one", async () => {
  for (const [whole, part] of [
    [":", "."],
    ["Ź", "Z"],
  ] as const) {
    const textWith = async (text: string) => {
      const made = new Date(0);
      const doc = openPdf({
        locale: "en",
        title: "",
        author: "",
        made,
        margins: { top: 0, left: 0, right: 0, bottom: 0 },
      });
      writeLine(doc, text, { size: 10, weight: "bold" }, { x: 10, y: 10, color: "#000000" });
      return textOfPdf(await bytesOf(doc));
    };
    await textWith(whole);
    expect(await textWith(`a${part}b`)).toContain(`a${part}b`);
  }
});

test("long words of many documents are not kept for ever", () => {
  const longest = 500;
  const lettersKept = () => {
    const doc = registerSheetFonts(new PDFDocument({ font: "" }));
    return Object.keys(doc.font("regular")._font.layoutCache).join("").length;
  };
  for (let number = 0; number < 100; number++) {
    const word = `https://example.com/?flow=${number}&`.padEnd(longest, "x");
    registerSheetFonts(new PDFDocument({ font: "" }))
      .font("regular")
      .widthOfString(word);
  }
  expect(lettersKept()).toBeGreaterThan(0);
  expect(lettersKept()).toBeLessThanOrEqual(24_000 + longest);
});

test("the fonts are light enough to keep, come with their licence, and do not carry the name that it reserves", () => {
  const reserved = Buffer.from("Pretendard", "utf16le").swap16();
  const files = readdirSync(folder).filter((name) => name.endsWith(".ttf"));
  expect(files).toHaveLength(2);
  for (const file of files) {
    const bytes = readFileSync(new URL(file, folder));
    expect(bytes.length).toBeLessThan(4_000_000);
    expect(bytes.includes(reserved)).toBe(false);
  }
  expect(readdirSync(folder)).toContain("LICENSE.txt");
});
