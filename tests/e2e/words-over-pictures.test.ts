import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Rgb } from "../support/contrast.ts";
import { lowContrastMarks, type Mark } from "../support/marks.ts";
import { openSharedSite } from "../support/visitor.ts";

const { visit } = openSharedSite();

/** Every kind of public page with pictures or drawings; `hero.test.ts` measures the home page's slides. */
const paths = [
  "/",
  "/company/intro",
  "/company/history",
  "/company/contact",
  "/products/industrial",
  "/products/package",
  "/products/package/sf",
  "/products/compare?a=sf&b=thf",
  "/products/water-treatment",
  "/resources/catalog",
  "/resources/calculator",
  "/resources/open-closed-hybrid",
  "/projects/gallery",
  "/projects/1",
];
const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
/** Each page at every other width, the narrow ones in Korean: all combinations take minutes. */
const views = screens.flatMap((viewport, row) =>
  paths
    .filter((_, column) => (row + column) % 2 === 0)
    .map((path) => ({ path: row < 2 ? path : `/en${path === "/" ? "" : path}`, viewport })),
);

/** Maximum number of viewports measured per page: the cards of a gallery are alike. */
const maxWindows = 3;

describe("words over pictures and in the drawings of openings", () => {
  test.each(views)("can be read on $path at $viewport.width px", async ({ path, viewport }) => {
    await visit(path, { viewport, reducedMotion: "reduce", bypassCSP: true }, async ({ page }) => {
      let measured = 0;
      for (
        let top = 0;
        measured < maxWindows && (await scrolledTo(page, top));
        top += viewport.height - 250
      ) {
        if ((await page.evaluate(marksOverPictures)).length === 0) continue;
        measured += 1;
        // A page may still animate during hydration, so the check is polled: low contrast persists.
        await expect
          .poll(async () => lowContrastMarks(page, await page.evaluate(marksOverPictures)), {
            timeout: 10_000,
            message: `${top} px down`,
          })
          .toEqual([]);
      }
    });
  });

  test("are found where there are some", async () => {
    for (const path of ["/resources/calculator", "/resources/catalog", "/company/contact"])
      await visit(path, { reducedMotion: "reduce", bypassCSP: true }, async ({ page }) => {
        await scrolledTo(page, 0);
        expect((await page.evaluate(marksOverPictures)).length, path).toBeGreaterThan(2);
      });
  });
});

/** True when the page is tall enough; its pictures there are loaded, or their background is visible. */
function scrolledTo(page: Page, top: number): Promise<boolean> {
  return page.evaluate(async (top) => {
    if (top > 0 && top + 250 > document.documentElement.scrollHeight) return false;
    scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const seen = [...document.images].filter((picture) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      // Closed parts, and slides outside the viewport of a carousel, are not loaded yet.
      const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return isInWindow && picture.checkVisibility();
    });
    const all = Promise.all(seen.map((picture) => picture.decode().catch(() => undefined)));
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 5_000))]);
    return true;
  }, top);
}

/** Text lines on a picture or a drawing, except under the header or the bar at the lower edge. */
function marksOverPictures(): Mark[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
  const rgbOf = (color: string): Rgb => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const grounds = [...document.querySelectorAll("main :is(img, video, svg.bg-navy)")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 60 && height > 60);
  const isOnGround = ({ left, top, width, height }: DOMRect) =>
    grounds.some(
      (ground) =>
        left + width / 2 > ground.left &&
        left + width / 2 < ground.right &&
        top + height / 2 > ground.top &&
        top + height / 2 < ground.bottom,
    );
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (["fixed", "sticky"].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
  const isRead = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(".sr-only, .pin-tip, [data-carousel], title, style") &&
    !isFixed(element);
  const isCovered = ({ left, top, width, height }: DOMRect) =>
    isFixed(document.elementFromPoint(left + width / 2, top + height / 2));
  const isDrawn = ({ left, right, top, bottom, width, height }: DOMRect) =>
    width > 1 && height > 1 && left >= 0 && right <= innerWidth && top > 90 && bottom < innerHeight - 90;
  const marksOf = (text: Node): Mark[] => {
    const element = text.parentElement as Element;
    const style = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()]
      .filter((box) => isDrawn(box) && isOnGround(box) && !isCovered(box))
      .map(({ left, top, width, height }) => ({
        words: text.textContent ?? "",
        colour: rgbOf(element instanceof SVGElement ? style.fill : style.color),
        // Font sizes in a drawing are in its own units.
        minContrast:
          (element instanceof SVGElement ? height / 1.3 : Number.parseFloat(style.fontSize)) >= 24 ? 3 : 4.5,
        box: { left, top, width, height },
      }));
  };
  const texts = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
  const marks: Mark[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (isRead(text.parentElement as Element)) marks.push(...marksOf(text));
  }
  return marks;
}
