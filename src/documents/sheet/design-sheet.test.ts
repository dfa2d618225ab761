import { describe, expect, test } from "vitest";
import { sheetWords } from "#content/calculator/sheet.ts";
import { company } from "#content/company.ts";
import { standardUnits, type UnitChoice } from "#content/figures/measures.ts";
import { locales } from "#domain/locale.ts";
import { toFlow } from "#engine/design/units.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { type DesignSheet, designSheet } from "./design-sheet.ts";

const now = new Date("2025-03-04T15:30:00Z");
const address = "https://site.example/resources/calculator?flow=500&hot=40&cold=32&wb=27";

/** One duty for each verdict on how far a result can be trusted, and the corners of what is accepted. */
const duties: Record<string, Duty> = {
  standard: duty(390, 37, 32, 27),
  ordinary: duty(500, 40, 32, 27),
  fair: duty(390, 37, 32, 21),
  "over the water limit": duty(600, 37, 32, 22),
  "far over it": duty(600, 45, 40, 10),
  "special design": duty(4321.5, 45, 25, 22.2),
  smallest: duty(50, 30, 25, 22.2),
  largest: duty(5000, 45, 40, 32),
};

describe.each(locales)("the design sheet in %s", (locale) => {
  test("holds the figures of the reference: 500 m³/h at 40/32/27 °C is 865.6 CRT", () => {
    const sheet = designSheet(locale, duties.ordinary ?? duty(0, 0, 0, 0), { now, address, company });
    const figures = sheet.tables.map(({ rows }) => rows.map((row) => row.figures.join(" ")));
    expect(figures).toEqual([
      ["500 m³/h", "40 °C", "32 °C", "27 °C", "8.0 °C", "5.0 °C"],
      ["1,025.6 CRT", "0.844", "865.6 CRT", "866 CRT", "4,651.1 kW", "4,000,000 kcal/h"],
      [
        "1.118 1.500",
        "1.037 0.820",
        "0.741 1.000",
        "0.578 m³/h 0.780 m³/h",
        expect.stringMatching(/ 33\.0 °C$/),
      ],
    ]);
    expect(sheet.results.map(({ figure }) => figure)).toEqual(["865.6 CRT", "866 CRT"]);
    expect(sheet.charts.map(({ key }) => key)).toEqual(["demand", "wetBulb", "coldWater"]);
    expect(sheet.link.address).toBe(address);
  });

  test("has its figures, sentences and curves in the visitor's units, with m³/h and °C behind", () => {
    const units = { flow: "gpm", temperature: "F", capacity: "USNT", height: "ft" } as const;
    const found = duties.ordinary ?? duty(0, 0, 0, 0);
    const sheet = designSheet(locale, found, { now, address, company, units });
    const [entered, results] = sheet.tables.map(({ rows }) => rows.map((row) => row.figures.join(" ")));
    expect(entered?.slice(0, 2)).toEqual(["2,201.4 gpm (500 m³/h)", "104 °F (40 °C)"]);
    expect(results?.slice(0, 1)).toEqual(["832.8 US ton (1,025.6 CRT)"]);
    const why = sheet.why?.paragraphs.join().replaceAll("\u00a0", " ");
    for (const figure of ["14.4 °F (8.0 °C)", "2.54 gpm (0.578 m³/h)"]) expect(why).toContain(figure);
    expect(sheet.changes?.rows[0]?.label).toContain("1.8 °F");
    const [, wetBulb, coldWater] = sheet.charts;
    expect(JSON.stringify([wetBulb, coldWater])).not.toMatch(/°C/);
    expect(JSON.stringify(wetBulb)).toMatch(/°F.*US ton/);
  });

  test("repeats flow and temperatures as they were entered, in the unit in which they were", () => {
    const fine = duty(1000, 35.04, 30.04, 27.15);
    const ofDuty = (found: Duty, units?: UnitChoice) =>
      designSheet(locale, found, { now, address, company, units }).tables[0]?.rows.map(({ figures }) =>
        figures.join(),
      );
    expect(ofDuty(fine)).toEqual(["1,000 m³/h", "35.04 °C", "30.04 °C", "27.15 °C", "5.0 °C", "2.9 °C"]);
    const american = duty(toFlow(3000, "gpm"), 35, 29.444444, 25.555556);
    expect(ofDuty(american, { ...standardUnits, flow: "gpm", temperature: "F" })?.slice(0, 4)).toEqual([
      "3,000 gpm (681.4 m³/h)",
      "95 °F (35 °C)",
      "85 °F (29.4 °C)",
      "78 °F (25.6 °C)",
    ]);
  });

  test("says what the company says instead of the program", () => {
    const words = { ...sheetWords[locale], title: "선정서", documentTitle: "{company}: {crt}" };
    const found = duties.ordinary ?? duty(0, 0, 0, 0);
    const sheet = designSheet(locale, found, { now, address, company, words });
    expect([sheet.title, sheet.documentTitle]).toEqual(["선정서", `${company.name[locale]}: 865.6`]);
  });

  test("is dated in Korean time", () => {
    const dated = { ko: "2025년 3월 5일", en: "March 5, 2025" };
    expect(sheetOf("standard").date.text).toBe(dated[locale]);
  });

  test("tells the size that the water needs where that decides", () => {
    const [, size] = sheetOf("far over it").results;
    expect(size?.figure).toBe("513 CRT");
    expect(JSON.stringify(sheetOf("far over it").tables)).toContain("512.8 CRT");
    expect(JSON.stringify(sheetOf("standard").tables)).not.toContain("333.3 CRT");
  });

  test("says that nothing is corrected at standard conditions only", () => {
    const [standard, other] = [sheetOf("standard"), sheetOf("ordinary")].map(
      (sheet) => sheet.why?.paragraphs[0],
    );
    expect(standard).not.toContain("1.000");
    expect(other).toContain("0.844");
  });

  test("shows what a change costs, and a dash for what would break a limit", () => {
    const [wetBulb, , flow] = sheetOf("far over it").changes?.rows ?? [];
    expect(wetBulb?.figures[1]).toBe("–");
    expect(flow?.figures).toEqual([expect.stringContaining("(+10.0%)"), expect.stringContaining("(−10.0%)")]);
  });

  test.each(Object.keys(duties))("leaves no place unfilled: %s", (name) => {
    expect(textOf(sheetOf(name))).not.toMatch(/\{\w+\}|NaN|undefined|Infinity/);
  });

  function sheetOf(name: string): DesignSheet {
    const found = duties[name];
    if (found === undefined) throw new Error(`No duty "${name}".`);
    return designSheet(locale, found, { now, address, company });
  }
});

test("the English sheet has no Korean letter", () => {
  for (const each of Object.values(duties))
    expect(textOf(designSheet("en", each, { now, address, company }))).not.toMatch(/[가-힣]/);
});

/** Everything that is written on the sheet, texts of charts included. */
function textOf(sheet: DesignSheet): string {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  collect(sheet);
  return texts.join("\u00a0");
}

function duty(flowRate: number, hotWaterTemp: number, coldWaterTemp: number, wetBulbTemp: number): Duty {
  return { flowRate, hotWaterTemp, coldWaterTemp, wetBulbTemp };
}
