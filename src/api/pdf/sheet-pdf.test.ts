import { describe, expect, test } from "vitest";
import { acceptance } from "#content/calculator/acceptance.ts";
import { calculator } from "#content/calculator/calculator.ts";
import { planWords } from "#content/calculator/plan/plan.ts";
import { sheetWords } from "#content/calculator/sheet.ts";
import { company } from "#content/company.ts";
import { type DesignSheet, designSheet } from "#documents/sheet/design-sheet.ts";
import { textElement } from "#documents/sheet/paper-parts.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { streamsOf } from "../../../tests/support/drawn-text.ts";
import { requireLetters } from "./sheet-fonts.ts";
import { sheetPdf } from "./sheet-pdf.ts";

const now = new Date("2025-03-04T05:06:07Z");
const address = "https://www.site.example/resources/calculator?flow=4321.5&hot=45&cold=25&wb=22.2";
const noReport = () => {};
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

test("every word that a sheet can have can be written", () => {
  const words = [
    sheetWords,
    planWords,
    acceptance,
    calculator.ko.validity,
    calculator.en.validity,
    company.name,
    company.offices[0],
  ];
  for (const weight of ["regular", "bold"] as const)
    expect(() => requireLetters(JSON.stringify(words), weight)).not.toThrow();
});

test("a company's name is written whole, whatever its syllables", async () => {
  const sheet = designSheet("ko", standard, { now, address, company });
  const named = { ...sheet, company: { ...sheet.company, name: "주식회사 한울쿨텍" } };
  expect(lettersOf(await sheetPdf(named, now, noReport))).toContain("텍".codePointAt(0));
});

test.each<[string, (sheet: DesignSheet) => Partial<DesignSheet>]>([
  ["a company's name", ({ company }) => ({ company: { ...company, name: "漢" } })],
  ["an edited title", () => ({ title: "漢" })],
  [
    "a figure of a table",
    ({ tables }) => ({ tables: [...tables, { title: "", rows: [{ label: "", figures: ["漢"] }] }] }),
  ],
  ["the pages on sound", () => ({ sound: [[textElement("p", undefined, "漢-100")]] })],
])("in %s a letter that no font has is replaced by a sign, and reported", async (_name, changed) => {
  const reported = new Set<string>();
  const sheet = designSheet("ko", standard, { now, address, company });
  const report = (letters: readonly string[]) => {
    for (const letter of letters) reported.add(letter);
  };
  const letters = lettersOf(await sheetPdf({ ...sheet, ...changed(sheet) }, now, report));
  expect(letters).toContain("□".codePointAt(0));
  expect([...reported]).toEqual(["漢"]);
});

test("an address from outside with such a letter is written with a sign in its place, and reported", async () => {
  const reported: (readonly string[])[] = [];
  const sheet = designSheet("ko", standard, { now, company, address: "https://한울쿨텍.example/漢" });
  const letters = lettersOf(await sheetPdf(sheet, now, (each) => void reported.push(each)));
  expect(letters).toContain("□".codePointAt(0));
  expect(reported).toEqual([["漢"]]);
});

function pdfOf(locale: Locale, duty: Duty): Promise<Buffer> {
  return sheetPdf(designSheet(locale, duty, { now, address, company }), now, noReport);
}

/** Code points that a PDF's fonts say their glyphs stand for: `ToUnicode` of each (PDF 1.7, 9.10.3). */
function lettersOf(pdf: Buffer): Set<number> {
  const maps = streamsOf(pdf).filter((stream) => stream.includes("begincmap"));
  const codes = maps.flatMap((map) => map.match(/(?<=[<\s])[0-9a-f]{4}(?=[>\s])/g) ?? []);
  return new Set(codes.map((code) => Number.parseInt(code, 16)));
}
