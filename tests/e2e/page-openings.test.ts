import { expect, test } from "vitest";
import { narrow, openSharedSite } from "../support/visitor.ts";

const { visit } = openSharedSite();

test("menus load their pictures when they are opened, slides share a title line, links open folded parts, and contents move no text", async () => {
  await visit("/en", { isNew: true, reducedMotion: "reduce" }, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.reload({ waitUntil: "networkidle" });
    const drawn = () => asked.filter((path) => /\/(calculator|catalog|resources)-[\w-]+\.svg$/.test(path));
    expect(drawn()).toEqual([]);
    const tops = await page
      .locator("[data-track] h2")
      .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);

    await page.locator("header summary", { hasText: "Resources" }).hover();
    await expect.poll(() => new Set(drawn()).size).toBe(3);
    const panel = page.locator("header details[open] li", { hasText: "Capacity calculator" });
    expect(await panel.locator("img").boundingBox()).toMatchObject({ width: 120, height: 90 });

    await page.goto("/en/resources/calculator/method");
    expect(await page.locator("#sources").isVisible()).toBe(false);
    await page.locator("nav[aria-labelledby=contents] a[href='#sources']").click();
    await page.locator("#sources").waitFor({ state: "visible" });

    await page.setViewportSize(narrow);
    // Loaded anew: the layout right after a change of the window's size is not final.
    await page.goto("/en/resources/calculator/method");
    const topOfText = () =>
      page
        .locator("main section")
        .first()
        .evaluate((text) => text.getBoundingClientRect().top + scrollY);
    const before = await topOfText();
    await page.locator("details[data-menu=contents] > summary").click();
    await page.locator("details[data-menu=contents] a[href='#sources']").waitFor({ state: "visible" });
    expect(await topOfText()).toBe(before);
    await page.locator("details[data-menu=mobile] > summary").click();
    const toggle = await page.locator("details[data-menu=mobile] a[data-language=ko]").boundingBox();
    expect(toggle?.y).toBeLessThan(130);
  });
});
