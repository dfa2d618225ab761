import { describe, expect, test } from "vitest";
import { openPdf } from "#api/pdf/pdf-file.ts";
import { layOut } from "#api/pdf/pdf-paper.ts";
import { colors } from "#content/colors.ts";
import { company } from "#content/company.ts";
import { factsOf } from "#content/details/detail-facts.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { detailColumns } from "#domain/products/model/detail-columns.ts";
import { aModel, aStoredProduct } from "../../../../tests/support/builders.ts";
import { designSheet } from "../design-sheet.ts";
import { sheetPagesOf } from "../paper.ts";
import { defaultTextStyle } from "../paper-style.ts";
import { loadPlanSheet } from "../plan/load-plan-sheet.ts";

const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
const products = sampleProducts.map((product) => aStoredProduct({ ...product, hasSampleModels: true }));
const year = { source: "made up", height: 0, months: Array.from({ length: 12 }, () => [[10, 15, 730]]) };

async function sheetOf(locale: Locale, query: string, own = products) {
  const sources = {
    products: { listVisible: async () => own },
    weather: { of: async () => year as never },
  };
  const planned = await loadPlanSheet(locale, duty, new URLSearchParams(query), sources);
  if (planned.kind === "refused" || !planned.sheet) throw new Error(`${query} has no sheet.`);
  const address = `https://site.example/resources/calculator/sheet?${query}`;
  const plan = { ...planned.sheet, address };
  return designSheet(locale, duty, { now: new Date(0), address, company, plan });
}

/** Room of a page of A4 between its margins, points. */
const room = 841.89 - 62;

/** Shares of the paper that the pages of a sheet fill, at full size. */
function fillOf(sheet: Awaited<ReturnType<typeof sheetOf>>): number[] {
  const margins = { top: 31, left: 34, right: 34, bottom: 20 };
  const doc = openPdf({ locale: "ko", title: "", author: "", made: new Date(0), margins });
  const pen = { doc, palette: colors, onMissingGlyphs: () => {} };
  const around = { textStyle: defaultTextStyle, width: 595.28 - 68 };
  return sheetPagesOf(sheet).map(
    ({ body, foot }) => (layOut(pen, body, around).height + 8 + layOut(pen, foot, around).height) / room,
  );
}

const selections: readonly (readonly [query: string, pages: number])[] = [
  ["model=SF-250&units=2", 2],
  ["model=SF-350&units=8", 2],
  ["model=SCP-500&units=1&place=annex-7-seoul&margin=1.5&cycles=4", 2],
  ["model=MX-500-2&units=3&cycles=4&station=471080&kw=15", 3],
  ["model=FX-1000-4&units=1", 2],
  ["model=MX-700&units=1&quiet=흡입·토출 소음기", 2],
  ["model=THF-100&units=5", 1],
  ["model=THF-200&units=3", 1],
];

describe.each(locales)("the data sheet of a selection in %s", (locale) => {
  test.each(selections)("of %s is %d full pages", async (query, pages) => {
    const fills = fillOf(await sheetOf(locale, query));
    expect(fills).toHaveLength(pages);
    for (const fill of fills) {
      expect(fill).toBeGreaterThan(0.6);
      // The PDF draws a page down to 0.85 of its size.
      expect(fill).toBeLessThan(1 / 0.85);
    }
  });

  test.each(["SF-250", "MX-400", "THF-100"])("has every detail of the record of %s", async (name) => {
    const [model] = products.flatMap(({ models }) => models.filter((each) => each.name === name));
    if (!model) throw new Error(`There is no sample ${name}.`);
    const written = JSON.stringify(sheetPagesOf(await sheetOf(locale, `model=${name}&units=2`)));
    // Connections begin with their purpose there.
    const facts = factsOf(locale, detailColumns).filter(({ column }) => column !== "connections");
    const stated = facts.flatMap((fact) => fact.each?.(model, "metric") ?? fact.text(model, "metric") ?? []);
    expect(stated.length).toBeGreaterThan(25);
    // Octave bands have a column each.
    for (const text of stated.flatMap((each) => (/^[\d. ]+$/.test(each) ? each.split(" ") : each)))
      expect(written.includes(text), text).toBe(true);
    for (const { dn, standard } of model.connections)
      expect(written.includes([`DN${dn}`, standard ?? ""].join(" ").trim()), `DN${dn}`).toBe(true);
  });

  test("has the exact distance of the sounds, for one tower, all towers and the sides", async () => {
    const near = { soundDistance: 1.5, soundSideDistance: 2.5, soundInlet: 64 };
    const model = aModel({ name: "T-500", crt: 500, sound: 67, ...near });
    const own = [aStoredProduct({ tags: ["대향류"], models: [model] })];
    const written = JSON.stringify(sheetPagesOf(await sheetOf(locale, "model=T-500&units=2", own)));
    expect(written.match(/1\.5 m\b/g)).toHaveLength(2);
    expect(written).toContain("2.5 m");
    const inFeet = JSON.stringify(sheetPagesOf(await sheetOf(locale, "model=T-500&units=2&in=ft", own)));
    expect(inFeet).toContain("4.9 ft");
  });

  test("has sound by bands and sides, connections, loads, materials and motor of the record", async () => {
    const written = JSON.stringify(sheetPagesOf(await sheetOf(locale, "model=SF-250&units=2")));
    for (const figure of ["95.5", "KS10K", "4 × 1,350 kg", "FRP", "IE3", "195.0 m³/h"])
      expect(written).toContain(figure);
    expect(written).not.toMatch(/undefined|NaN|\{\w+\}/);
    if (locale === "en") expect(written.replaceAll("rotate", "")).not.toMatch(/[가-힣]/);
  });
});

