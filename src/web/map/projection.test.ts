import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mapSize, onWorldMap } from "./projection.ts";

const css = readFileSync(new URL("pins.generated.css", import.meta.url), "utf8");

/** As `assets/map/build-map.ts` asks for them, in the order of the countries. */
test.each([
  [0, "Seoul", 126.98, 37.57],
  [1, "Lanzhou", 103.83, 36.06],
  [2, "Atlanta", -84.39, 33.75],
  [3, "Ho Chi Minh City", 106.7, 10.78],
  [4, "Mumbai", 72.88, 19.08],
  [5, "Islamabad", 73.05, 33.69],
  [6, "Warsaw", 21.01, 52.23],
  [7, "Astana", 71.43, 51.13],
])("pin %d, %s, is where the map's own script has put it", (pin, _name, longitude, latitude) => {
  const [, left, top] =
    new RegExp(`\\.pin-${pin} \\{\\s*left: ([\\d.]+)%;\\s*top: ([\\d.]+)%`).exec(css) ?? [];
  const { x, y } = onWorldMap({ latitude, longitude });
  expect((x / mapSize.width) * 100).toBeCloseTo(Number(left), 1);
  expect((y / mapSize.height) * 100).toBeCloseTo(Number(top), 1);
});

test("the map's size is that of its drawing", () => {
  const land = readFileSync(new URL("land.svg", import.meta.url), "utf8");
  expect(land).toContain(`viewBox="0 0 ${mapSize.width} ${mapSize.height}"`);
});
