import type { CDPSession, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openSharedSite, wide } from "../support/visitor.ts";

const { visit } = openSharedSite();

describe("the browser looks ahead where the pointer rests", () => {
  test.each([
    ["/", "/company/intro"],
    ["/en", "/en/projects/gallery"],
  ])("on %s, the page behind a link is fetched before the click", async (path, target) => {
    await visit(path, { viewport: wide, isNew: true }, async ({ page }) => {
      const fetched = await fetchedBeforehand(await page.context().newCDPSession(page));
      await expect.poll(() => fetchedAtRest(page, target, fetched), { timeout: 20_000 }).toContain(target);
    });
  });

  test("but nothing with a query, no catalogue, and not the other language", async () => {
    await visit("/resources/catalog", { viewport: wide, isNew: true }, async ({ page }) => {
      const fetched = await fetchedBeforehand(await page.context().newCDPSession(page));
      for (const link of ['a[href$=".pdf"]', "a[data-language]"]) {
        await page.locator(`${link}:visible`).first().hover();
        await page.waitForTimeout(600);
      }
      await page.locator('a[href="/projects/gallery"]:visible').first().hover();
      await expect.poll(() => fetched.map(pathOf), { timeout: 10_000 }).toEqual(["/projects/gallery"]);
    });
  });
});

/** Paths prefetched so far; hovers again, because the speculation rules may arrive after the page. */
async function fetchedAtRest(page: Page, target: string, fetched: readonly string[]): Promise<string[]> {
  await page.mouse.move(1, 1);
  await page.locator(`a[href="${target}"]:visible`).first().hover();
  await page.waitForTimeout(1000);
  return fetched.map(pathOf);
}

/** Growing list of addresses that the browser prefetches. */
async function fetchedBeforehand(session: CDPSession): Promise<string[]> {
  const addresses: string[] = [];
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl }) => {
    if (!addresses.includes(prefetchUrl)) addresses.push(prefetchUrl);
  });
  await session.send("Preload.enable");
  return addresses;
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}
