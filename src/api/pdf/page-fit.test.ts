import { describe, expect, test } from "vitest";
import { colors } from "#content/colors.ts";
import { company } from "#content/company.ts";
import { defaults } from "#content/editing/defaults.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { loadSheet } from "#documents/selection/load-sheet.ts";
import { designSheet } from "#documents/sheet/design-sheet.ts";
import { maxJobTextLength } from "#documents/sheet/job.ts";
import { sheetPagesOf } from "#documents/sheet/paper.ts";
import { paperFoot } from "#documents/sheet/paper-foot.ts";
import { group, type Part, type SheetPage, table, text, textElement } from "#documents/sheet/paper-parts.ts";
import { defaultTextStyle } from "#documents/sheet/paper-style.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { aStoredProduct } from "../../../tests/support/builders.ts";
import { fittedPage, pagesThatFit, sheetRoom } from "./page-fit.ts";
import { openPdf } from "./pdf-file.ts";
import { layOut } from "./pdf-paper.ts";

const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
const products = sampleProducts.map((product) => aStoredProduct({ ...product, hasSampleModels: true }));
const models = products.flatMap(({ models }) => models);
const margins = { top: 31, left: 34, right: 34, bottom: 20 };
const doc = openPdf({ locale: "ko", title: "", author: "", made: new Date(0), margins });
const context = { doc, palette: colors };

const koreanText = "가나다라마바사 ".repeat(maxJobTextLength).slice(0, maxJobTextLength);
const koreanJob = ["project", "client", "tag", "rev", "by"]
  .map((field) => `&${field}=${koreanText}`)
  .join("");
const place = "&place=annex-7-seoul&margin=1.5";
const water = "&cycles=5";
const inFeet = "&in=gpm-F-ft";
const choices = ["", place, water, koreanJob].flatMap((choice) => [choice, choice + inFeet]);
/** The model of each series with the largest figures: others differ little. */
const largest = products.flatMap(({ models }) => models.slice(-1));

async function sheetOf(locale: Locale, query: string) {
  const loaded = await loadSheet(locale, duty, new URLSearchParams(query), {
    siteUrl: "https://www.site.example",
    now: new Date(0),
    content: { ...defaults, company },
    products: { listVisible: async () => products },
    weather: { of: () => undefined },
  });
  if (loaded.kind === "refused") throw new Error(`${query}: ${loaded.problem}`);
  return designSheet(locale, duty, loaded.options);
}

describe.each(locales)("the sheet in %s fits its pages, whole,", (locale) => {
  test.each(choices)("for the largest model of each series with %j", async (choice) => {
    for (const { name } of largest) await expectWhole(locale, `model=${name}&units=3${choice}`);
  });

  test("for every model with all choices at once", async () => {
    for (const { name } of models)
      await expectWhole(locale, `model=${name}&units=3${place}${water}${koreanJob}${inFeet}`);
  });
});

async function expectWhole(locale: Locale, query: string): Promise<void> {
  const pages = sheetPagesOf(await sheetOf(locale, query));
  const divided = pagesThatFit(context, pages);
  for (const page of divided) expectRoom(page, query);
  const written = bodiesOf(divided);
  expect(bodiesOf(pages).filter((each) => !written.includes(each))).toEqual([]);
}

function expectRoom(page: SheetPage, name = ""): void {
  const { body, foot, scale } = fittedPage(context, page);
  expect(scale * (body.height + foot.height), name).toBeLessThan(sheetRoom.height);
}

test("a sheet on one page stays one, without a number", async () => {
  const pages = sheetPagesOf(await sheetOf("en", "model=THF-125"));
  expect(pagesThatFit(context, pages)).toMatchObject(pages);
});

test("parts without room move on as a whole to a page with the same head and foot, and pages are numbered", async () => {
  const [page, ...others] = sheetPagesOf(await sheetOf("en", `model=THF-125${water}${koreanJob}${inFeet}`));
  if (!page) throw new Error("There is no page.");
  expect(others).toEqual([]);
  const [first, second, ...more] = pagesThatFit(context, [page]);
  expect(more).toEqual([]);
  const head = page.body.parts.slice(0, 2);
  expect([first, second].map((each) => each?.body.parts.slice(0, 2))).toEqual([head, head]);
  expect([...(first?.body.parts ?? []), ...(second?.body.parts.slice(2) ?? [])]).toEqual(page.body.parts);
  expect(textsOf(first ? [first] : []).at(-1)).toMatch(/· {2}1 \/ 2$/);
  expect(textsOf(second ? [second] : []).at(-1)).toMatch(/· {2}2 \/ 2$/);
});

describe("a part higher than a page", () => {
  const rows = Array.from({ length: 150 }, (_, index) => ({
    label: index % 3 === 2 ? "" : `row ${index}`,
    figures: [`figure ${index}`],
  }));
  const long = table({ title: "Title", columns: ["Head"], rows });
  const words = Array.from({ length: 1_600 }, (_, index) => `word${index}`);
  const foot = group("div", "foot", [textElement("p", undefined, "Foot")]);
  const pagesOf = (...parts: Part[]) => {
    const body = group("div", "body", [textElement("p", undefined, "Page head"), ...parts]);
    const pages = pagesThatFit(context, [{ body, headLength: 1, foot }]);
    for (const page of pages) expectRoom(page);
    return pages;
  };

  test("continues with the heads of its columns, and no row is parted from one that continues it", () => {
    const pages = pagesOf(long);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) {
      const texts = textsOf([page]);
      expect(texts.slice(0, 3)).toEqual(["Page head", "Title", ""]);
      expect(texts[4]).toMatch(/^row/);
    }
    const figures = textsOf(pages).filter((text) => text.startsWith("figure"));
    expect(figures).toEqual(rows.flatMap((row) => row.figures));
  });

  test("continues in its own column, and leaves out no text beside it", () => {
    const short = table({ title: "Short", rows: rows.slice(0, 2) });
    const pages = pagesOf(group("div", "thirds", [group("div", "stack", [short, long]), short]));
    const figures = textsOf(pages).filter((text) => text.startsWith("figure"));
    expect(figures).toHaveLength(rows.length + 4);
  });

  test("of words continues with the next one, below its heading on the first page only", () => {
    const pages = pagesOf(group("div", "notes", [text({ title: "Title", paragraphs: [words.join(" ")] })]));
    expect(pages.length).toBeGreaterThan(1);
    const texts = textsOf(pages).filter((each) => each.startsWith("word"));
    expect(texts.join(" ")).toBe(words.join(" "));
  });
});

test("an address too long for a line stands below its label", () => {
  const address = `https://site.example/${"W".repeat(80)}`;
  const company = { name: "Company", lines: [] };
  const heightOf = (shown: string) =>
    layOut(context, paperFoot({ link: { label: "Address", address: shown }, company }), {
      textStyle: defaultTextStyle,
      width: sheetRoom.width,
    }).height;
  expect(heightOf(address)).toBeGreaterThan(heightOf("https://site.example/"));
});

function bodiesOf(pages: readonly SheetPage[]): string[] {
  return pages.flatMap(({ body }) => textsIn(body));
}

function textsOf(pages: readonly SheetPage[]): string[] {
  return pages.flatMap(({ body, foot }) => [body, foot].flatMap(textsIn));
}

function textsIn(part: Part): string[] {
  if ("parts" in part) return part.parts.flatMap(textsIn);
  return "text" in part ? [part.text] : "alt" in part ? [part.alt] : [];
}