test("each shipping section has a row of its own, in the units that are chosen", async () => {
  const rowsOf = async (query: string) => {
    const tower = (await sheetOf("en", query)).plan?.towerRecord;
    const rows = tower?.columns.flat().flatMap((table) => table.rows) ?? [];
    return rows.filter(({ label }) => label.startsWith("Shipping sections"));
  };
  const rows = await rowsOf("model=MX-400&units=2");
  expect(rows.map(({ label }) => label)).toEqual([1, 2, 3].map((number) => `Shipping sections ${number}`));
  for (const { figures } of rows) expect(figures.join()).toMatch(/^[^;]+ kg, 4 lifting points$/);
  const [imperial] = await rowsOf("model=MX-400&units=2&in=gpm-F-ft");
  expect(imperial?.figures.join()).toMatch(/^[^;]+ lb, 4 lifting points$/);
});

test("each row of a shipping section has its own weight in both systems, however coarse imperial units are", async () => {
  const section = { name: "하부", nameEn: "Lower section", size: [2240, 3260, 1900], points: 4, count: 1 };
  const sections = [2_412, 2_413, 900].map((weight) => ({ ...section, weight }));
  const own = products.map((product) => ({
    ...product,
    models: product.models.map((model) => (model.name === "MX-400" ? { ...model, sections } : model)),
  }));
  const tower = (await sheetOf("en", "model=MX-400&units=2&in=gpm-F-ft", own)).plan?.towerRecord;
  const figures = tower?.columns.flat().flatMap(({ rows }) => rows.flatMap((row) => row.figures)) ?? [];
  const weights = figures
    .filter((figure) => figure.includes("4 lifting points"))
    .flatMap((figure) => figure.match(/[\d,]+ (?:lb|kg)/));
  expect(weights).toEqual(["5,320 lb", "2,412 kg", "5,320 lb", "2,413 kg", "1,980 lb", "900 kg"]);
});

test("of a low-noise option the sheet has no sound of the standard version", async () => {
  const soundOf = async (query: string) => (await sheetOf("ko", query)).plan?.towerRecord?.sound;
  expect(await soundOf("model=MX-400&units=2")).toBeDefined();
  expect(await soundOf("model=MX-400&units=2&quiet=저소음 팬")).toBeUndefined();
});

test("a sheet with a low-noise option offers no other, which would be one of the standard version", async () => {
  const written = async (query: string) => JSON.stringify(sheetPagesOf(await sheetOf("en", query)));
  expect(await written("model=MX-400&units=2")).toMatch(/Absorbed power per fan.+98% capacity/);
  const quiet = await written("model=MX-400&units=2&quiet=저소음 팬");
  expect(quiet).toContain("MX-400 Low-noise fan");
  expect(quiet).not.toMatch(/\d% capacity|Absorbed power per fan/);
});

test("of a low-noise option with a weight the sheet has neither loads nor shipping sections", async () => {
  const written = async (query: string) => JSON.stringify(sheetPagesOf(await sheetOf("en", query)));
  expect(await written("model=MX-400&units=2&quiet=저소음 팬")).toMatch(
    /Loads on supports.+Shipping sections 1/,
  );
  const quiet = await written("model=MX-400&units=2&quiet=흡입·토출 소음기");
  expect(quiet).toContain("Water in operation");
  expect(quiet).not.toMatch(/Loads on supports|Shipping sections/);
});

test("the outline has the model's dimensions, and is left out where one is missing", async () => {
  const known = await sheetOf("en", "model=SF-250");
  const texts = known.plan?.towerRecord?.outline?.drawing.shapes.flatMap((shape) =>
    shape.tag === "text" ? [shape.children] : [],
  );
  expect(texts).toEqual(expect.arrayContaining(["3,300", "4,400", "5,210"]));
  const bare = aStoredProduct({ tags: ["대향류"], models: [aModel({ name: "A-500", crt: 500 })] });
  const sheet = await sheetOf("en", "model=A-500", [bare]);
  expect(sheet.plan?.towerRecord?.outline).toBeUndefined();
  expect(sheet.plan?.towerRecord?.columns).toEqual([]);
});

test("one tower is not named as a share of several", async () => {
  expect((await sheetOf("en", "model=SF-350&units=1")).plan?.towerRecord?.results).toHaveLength(1);
  expect((await sheetOf("en", "model=SF-350&units=3")).plan?.towerRecord?.results[1]?.figure).toBe("1 of 3");
});
