import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cardsPerStep } from "#web/gallery/data/list-parts.ts";
import { ready } from "../support/gallery-page.ts";
import { galleryProjects } from "../support/gallery-projects.ts";
import { narrow, openSite, wide } from "../support/visitor.ts";

const { visit } = openSite(() => ({ projects: galleryProjects }));

/** Lays out a page for print on A4. */
async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
}

describe("on paper", () => {
  test.each(["/", "/en/projects/gallery", "/products/package", "/resources/catalog"])(
    "no card of %s is cut by the end of a sheet",
    (path) =>
      visit(path, {}, async ({ page }) => {
        await onPaper(page);
        const cards = page.locator("main li:has(h3, h2), main article");
        const breaks = await cards.evaluateAll((all) =>
          all.map((card) => getComputedStyle(card).breakInside),
        );
        expect(breaks.length).toBeGreaterThan(2);
        expect(new Set(breaks)).toEqual(new Set(["avoid"]));
      }),
  );

  test.each([
    "/",
    "/company/intro",
    "/en/company/history",
    "/products/industrial",
    "/products/water-treatment",
  ])("words of %s are light on a dark ground and dark on a white one", (path) =>
    visit(path, {}, async ({ page }) => {
      await onPaper(page);
      const dark = page.locator("main .on-dark");
      const grounds = await dark.evaluateAll((all) =>
        all.map((section) => {
          const isDark = (color: string) => /rgb\((\d|1\d), /.test(color);
          const { printColorAdjust, backgroundColor } = getComputedStyle(section);
          const words = [...section.querySelectorAll("h2, p")].filter((each) => each.checkVisibility());
          const areDark = new Set(words.map((each) => isDark(getComputedStyle(each).color)));
          return { printColorAdjust, isReadable: !areDark.has(isDark(backgroundColor)) };
        }),
      );
      expect(grounds.length).toBeGreaterThan(0);
      for (const ground of grounds) expect(ground).toEqual({ printColorAdjust: "exact", isReadable: true });
    }),
  );

  test.each([
    ["/projects/gallery", wide],
    ["/en/projects/gallery", narrow],
  ])("%s is its projects, without what chooses among them", (path, viewport) =>
    visit(path, { viewport }, async ({ page }) => {
      await ready(page);
      await onPaper(page);
      for (const control of ["form[data-filters]", ".world-map", "main button", "main nav"]) {
        for (const one of await page.locator(control).all())
          expect(await one.isVisible(), control).toBe(false);
      }
      const cards = page.locator("main article");
      expect(await cards.count()).toBe(Math.min(cardsPerStep, galleryProjects.length));
      const boxes = await cards.evaluateAll((all) =>
        all.slice(0, 6).map((card) => card.getBoundingClientRect()),
      );
      expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(3);
      // Two rows fit one sheet between its margins.
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      expect(bottom - (boxes[0]?.top ?? 0)).toBeLessThan(1123 - 106);
    }),
  );

  test.each(["/projects/1", "/en/projects/1"])("%s is one sheet, without what leads elsewhere", (path) =>
    visit(path, {}, async ({ page }) => {
      await onPaper(page);
      for (const part of ["main nav ol", "#similar", "#place", "main a[href*='#contact']"])
        for (const one of await page.locator(part).all())
          expect(await one.isVisible(), part).toBe(part === "main nav ol");
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    }),
  );

  test.each([
    ["/products/package/sf", 2],
    ["/en/products/industrial/modular", 3],
  ])("%s is its facts, all models and the drawing of the first, whole and within %d sheets", (path, sheets) =>
    visit(path, {}, async ({ page }) => {
      await onPaper(page);
      for (const part of ["#tender", "main nav ~ button", "main fieldset", "main a[href*='#contact']"])
        for (const one of await page.locator(part).all()) expect(await one.isVisible(), part).toBe(false);
      const table = page.locator("main table").first();
      const box = await table.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 9_999)).toBeLessThanOrEqual(794);
      expect(await page.locator("main details:visible").count()).toBe(1);
      const drawing = page.locator("section:has(> div > div > #drawings), section:has(#drawings)").last();
      expect(await drawing.evaluate((section) => getComputedStyle(section).breakInside)).toBe("avoid");
      // With its facts beside it: a tall one has the height of the sheet.
      const { width = 0, height = 0 } = (await drawing.getByRole("img").first().boundingBox()) ?? {};
      expect(width).toBeGreaterThan(794 / 2);
      expect(height).toBeGreaterThan(600);
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(sheets);
    }),
  );

  test.each([
    ["/products/package", 3],
    ["/en/products/package", 3],
    ["/products/industrial", 4],
    ["/en/products/industrial", 4],
    ["/resources/calculator", 2],
    ["/en/resources/calculator", 2],
    ["/products/compare?a=sf/sf-200&b=scp/scp-200&c=thf/thf-100", 1],
    ["/en/products/compare?a=sf/sf-200&b=scp/scp-200&c=thf/thf-100", 1],
  ])("%s fits %d sheets", (path, sheets) =>
    visit(path, {}, async ({ page }) => {
      await onPaper(page);
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(sheets);
    }),
  );

  test.each(["/resources/calculator", "/en/resources/calculator"])(
    "the result of %s is printed on white, with charts side by side and without controls",
    (path) =>
      visit(`${path}?flow=390&hot=37&cold=32&wb=27`, {}, async ({ page }) => {
        await page.locator("#design-curves").waitFor();
        await onPaper(page);
        for (const control of [
          "main form",
          ".design-section button",
          "main :is(select, [type=range], [type=file], [type=radio])",
          "#design-year",
          "#share",
        ])
          for (const one of await page.locator(control).all())
            expect(await one.isVisible(), control).toBe(false);
        expect(await page.locator("#result").isVisible()).toBe(true);
        const grounds = await page
          .locator("main > .on-dark")
          .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
        expect(new Set(grounds)).toEqual(new Set(["rgb(255, 255, 255)"]));
        const charts = await page
          .locator("#design-curves figure")
          .evaluateAll((all) => all.map((figure) => Math.round(figure.getBoundingClientRect().top)));
        expect([charts.length, new Set(charts).size]).toEqual([2, 1]);
        const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
        expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(8);
      }),
  );

  test.each(["/", "/resources/calculator", "/products/package/thf"])(
    "%s is printed without buttons",
    (path) =>
      visit(path, {}, async ({ page }) => {
        await onPaper(page);
        const buttons = page.locator("header a[href$='#contact'], main [type=submit], main form button");
        for (const button of await buttons.all()) expect(await button.isVisible()).toBe(false);
        expect(await buttons.count()).toBeGreaterThan(0);
      }),
  );

  test("the name of the company is read at the head of the home page", () =>
    visit("/", {}, async ({ page }) => {
      await onPaper(page);
      const color = await page.locator("header").evaluate((header) => getComputedStyle(header).color);
      expect(color).toBe("rgb(11, 31, 51)");
    }));
});
