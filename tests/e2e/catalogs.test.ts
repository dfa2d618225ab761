import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openSharedSite } from "../support/visitor.ts";

const { visit, site } = openSharedSite();

describe("a catalogue whose picture cannot be loaded", () => {
  test.each([
    ["/resources/catalog", true],
    ["/en/resources/catalog", true],
    ["/en/resources/catalog", false],
  ])("says on %s that its image is coming, with script: %s", async (path, javaScriptEnabled) => {
    await visit(path, { javaScriptEnabled }, async ({ page }) => {
      const words = page.locator("main").getByText("Image Coming Soon").filter({ visible: true });
      const beneath = javaScriptEnabled ? 0 : await page.locator("main li > div > picture").count();
      expect(await words.count()).toBe(beneath);
      await page.route(/\/images\/st-(pt2|sf)\b/, (route) => route.abort());
      await page.reload({ waitUntil: "networkidle" });
      await page.mouse.wheel(0, 3_000);
      if (javaScriptEnabled) await expect.poll(() => words.count()).toBe(2);
      // Without script they lie beneath every picture, and are visible through a broken one.
      else {
        expect(await words.count()).toBe(beneath);
        const broken = page.locator("main li img[src*='st-sf']").first();
        await broken.scrollIntoViewIfNeeded();
        expect(await broken.evaluate((picture) => getComputedStyle(picture).color)).toMatch(/, 0\)$/);
        expect(await broken.evaluate((picture) => getComputedStyle(picture).backgroundColor)).toMatch(
          /, 0\)$/,
        );
      }
    });
  });
});

describe("every series", () => {
  test.each([
    [
      "/resources/catalog",
      /PDF<\/span>, <span[^>]*>[3-6]쪽<\/span>, <span[^>]*>\d+ KB<\/span>, <span[^>]*>한국어</g,
    ],
    [
      "/en/resources/catalog",
      /PDF<\/span>, <span[^>]*>[3-6] pages<\/span>, <span[^>]*>\d+ KB<\/span>, <span[^>]*>English</g,
    ],
  ])("has a catalogue on %s, with its pages, size and language", async (path, facts) => {
    const page = async () => (await fetch(site().url + path)).text();
    // Pages and size of a catalogue are known once it is drawn, which a busy machine does after the first response.
    await expect.poll(async () => (await page()).match(facts)?.length, { timeout: 30_000 }).toBe(13);
    const html = await page();
    const files = [...html.matchAll(/href="([^"#]+\/catalog\.pdf)" target="_blank"[^>]*aria-label/g)].map(
      ([, href = ""]) => href,
    );
    // Two cards of the series V have one catalogue.
    expect([files.length, new Set(files).size]).toEqual([13, 12]);
    const response = await fetch(site().url + files[0]);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect((await response.text()).slice(0, 5)).toBe("%PDF-");
  });
});

describe("the partner brand's series", () => {
  test("lead to our own files on the Korean page", async () => {
    await visit("/products/package", {}, async ({ page }) => {
      const files = await catalogLinks(page);
      expect(files.map(({ href }) => href)).toEqual(
        ["s3000", "pt2", "fxv", "hxv", "v"].map((slug) => `/products/package/${slug}/catalog.pdf`),
      );
    });
  });

  test("lead to another site on the English page, and say so to eyes and ears", async () => {
    await visit("/en/products/package", {}, async ({ page }) => {
      const links = await catalogLinks(page);
      expect(links).toHaveLength(5);
      for (const { href, target, rel, seen, heard } of links) {
        const { protocol, host } = new URL(href ?? "");
        expect(protocol).toBe("https:");
        expect({ target, rel }).toEqual({ target: "_blank", rel: "noopener" });
        expect(seen).toContain(host);
        expect(heard).toContain("external site, opens in a new tab");
      }
    });
  });
});

/** Links of the series in section `#bac`, as visible text and accessible name. */
function catalogLinks(page: Page) {
  return page.locator("#bac a[target=_blank]").evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute("href"),
      target: link.getAttribute("target"),
      rel: link.getAttribute("rel"),
      seen: [...link.querySelectorAll("span:not(.sr-only)")].map((part) => part.textContent).join(" "),
      heard: link.textContent,
    })),
  );
}
