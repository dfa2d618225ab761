import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cardsPerStep } from "#web/gallery/data/list-parts.ts";
import { accessibilityViolations } from "../support/accessibility.ts";
import { ready } from "../support/gallery-page.ts";
import { galleryProjects } from "../support/gallery-projects.ts";
import { narrow, openSite, wide } from "../support/visitor.ts";

const { visit } = openSite(() => ({ projects: galleryProjects }));

describe("the gallery on a phone", () => {
  test("keeps country, type and tags in view down the list, and begins the list anew when one is chosen", () =>
    visit("/projects/gallery", { viewport: narrow }, async ({ page }) => {
      await ready(page);
      const country = page.locator("select[name=country]");
      await scrollTo(page, 4_000);
      expect(await isUncovered(page, "select[name=country]")).toBe(true);
      expect(await isUncovered(page, "[data-tag-toggle]")).toBe(true);
      // The search box is scrolled under the sticky header.
      expect(await isUncovered(page, "input[name=s]")).toBe(false);
      await country.selectOption("india");
      await expect.poll(() => topOf(page, "#filters")).toBeLessThan(100);
      await expect.poll(() => topOf(page, "main article")).toBeGreaterThan(100);
    }));

  test("shows the search when the keyboard reaches it from further down", () =>
    visit("/en/projects/gallery", { viewport: narrow }, async ({ page }) => {
      await ready(page);
      await scrollTo(page, 4_000);
      await page.locator("select[name=country]").focus();
      await page.keyboard.press("Shift+Tab");
      expect(await page.evaluate("document.activeElement.name")).toBe("s");
      expect(await isUncovered(page, "input[name=s]")).toBe(true);
    }));

  test.each([
    ["/projects/gallery", "목록"],
    ["/en/projects/gallery", "List"],
  ])("%s lists projects in short rows when asked, without script, too", async (path, rows) => {
    for (const javaScriptEnabled of [true, false]) {
      await visit(path, { viewport: narrow, javaScriptEnabled }, async ({ page }) => {
        const height = () =>
          page
            .locator("main article")
            .first()
            .evaluate((card) => card.clientHeight);
        const before = await height();
        await page.getByText(rows, { exact: true }).click();
        expect(await height()).toBeLessThan(before / 2);
        expect(await page.locator("main article h3 a").first().isVisible()).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
        if (javaScriptEnabled) expect(await accessibilityViolations(page)).toEqual([]);
      });
    }
  });
});

test.each([
  ["a phone", narrow],
  ["a wide window", wide],
])("in %s a link leads back to the filters from further down the list, and not before", (_window, viewport) =>
  visit("/en/projects/gallery", { viewport }, async ({ page }) => {
    await ready(page);
    const link = page.getByRole("link", { name: "Back to the top of the list" });
    expect(await inWindow(page)).toBe(false);
    await page.locator("main a[href*='page=2']").click();
    await expect.poll(() => page.locator("main article").count()).toBe(2 * cardsPerStep);
    await scrollTo(page, 0);
    await scrollTo(page, (await topOf(page, "#filters")) + 3 * viewport.height);
    expect(await inWindow(page)).toBe(true);
    await link.click();
    await expect.poll(() => topOf(page, "#filters")).toBeGreaterThan(0);
    expect(await topOf(page, "#filters")).toBeLessThan(120);
    expect(await inWindow(page)).toBe(false);
  }),
);

/** Scrolls after the page's own scrolling on entry. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.waitForTimeout(300);
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await page.waitForTimeout(100);
}

function topOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);
}

/** True when the center of an element is not covered. */
function isUncovered(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found !== null && (element === found || element.contains(found));
  });
}

function inWindow(page: Page): Promise<boolean> {
  return page.locator('a[href="#filters"][title]').evaluate((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return (
      top >= 0 &&
      bottom <= innerHeight &&
      link.contains(document.elementFromPoint(link.getBoundingClientRect().left + 20, top + 20))
    );
  });
}
