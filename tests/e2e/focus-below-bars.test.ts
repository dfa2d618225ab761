import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { ready } from "../support/gallery-page.ts";
import { openSharedSite } from "../support/visitor.ts";

const { visit } = openSharedSite();
const duty = "flow=390&hot=37&cold=32&wb=27";
const phone = { width: 320, height: 640 };
const desktop = { width: 1100, height: 700 };

test.each([
  ["/projects/gallery", desktop, ".results select"],
  ["/projects/gallery", phone, ".results select"],
  [`/resources/calculator?${duty}`, desktop, "#design-choice a"],
  [`/resources/calculator?${duty}`, phone, "#design-choice a"],
  ["/en/resources/water-quality", phone, "section a[href^='#source-']"],
  ["/en/resources/glossary", phone, "section a[href^='#source-']"],
])("on %s at %o the focus that comes back from below is not under a sticky bar", (path, viewport, selector) =>
  visit(path, { viewport, reducedMotion: "reduce" }, async ({ page }) => {
    const link = page.locator("main").locator(selector).filter({ visible: true }).last();
    // Parts that come with a script would move the focus and the page.
    if (path.includes("gallery")) await ready(page);
    if (path.includes("calculator")) await page.locator("#design-year").waitFor();
    await link.focus();
    await page.keyboard.press("Tab");
    // Partly under the header, and beside it under the second bar.
    for (const top of [50, 70, 95]) {
      await scrollTo(page, link, top);
      await page.keyboard.press("Shift+Tab");
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      await expect.poll(() => uncoveredEdges(link)).toEqual(["top", "bottom"]);
      await page.keyboard.press("Tab");
    }
  }),
);

/** Scrolls the page until an element is `top` px below the window's upper edge. */
async function scrollTo(page: Page, element: Locator, top: number): Promise<void> {
  const topOf = () => element.evaluate((it) => Math.round(it.getBoundingClientRect().top));
  await expect
    .poll(async () => {
      await page.evaluate((by) => window.scrollBy({ top: by, behavior: "instant" }), (await topOf()) - top);
      return topOf();
    })
    .toBe(top);
}

/** Returns the horizontal edges of an element that nothing covers. */
function uncoveredEdges(locator: Locator): Promise<string[]> {
  return locator.evaluate((element) => {
    const { left, top, bottom } = element.getClientRects()[0] as DOMRect;
    const isFree = (y: number) => element.contains(document.elementFromPoint(left + 2, y));
    return [...(isFree(top + 2) ? ["top"] : []), ...(isFree(bottom - 2) ? ["bottom"] : [])];
  });
}
