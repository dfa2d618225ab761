import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { loadBuiltPages, publicPages } from "#server/web/built-pages.ts";
import { outOfSight, setTypeSize } from "../support/large-type.ts";
import { openSharedSite } from "../support/visitor.ts";

const { visit } = openSharedSite();
const { build } = await (await loadBuiltPages("build")).current();

/** A window of 1280 px at 400 %, as WCAG 1.4.10 has it. */
const reflowed = { width: 320, height: 800 };

const duty = "flow=1250&hot=39.8&cold=34.8&wb=32";
const unlisted = ["", "/en"].flatMap((prefix) => [
  `${prefix}/resources/calculator/sheet?${duty}`,
  `${prefix}/resources/calculator/sheet?flow=1`,
  `${prefix}/resources/calculator?flow=0&hot=28&cold=30&wb=35`,
  `${prefix}/inquiry?${duty}`,
  `${prefix}/inquiry/sent`,
  `${prefix}/projects/1`,
  `${prefix}/inquiry?project=1`,
  `${prefix}/no-such-page`,
]);

describe("at 400 % nothing is beside the window", () => {
  test.each([...publicPages(build), ...unlisted])("on %s", async (path) => {
    await visit(path, { viewport: reflowed }, async ({ page }) => {
      expect(await beside(page)).toEqual([]);
    });
  });

  test.each([
    ["/resources/calculator", "설계 도구"],
    ["/en/resources/calculator", "Design tool"],
  ])("on %s with a result and its design tool, whatever the units", async (path, tool) => {
    await visit(`${path}?${duty}`, { viewport: reflowed }, async ({ page }) => {
      await page.getByRole("heading", { name: tool }).waitFor();
      await page.locator("#design-choice button[aria-expanded=false]").click();
      await page.locator("main details").evaluateAll((all) => {
        for (const details of all) details.setAttribute("open", "");
      });
      await page.locator("#design-compare button[type=submit]").click();
      await page.locator("#design-compare table").waitFor();
      const units = await page.locator("#design-units input[type=radio]").all();
      expect(units.length).toBeGreaterThan(0);
      for (const unit of units) {
        await unit.press("Space");
        expect(await unit.isChecked()).toBe(true);
        expect(await beside(page)).toEqual([]);
      }
    });
  });
});

describe("with the browser's own type at twice its size nothing is beside the window or cut off", () => {
  test.each(["/", "/en/company/contact", "/en/products/industrial", "/en/products/package/sf"])(
    "on %s",
    async (path) => {
      await visit("/robots.txt", {}, async ({ page }) => {
        await setTypeSize(page, 32);
        await page.goto(path, { waitUntil: "load" });
        const found: string[] = [];
        // Every page in every size: npm run bench -- large-type.
        for (const width of [390, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          found.push(...(await outOfSight(page)).map((fault) => `${width} px: ${fault}`));
        }
        expect(found).toEqual([]);
      });
    },
  );
});

/** Elements beyond the right edge of the window that do not scroll by themselves: they would be cut off. */
function beside(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const edge = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const found = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      range.selectNodeContents(text);
      const juts = [...range.getClientRects()].some(({ width, right }) => width > 0 && right > edge + 1);
      const parent = text.parentElement;
      if (!juts || parent === null || parent.closest(".sr-only") || scrolls(parent)) continue;
      if (parent.checkVisibility({ visibilityProperty: true }))
        found.push(`${parent.tagName} ${text.textContent?.trim()}`);
    }
    return found;
  });
}
