import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { home } from "#content/pages/home.ts";
import { contrast, type Rgb } from "../support/contrast.ts";
import { openSharedSite } from "../support/visitor.ts";

const { look } = openSharedSite();

const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
const views = screens.flatMap((viewport) => ["/", "/en"].map((path) => ({ path, viewport })));

/** A line of text, or an icon, that stands on a picture. */
interface Mark {
  words: string;
  colour: Rgb;
  /** WCAG 1.4.3 and 1.4.11: 3 for large text and for icons, 4.5 for the rest. */
  least: number;
  box: { left: number; top: number; width: number; height: number };
}

describe("what stands on the pictures of the hero", () => {
  test.each(views)(
    "can be read on every slide of $path at $viewport.width px",
    async ({ path, viewport }) => {
      await look(path, { viewport, reducedMotion: "reduce", bypassCSP: true }, async ({ page }) => {
        for (const slide of home.ko.hero.slides.keys()) {
          await page.locator("[data-dot]").nth(slide).click();
          await pictureShown(page, slide);
          const marks = await page.evaluate(marksOf, slide);
          expect(marks.length).toBeGreaterThan(6);
          expect(await faint(page, marks), `slide ${slide + 1}`).toEqual([]);
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

/** The lines of text and the icons of the header, of a slide and of the controls. */
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
      least: 3,
      box: icon.getBoundingClientRect().toJSON(),
    }));
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: Mark[] = [];
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement as Element;
      if (element.closest(".sr-only, [class*=bg-white], details ul, details nav")) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects())
        lines.push({
          words: texts.currentNode.textContent ?? "",
          colour: colourOf(element),
          least: Number.parseFloat(getComputedStyle(element).fontSize) >= 24 ? 3 : 4.5,
          box: box.toJSON(),
        });
    }
    return [...icons, ...lines].filter(({ box }) => box.width > 1 && box.height > 1);
  };
  const parts = ["header", `[data-track] > :nth-child(${slide + 1})`, "[data-carousel] .script-only"];
  return parts.flatMap((part) => marksIn(document.querySelector(part) as Element));
}

/** Marks of which a twentieth or more stands on pixels that are too like them. */
async function faint(page: Page, marks: readonly Mark[]): Promise<string[]> {
  const style = await page.addStyleTag({
    content: "* { -webkit-text-fill-color: transparent !important } svg { visibility: hidden !important }",
  });
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await style.evaluate((element: Element) => element.remove());
  return marks.flatMap(({ words, colour, least, box }) => {
    const found: number[] = [];
    for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(info.height, box.top + box.height); y++) {
      for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(info.width, box.left + box.width); x++) {
        const at = (y * info.width + x) * 3;
        found.push(contrast(colour, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
      }
    }
    const worst = Float64Array.from(found).sort()[Math.floor(found.length / 20)] ?? 0;
    return worst < least ? [`${words}: ${worst.toFixed(2)} of ${least}`] : [];
  });
}
