import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { parseProjectPath } from "#content/lookup/parse-project-path.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { gallery } from "#content/pages/gallery.ts";
import { startPageInPieces } from "../support/page-in-pieces.ts";
import { openSite } from "../support/visitor.ts";

const { site, visit } = openSite(() => ({ pageCompression: "best" }));

const KB = 1024;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const thinking = ["/projects/gallery", "/resources/calculator"];

async function publicPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${site().url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** All project pages weigh alike, and so do those of a kind of product. */
function oneOfEachRecord(paths: readonly string[]): string[] {
  const kindOf = (path: string) =>
    path.replace(/(\/projects|\/products\/(?:package|industrial))\/[\w-]+$/, "$1/*");
  const kinds = new Map<string, string>();
  for (const path of paths) {
    const kind = path.endsWith("/gallery") ? path : kindOf(path);
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}

describe("a first visit, with nothing in the cache, over the wire", () => {
  test("stays within its budget on every page", async () => {
    const paths = oneOfEachRecord(await publicPaths());
    // An unreadable sitemap must not count as a site without pages.
    expect(paths.length).toBeGreaterThanOrEqual(24);
    await eachOf(paths, async (path) => {
      const sent = await bytesOf(path);
      expect(sent.Script ?? 0, `script of ${path}`).toBeLessThanOrEqual(maxScript(path));
      expect(sent.Stylesheet ?? 0, `styles of ${path}`).toBeLessThanOrEqual(15 * KB);
      expect(sent.Document ?? 0, `HTML of ${path}`).toBeLessThanOrEqual(25 * KB);
      expect(sent.Font ?? 0, `fonts of ${path}`).toBeLessThanOrEqual(60 * KB);
      const all = Object.values(sent).reduce((sum, bytes) => sum + bytes, 0);
      expect(all, `everything of ${path}`).toBeLessThanOrEqual(450 * KB);
    });
  }, 180_000);

  test("loads the inquiry form's script when the form is reached, and no more than 85 KB in all", async () => {
    const sent = await bytesOf("/", async (page) => {
      await page.locator("#contact input[name=company]").focus();
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
    });
    expect(sent.Script).toBeGreaterThan(20 * KB);
    expect(sent.Script).toBeLessThanOrEqual(85 * KB);
  });
});

test("the heading font has every letter of the headings that the site writes", async () => {
  const letters = new Set(readFileSync("src/web/fonts/heading-letters.txt", "utf8"));
  const written = (path: string) => !path.startsWith("/en") && parseProjectPath(path) === undefined;
  for (const path of (await publicPaths()).filter(written)) {
    const html = await (await fetch(site().url + path)).text();
    const headings = [...html.matchAll(/<h[12]\b[^>]*>([\s\S]*?)<\/h[12]>/g)].map(([, text = ""]) =>
      text.replaceAll(/<[^>]*>/g, ""),
    );
    const missing = [...headings.join("")].filter(
      (letter) => letter >= "가" && letter <= "힣" && !letters.has(letter),
    );
    expect(missing, `${path}: run assets/fonts/build-fonts.ts`).toEqual([]);
  }
});

const noteShifts =
  "shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) shift += entry.value }).observe({ type: 'layout-shift', buffered: true })";

test.each([phone, { viewport: { width: 768, height: 1024 } }])(
  "the figures of the gallery stay where they are while the page arrives, in $viewport",
  async (window) => {
    const slow = await startPageInPieces(site().url, `aria-label="${gallery.ko.stats.label}"`, "</section>");
    onTestFinished(slow.close);
    await visit("/robots.txt", { ...window, isNew: true }, async ({ page }) => {
      await page.addInitScript(noteShifts);
      await page.goto(`${slow.url}/projects/gallery`);
      expect(await page.evaluate("shift")).toBe(0);
    });
  },
);

/** Glyphs of an element that are drawn in a font of the system. */
async function systemGlyphs(page: Page, selector: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.reduce((sum, font) => sum + (font.isCustomFont ? 0 : font.glyphCount), 0);
}

describe("Korean text", () => {
  const path = "/resources/water-quality";
  /** The fonts of syllables: in bold, and two in weight 400. */
  const facesOf = (page: Page) =>
    page.evaluate(
      "[...document.fonts].filter((face) => face.family.replaceAll(/['\"]/g, '') === 'Site Syllables').length",
    );

  test.each([path, "/products/package/hxv"])(
    "of %s has the site's font once the page is open, and nothing moves",
    async (path) => {
      await visit("/robots.txt", { ...phone, isNew: true }, async ({ page }) => {
        await page.addInitScript(noteShifts);
        await page.goto(path);
        await expect.poll(() => facesOf(page)).toBe(3);
        expect(await page.evaluate("shift")).toBeLessThan(0.001);
      });
    },
  );

  test("is in the site's font in bold too, where the font of headings lacks a syllable", async () => {
    await visit(projectPath(1), { viewport: phone.viewport, isNew: true }, async ({ page }) => {
      const letters = readFileSync("src/web/fonts/heading-letters.txt", "utf8");
      const title = (await page.locator("h1").textContent()) ?? "";
      expect([...title].some((letter) => letter > "가" && !letters.includes(letter))).toBe(true);
      await expect.poll(() => systemGlyphs(page, "h1")).toBe(0);
    });
  });

  test("has the system's font for a visitor who saves data", async () => {
    await visit("/robots.txt", { ...phone, isNew: true }, async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.addInitScript(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
      );
      await page.addInitScript(noteShifts);
      await page.goto(path, { waitUntil: "networkidle" });
      await page.waitForSelector("html[data-opened]");
      expect(await facesOf(page)).toBe(0);
      expect(asked.filter((url) => /text-hangul|brand\/text/.test(url))).toEqual([]);
    });
  });
});

test.each(["/resources/water-quality", "/en/products/package/sf"])(
  "%s loads no font for a visitor whose browser asks to save data, and nothing moves",
  async (path) => {
    const saving = { ...phone, extraHTTPHeaders: { "save-data": "on" } };
    await visit("/robots.txt", { ...saving, isNew: true }, async ({ page }) => {
      const fonts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "font") fonts.push(request.url());
      });
      await page.addInitScript(noteShifts);
      const response = await page.goto(path, { waitUntil: "networkidle" });
      await page.waitForSelector("html[data-opened]");
      expect(fonts).toEqual([]);
      expect(await page.evaluate("shift")).toBe(0);
      expect(await response?.headerValue("vary")).toContain("Save-Data");
    });
  },
);

/** Runs `act` for every path, four at a time, since most of the time is waiting for network idle. */
async function eachOf(paths: readonly string[], act: (path: string) => Promise<void>): Promise<void> {
  const remaining = paths.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const path of remaining) await act(path);
    }),
  );
}

/** Compressed bytes by resource type, as received by Chromium. */
async function bytesOf(path: string, act?: (page: Page) => Promise<void>): Promise<Record<string, number>> {
  const sent: Record<string, number> = {};
  await visit("/robots.txt", { ...phone, isNew: true }, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const kinds = new Map<string, string>();
    session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? "Other";
      sent[kind] = (sent[kind] ?? 0) + encodedDataLength;
    });
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await page.goto(path, { waitUntil: "networkidle" });
    await act?.(page);
  });
  return sent;
}

function maxScript(path: string): number {
  if (path.endsWith("/calculator")) return 99 * KB;
  // Includes the script of the unit choice.
  if (path.endsWith("/calculator/test")) return 5.5 * KB;
  if (thinking.some((page) => path.endsWith(page))) return 88 * KB;
  return path === "/" || path === "/en" ? 6 * KB : 4 * KB;
}
