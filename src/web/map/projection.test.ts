import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { citiesNear } from "#content/lookup/coordinates.ts";
import { worldCountries } from "#domain/world/countries.ts";
import { mapSize, onWorldMap } from "./projection.ts";

/** Results of d3-geo for the projection of `assets/map/build-map.ts`, percent of the map's width and height. */
test.each([
  ["Seoul", 126.98, 37.57, 42.53, 24.88],
  ["Lanzhou", 103.83, 36.06, 36.33, 26.03],
  ["Atlanta", -84.39, 33.75, 82.37, 27.8],
  ["Ho Chi Minh City", 106.7, 10.78, 36.03, 46.58],
  ["Mumbai", 72.88, 19.08, 26.62, 39.61],
  ["Islamabad", 73.05, 33.69, 27.9, 27.85],
  ["Warsaw", 21.01, 52.23, 18.02, 14.55],
  ["Astana", 71.43, 51.13, 29.8, 15.27],
])("%s has the position that the map's build script computes", (_name, longitude, latitude, left, top) => {
  const { x, y } = onWorldMap({ latitude, longitude });
  expect((x / mapSize.width) * 100).toBeCloseTo(left, 1);
  expect((y / mapSize.height) * 100).toBeCloseTo(top, 1);
});

/** Drawings of the land: steps of their grid in a unit of the map, and distances of dots, steps. */
const fields = [
  { file: "land.svg", perUnit: 1, across: 6, down: 5 },
  { file: "fine-land.svg", perUnit: 4, across: 8, down: 7 },
];
const contentOf = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

test.each(fields)("the map's size is the size of $file", ({ file, perUnit }) => {
  expect(contentOf(file)).toContain(`viewBox="0 0 ${mapSize.width * perUnit} ${mapSize.height * perUnit}"`);
});

test("every country lies inside the map, but for those beyond its edges in the Atlantic and in the south", () => {
  const outside = worldCountries.filter((country) => {
    const { x, y } = onWorldMap(country);
    return !(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height);
  });
  expect(outside.map(({ en }) => en)).toEqual(["Antarctica", "Cape Verde"]);
});

test.each(fields)(
  "every city of the table lies on the land of $file, or at its coast",
  ({ file, perUnit, across, down }) => {
    const rows = [...contentOf(file).matchAll(/M(-?\d+) (-?[\d.]+)h(\d+)v\d+h-\d+z/g)].map(
      ([, left, top, width]) => ({ left: Number(left), top: Number(top), width: Number(width) }),
    );
    const cities = citiesNear({ latitude: 0, longitude: 0 }, 181);
    expect(cities.length).toBeGreaterThan(70);
    const atSea = cities.filter((city) => {
      const point = onWorldMap(city);
      const [x, y] = [point.x * perUnit, point.y * perUnit];
      return !rows.some(
        ({ left, top, width }) =>
          x > left - across && x < left + width + across && y > top - across && y < top + down + across,
      );
    });
    expect(atSea.map(({ city }) => city)).toEqual([]);
  },
);
