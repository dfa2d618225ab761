import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleCountries } from "#domain/projects/vocabulary.ts";
import { worldCountries } from "#domain/world/countries.ts";
import { mapSize, onWorldMap, pinPlace } from "./projection.ts";

const css = readFileSync(new URL("pins.generated.css", import.meta.url), "utf8");
const others = readFileSync(new URL("other-pins.generated.css", import.meta.url), "utf8");

/** Same points as in `assets/map/build-map.ts`. */
test.each([
  ["kr", "Seoul", 126.98, 37.57],
  ["cn", "Lanzhou", 103.83, 36.06],
  ["us", "Atlanta", -84.39, 33.75],
  ["vn", "Ho Chi Minh City", 106.7, 10.78],
  ["in", "Mumbai", 72.88, 19.08],
  ["pk", "Islamabad", 73.05, 33.69],
  ["pl", "Warsaw", 21.01, 52.23],
  ["kz", "Astana", 71.43, 51.13],
])("pin %s, %s, has the position computed by the map's build script", (pin, _name, longitude, latitude) => {
  const [left, top] = placeIn(css, pin);
  const { x, y } = onWorldMap({ latitude, longitude });
  expect((x / mapSize.width) * 100).toBeCloseTo(left, 1);
  expect((y / mapSize.height) * 100).toBeCloseTo(top, 1);
});

test("the map's size is the size of its drawing", () => {
  const land = readFileSync(new URL("land.svg", import.meta.url), "utf8");
  expect(land).toContain(`viewBox="0 0 ${mapSize.width} ${mapSize.height}"`);
});

test("every other country has its pin at its coordinates", () => {
  const shipped = new Set<string>(sampleCountries);
  for (const { code, ko, ...point } of worldCountries) {
    const place = placeIn(others, code.toLowerCase());
    expect(place.every(Number.isNaN), ko).toBe(shipped.has(ko));
    if (shipped.has(ko)) continue;
    const { left, top } = pinPlace(point);
    expect([left.toFixed(1), top.toFixed(1)].map(Number), ko).toEqual(place);
  }
});

function placeIn(sheet: string, pin: string): [left: number, top: number] {
  const found = new RegExp(`\\.pin-${pin} \\{\\s*left: ([\\d.]+)%;\\s*top: ([\\d.]+)%`).exec(sheet);
  return [Number(found?.[1] ?? Number.NaN), Number(found?.[2] ?? Number.NaN)];
}
