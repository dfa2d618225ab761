import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openSharedSite } from "../support/visitor.ts";

const { visit } = openSharedSite();

/** A phone, a tablet and a desktop with a plain and a dense screen: the widths between choose among the same files. */
const views = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
];
const densePhone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };

const paths = [
  "/",
  "/company/intro",
  "/company/history",
  "/projects/gallery",
  "/products/industrial",
  "/products/package",
  "/products/water-treatment",
  "/resources/catalog",
];

/** Tolerance: at most about twice the drawn width, at least three quarters of it. */
const widest = 2.2;
const narrowest = 0.75;

interface Shown {
  /** Position in the document, which with the address identifies a picture. */
  index: number;
  file: string;
  /** Width of the file, px; `null` for vector drawings. */
  fileWidth: number | null;
  /** Smallest offered width that fills the element, px. */
  firstWideEnough: number;
  /** True when the picture has no wider file. */
  isWidest: boolean;
  /** Drawn width including the cropped part, device px. */
  drawnWidth: number;
  hasSize: boolean;
  isLazy: boolean;
  /** True when the first viewport shows any of it. */
  isAbove: boolean;
}

test.each(paths)(
  "the pictures of %s fit every screen, and come when it needs them",
  async (path) => {
    const shown: Shown[] = [];
    const faults: string[] = [];
    for (const view of path === "/" ? [...views, densePhone] : views) {
      await visit(path, { ...view, isNew: true }, async ({ page }) => {
        const pictures = await pictureViews(page);
        const screen = `at ${view.viewport.width} px × ${view.deviceScaleFactor}`;
        faults.push(...pictures.flatMap((picture) => faultOf(picture)?.concat(" ", screen) ?? []));
        shown.push(...pictures);
      });
    }
    expect(shown.length).toBeGreaterThan(0);
    expect([...faults, ...untimely(shown)]).toEqual([]);
  },
  120_000,
);

/** Pictures in the first viewport of any screen are loaded eagerly, all others lazily. */
function untimely(shown: readonly Shown[]): string[] {
  const seen = new Set(shown.filter(({ isAbove }) => isAbove).map(({ index }) => index));
  const wrong = shown.filter(({ index, isLazy }) => isLazy === seen.has(index));
  return wrong.map(({ file, isLazy }) =>
    isLazy ? `${file} is on a first screen, but lazy` : `${file} is on no first screen, but loaded at once`,
  );
}

function faultOf({
  file,
  fileWidth,
  drawnWidth,
  firstWideEnough,
  isWidest,
  hasSize,
}: Shown): string | undefined {
  if (!hasSize) return `${file} has no width and height`;
  if (fileWidth === null || drawnWidth === 0) return undefined;
  const ratio = fileWidth / drawnWidth;
  if (ratio > widest) return `${file} is ${ratio.toFixed(2)} times as wide as it is drawn`;
  if (fileWidth > firstWideEnough) return `${file} is loaded where ${firstWideEnough} px would do`;
  return ratio < narrowest && !isWidest
    ? `${file} is only ${ratio.toFixed(2)} times as wide as it is drawn`
    : undefined;
}

/** Loaded pictures of a page that have a size, without inlined blur placeholders. */
async function pictureViews(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter(
      (image) => image.checkVisibility() && !image.src.startsWith("data:"),
    );
    const before = images.map((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      return {
        isLazy: image.loading === "lazy",
        isAbove: top < innerHeight && bottom > 0 && left < innerWidth && right > 0,
      };
    });
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
    const shown = images.map(async (image, index) => {
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      const { pathname, search } = new URL(image.currentSrc);
      const address = pathname + search;
      const { width, height } = image.getBoundingClientRect();
      const covered = height * (file.naturalWidth / file.naturalHeight);
      const covers = getComputedStyle(image).objectFit === "cover";
      const sources = [...(image.closest("picture")?.querySelectorAll("source") ?? []), image];
      const set = sources.find(({ srcset }) => srcset.includes(`${address} `))?.srcset ?? address;
      const drawnWidth = (covers ? Math.max(width, covered) : width) * devicePixelRatio;
      const widths = set.split(", ").map((candidate) => Number.parseInt(candidate.split(" ")[1] ?? "", 10));
      return {
        index,
        file: pathname,
        fileWidth: pathname.endsWith(".svg") ? null : file.naturalWidth,
        isWidest: set.split(", ").at(-1)?.startsWith(address) === true,
        firstWideEnough: widths.find((each) => each >= 0.98 * drawnWidth) ?? file.naturalWidth,
        drawnWidth,
        hasSize: image.hasAttribute("width") && image.hasAttribute("height"),
        isLazy: before[index]?.isLazy === true,
        isAbove: before[index]?.isAbove === true,
      };
    });
    return Promise.all(shown);
  });
}

test("a fourth series of our own stands below the first three, with room between", () =>
  visit("/products/package", {}, async ({ page }) => {
    const rows = await page.locator("#series-sf").evaluate((first) => {
      const list = first.parentElement as HTMLElement;
      list.append(first.cloneNode(true));
      return [...list.children]
        .map((item) => item.getBoundingClientRect())
        .map(({ top, bottom }) => [top, bottom]);
    });
    const [first, , , fourth] = rows as [number, number][];
    expect((fourth?.[0] ?? 0) - (first?.[1] ?? 0)).toBeGreaterThan(40);
  }));
