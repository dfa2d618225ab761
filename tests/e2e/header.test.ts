import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { narrow, openSharedSite, wide } from "../support/visitor.ts";

const { visit } = openSharedSite();
const transparent = "rgba(0, 0, 0, 0)";
const white = "rgb(255, 255, 255)";

describe("the header of the home page", () => {
  test.each([
    ["/", wide],
    ["/", narrow],
    ["/en", wide],
    ["/en", { width: 320, height: 640 }],
  ])("of %s stays in view, and its logo leads up again (%o)", async (path, viewport) => {
    await visit(path, { viewport }, async ({ page }) => {
      await groundIs(page, transparent);
      expect((await page.locator("[data-carousel]").boundingBox())?.y).toBe(0);
      await page.mouse.move(100, 400);
      await page.mouse.wheel(0, 3_000);
      await groundIs(page, white);
      expect((await page.locator("header").boundingBox())?.y).toBe(0);
      await page.locator("a[data-logo]").click();
      await page.waitForFunction(() => scrollY === 0);
      await groundIs(page, transparent);
    });
  });

  test("has a ground of its own while the narrow menu covers the picture", async () => {
    await visit("/en", { viewport: narrow }, async ({ page }) => {
      await page.locator("details[data-menu=mobile] > summary").click();
      await groundIs(page, white);
      await page.keyboard.press("Escape");
      await groundIs(page, transparent);
    });
  });

  test("stays in view without script, above the picture", async () => {
    await visit("/", { javaScriptEnabled: false }, async ({ page }) => {
      const header = page.locator("header");
      expect((await page.locator("[data-carousel]").boundingBox())?.y).toBe(
        (await header.boundingBox())?.height,
      );
      await page.mouse.move(100, 400);
      await page.mouse.wheel(0, 3_000);
      await expect.poll(async () => (await page.locator("[data-carousel]").boundingBox())?.y).toBeLessThan(0);
      expect((await header.boundingBox())?.y).toBe(0);
    });
  });
});

async function groundIs(page: Page, colour: string): Promise<void> {
  await expect
    .poll(() => page.locator("header").evaluate((header) => getComputedStyle(header).backgroundColor))
    .toBe(colour);
}
