import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { home } from "#content/pages/home.ts";
import type { Rgb } from "../support/contrast.ts";
import { lowContrastMarks, type Mark } from "../support/marks.ts";
import { openSharedSite } from "../support/visitor.ts";

const { visit } = openSharedSite();

const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
/** The longer words of English where lines are short and where they are long; Korean in the widths between. */
const views = screens.map((viewport, index) => ({ path: index % 2 === 0 ? "/en" : "/", viewport }));

describe("what stands on the pictures of the hero", () => {
  test.each(views)(
    "can be read on every slide of $path at $viewport.width px",
    async ({ path, viewport }) => {
      await visit(path, { viewport, reducedMotion: "reduce", bypassCSP: true }, async ({ page }) => {
        for (const slide of home.ko.hero.slides.keys()) {
          await page.locator("[data-dot]").nth(slide).click();
          await pictureShown(page, slide);
          const marks = await page.evaluate(marksOf, slide);
          expect(marks.length).toBeGreaterThan(6);
          // A loaded picture is not painted yet: decoding the largest ones takes a busy machine a while.
          await expect
            .poll(() => lowContrastMarks(page, marks), { timeout: 15_000, message: `slide ${slide + 1}` })
            .toEqual([]);
        }
      });
    },
  );
});

async function pictureShown(page: Page, slide: number): Promise<void> {
  await page.waitForFunction((index) => {
    const track = document.querySelector("[data-track]") as Element;
    const pictures = [...(track.children[index]?.querySelectorAll("img") ?? [])];
    const loaded = pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    return loaded && track.scrollLeft === index * track.clientWidth;
  }, slide);
}

/** Text lines and icons of the header, a slide and the controls. */
function marksOf(slide: number): Mark[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
  const colourOf = (element: Element): Rgb => {
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const marksIn = (root: Element): Mark[] => {
    const icons = [...root.querySelectorAll("button svg, summary svg")].map((icon) => ({
      words: icon.closest("[aria-label]")?.ariaLabel ?? "icon",
      colour: colourOf(icon),
      minContrast: 3,
      box: icon.getBoundingClientRect().toJSON(),
    }));
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: Mark[] = [];
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement as Element;
      if (element.closest(".sr-only, [class^=bg-white], [class*=' bg-white'], details ul, details nav"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects())
        lines.push({
          words: texts.currentNode.textContent ?? "",
          colour: colourOf(element),
          minContrast: Number.parseFloat(getComputedStyle(element).fontSize) >= 24 ? 3 : 4.5,
          box: box.toJSON(),
        });
    }
    return [...icons, ...lines].filter(({ box }) => box.width > 1 && box.height > 1);
  };
  const parts = ["header", `[data-track] > :nth-child(${slide + 1})`, "[data-carousel] .script-only"];
  return parts.flatMap((part) => marksIn(document.querySelector(part) as Element));
}
