import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { series } from "#content/pages/series.ts";
import { textWidth } from "#documents/charts/labels/text-width.ts";
import { locales } from "#domain/locale.ts";
import { Cutaway } from "./Cutaway.tsx";
import { cutaway, cutawaySize, numberSize } from "./cutaway-drawing.ts";

const kinds = ["cross", "counter", "closed", "combined", "hybrid", "forced"] as const;

test.each(kinds)("the cutaway of a %s tower names its parts beside it, and numbered below it", (kind) => {
  for (const locale of locales) {
    const { diagram } = series[locale];
    const html = renderToStaticMarkup(<Cutaway kind={kind} text={diagram} />);
    const names = { ...diagram.labels, ...diagram.parts };
    for (const { part } of cutaway(kind).callouts) {
      expect(html).toContain(`>${names[part]}</text>`);
      expect(html).toContain(`<li>${names[part]}</li>`);
    }
  }
});

test.each(kinds)("labels of a %s tower stand apart on each side", (kind) => {
  const { callouts } = cutaway(kind);
  for (const side of ["left", "right"]) {
    const heights = callouts
      .filter((callout) => callout.side === side)
      .map(({ y }) => y)
      .toSorted((a, b) => a - b);
    const gaps = heights.slice(1).map((y, index) => y - (heights[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24);
  }
});

test.each(kinds)("numbers of a %s tower stand apart, inside the drawing of phones", (kind) => {
  const { x: left, width } = cutawaySize.tower;
  const points = cutaway(kind).callouts.map(({ at, number = at }) => number);
  for (const [index, [x, y]] of points.entries()) {
    expect(Math.min(x - left, left + width - x)).toBeGreaterThanOrEqual(numberSize.radius);
    for (const [otherX, otherY] of points.slice(index + 1))
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(2 * numberSize.radius);
  }
});

test.each(["closed", "combined", "hybrid"] as const)(
  "no name of a %s tower crosses the pipe of its pump",
  (kind) => {
    const { width } = cutawaySize;
    // Right edge of the pipe, and its ends.
    const riser = { right: 513, from: 160, to: 448 };
    for (const locale of locales) {
      const { labels, parts } = series[locale].diagram;
      const names = { ...labels, ...parts };
      for (const { part, side, y } of cutaway(kind).callouts) {
        if (side === "left" || y < riser.from || y > riser.to) continue;
        expect(width - 6 - textWidth(names[part], 15), names[part]).toBeGreaterThan(riser.right);
      }
    }
  },
);

test("numbers are as large as small text on a phone", () => {
  // Width of a phone without the margins of the page and of the card, px.
  const shown = 390 - 2 * 20 - 2 * 8;
  expect((numberSize.text * shown) / cutawaySize.tower.width).toBeGreaterThanOrEqual(14);
});
