import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { MapView, PlacedPin } from "./map-view.ts";
import { listClass, WorldMap } from "./WorldMap.tsx";

const korea: PlacedPin = {
  ...{ id: "한국", name: "Korea", description: "Head office", isHome: true },
  ...{ x: 80, y: 40, r: 13, suffix: "34", label: { x: 20, y: 5, anchor: "start" } },
};
const poland: PlacedPin = {
  ...{ id: "폴란드", name: "Poland", description: "", isHome: false },
  ...{ x: 40, y: 30, r: 5, suffix: "3" },
};

function viewOf(placed: readonly PlacedPin[]): MapView {
  const drawing = { section: { x: 0, y: 0, width: 520, height: 156 }, pins: placed };
  const words = {
    label: "Map",
    background: "All",
    reset: "Clear",
    unpick: "Clear",
    pinLabel: "See {country}",
  };
  return { ...words, pins: placed, cities: "", drawings: { narrow: drawing, wide: drawing } };
}

test("the accessible name of a pin contains its visible label", () => {
  const page = renderToString(<WorldMap text={viewOf([korea, poland])} gallery="/gallery" />);
  expect(page).toContain('aria-label="Korea 34. See Korea. Head office"');
  expect(page).toContain('aria-label="See Poland"');
});

test("wide screens have the list of countries where the map has no room for one of the labels", () => {
  expect(listClass(viewOf([korea]))).toBe("md:hidden");
  expect(listClass(viewOf([korea, poland]))).not.toContain("hidden");
});

test.each([
  [3, 20],
  [50, 50],
  [97, 51],
  [80, 88],
])("the text of a pin at %i %% of the width and %i %% of the height stays inside its map", (x, y) => {
  const map = { width: 1000, height: 300 };
  const narrowMap = { width: 320 };
  const page = renderToString(<WorldMap text={viewOf([{ ...korea, x, y }])} gallery="/gallery" />);
  const [, ...box] = /<foreignObject x="(-?\d+)" y="(-?\d+)" width="(\d+)" height="(\d+)"/.exec(page) ?? [];
  const [left = Number.NaN, top = Number.NaN, width = Number.NaN, height = Number.NaN] = box.map(Number);
  const from = { x: (x / 100) * map.width + left, y: (y / 100) * map.height + top };
  expect(from.x).toBeGreaterThanOrEqual(0);
  expect(from.y).toBeGreaterThanOrEqual(0);
  expect(from.x + width).toBeLessThanOrEqual(map.width);
  expect((x / 100) * narrowMap.width + left).toBeGreaterThanOrEqual(0);
  expect((x / 100) * narrowMap.width + left + width).toBeLessThanOrEqual(narrowMap.width);
  expect(from.y + height).toBeLessThanOrEqual(map.height);
});
