import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openSharedSite } from "../support/visitor.ts";

const { visit } = openSharedSite();

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const tablet = { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

/** Pages with a large picture in the first viewport, and its files for phones and desktops. */
const openings = [
  { path: "/", onPhone: "hero-modular-narrow", onDesktop: "hero-modular" },
  { path: "/company/intro", onPhone: "roof-package", onDesktop: "roof-package" },
  { path: "/products/industrial", onPhone: "hero-modular", onDesktop: "hero-modular" },
  { path: "/products/package", onPhone: "hero-package", onDesktop: "hero-package" },
  { path: "/products/water-treatment", onPhone: "st-filter", onDesktop: "st-filter" },
];
const views = openings.flatMap(({ path, onPhone, onDesktop }) => [
  { path, width: phone.viewport.width, screen: phone, key: onPhone },
  { path, width: desktop.viewport.width, screen: desktop, key: onDesktop },
]);

describe("the picture of a page's opening", () => {
  // Concurrent, since most of the time is waiting.
  test.concurrent.each(views)(
    "of $path at $width px is preloaded first, as AVIF, and loaded once",
    ({ path, screen, key }) =>
      visit("/robots.txt", { ...screen, isNew: true }, async ({ page }) => {
        const asked: string[] = [];
        const warnings: string[] = [];
        page.on("request", (request) => {
          if (request.resourceType() === "image") asked.push(new URL(request.url()).pathname);
        });
        page.on("console", (message) => warnings.push(message.text()));
        await page.goto(path, { waitUntil: "networkidle" });
        // Chromium warns of unused preloads a few seconds after the load event.
        await page.waitForTimeout(3_500);
        expect(warnings).toEqual([]);
        const file = new RegExp(`^/images/${key}-\\d+\\.avif$`);
        expect(asked[0]).toMatch(file);
        expect(asked.filter((name) => file.test(name))).toHaveLength(1);
        expect(asked.filter((name) => /\/(hero|roof)-.*-\d+\.webp$/.test(name))).toEqual([]);
        expect(asked).toEqual([...new Set(asked)]);
        const shown = await page.evaluate(() =>
          [...document.images].map(({ currentSrc }) => currentSrc).filter((address) => /^http/.test(address)),
        );
        expect(shown.map((address) => new URL(address).pathname)).toContain(asked[0]);
      }),
  );

  test.each(views.slice(0, 4))(
    "of $path at $width px is stood in for by a blur until it comes",
    ({ path, screen, key }) =>
      visit("/robots.txt", { ...screen, isNew: true }, async ({ page, pageErrors }) => {
        await page.route(`**/images/${key}-*`, () => undefined);
        await page.goto(path, { waitUntil: "commit" });
        await page.waitForFunction(
          () =>
            Boolean(document.querySelector<HTMLImageElement>("main img")?.naturalWidth) &&
            [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(
              ({ sheet }) => sheet,
            ),
        );
        const [blur, picture] = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLImageElement>("main img")].slice(0, 2).map((image) => {
            const { x, y, width, height } = image.getBoundingClientRect();
            return {
              box: [x, y, width, height],
              isBlur: image.currentSrc.startsWith("data:"),
              drawn: image.naturalWidth,
            };
          }),
        );
        expect([blur?.isBlur, picture?.isBlur, picture?.drawn]).toEqual([true, false, 0]);
        expect(blur?.drawn).toBeGreaterThan(0);
        expect(blur?.box).toEqual(picture?.box);
        expect(pageErrors).toEqual([]);
      }),
  );
});

describe("a page that is being loaded", () => {
  test.each(["/", "/en", "/company/intro", "/products/industrial", "/projects/gallery"])(
    "%s moves nothing, on a slow processor",
    async (path) => {
      const load = (screen: typeof phone) =>
        visit("/robots.txt", { ...screen, isNew: true }, async ({ page }) => {
          await watchShifts(page);
          const session = await page.context().newCDPSession(page);
          await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
          // Three pages with throttled CPU: on a busy machine the default timeout is too short.
          await page.goto(path, { waitUntil: "networkidle", timeout: 40_000 });
          expect(await page.evaluate("shifts"), `${path} at ${screen.viewport.width} px`).toEqual([]);
        });
      // Concurrent, since throttled pages mostly wait.
      await Promise.all([phone, tablet, desktop].map(load));
    },
  );

  test("moves nothing where the font of Latin letters comes too late to be used", () =>
    visit("/robots.txt", { ...phone, isNew: true }, async ({ page }) => {
      await watchShifts(page);
      await page.route(/\/(text|heading)-latin-/, async (route) => {
        await page.waitForTimeout(1_000);
        await route.continue();
      });
      await page.goto("/company/intro", { waitUntil: "networkidle" });
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family }) => /Site Syllables/.test(family)),
      );
      expect(await page.evaluate("shifts")).toEqual([]);
    }));
});

/** Records every layout shift of the next page, with its elements, in the global `shifts`. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const [before, after] = [from, to].map(
            ({ x, y, width, height }) => `${x}, ${y}, ${width} × ${height}`,
          );
          return `"${node?.textContent?.slice(0, 40)}" from ${before} to ${after}`;
        });
        shifts.push(`${entry.value}: ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}
