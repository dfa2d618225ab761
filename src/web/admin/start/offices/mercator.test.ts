import { expect, test } from "vitest";
import { coordinatesAt, embeddedMap, pointOf } from "./mercator.ts";

const size = { width: 600, height: 400 };
const seoul = { latitude: 37.457, longitude: 126.896, zoom: 13 };

test("the center of a section is at its middle, and points and coordinates convert both ways", () => {
  expect(pointOf(seoul, seoul, size)).toEqual({ x: 300, y: 200 });
  for (const point of [
    { x: 0, y: 0 },
    { x: 600, y: 400 },
    { x: 123, y: 321 },
  ]) {
    const again = pointOf(coordinatesAt(point, seoul, size), seoul, size);
    expect(again.x).toBeCloseTo(point.x, 0);
    expect(again.y).toBeCloseTo(point.y, 0);
  }
});

test("the scale is that of web maps: at zoom 0 the globe has 256 px, doubled by each step", () => {
  const equator = { latitude: 0, longitude: 0, zoom: 0 };
  expect(pointOf({ latitude: 0, longitude: 180 }, equator, size).x).toBeCloseTo(300 + 128, 6);
  expect(pointOf({ latitude: 0, longitude: 1 }, { ...equator, zoom: 13 }, size).x).toBeCloseTo(
    300 + (256 * 2 ** 13) / 360,
    6,
  );
  // The usual test of the projection: 85.0511° is the upper edge of the square.
  expect(pointOf({ latitude: 85, longitude: 0 }, equator, size).y).toBeCloseTo(200 - 127.5, 0);
});

test("every point is on the globe", () => {
  const far = { latitude: 0, longitude: 170, zoom: 2 };
  expect(coordinatesAt({ x: 99_999, y: 99_999 }, far, size)).toEqual({ latitude: -85, longitude: 180 });
});

test("the embedded map is centered on the section", () => {
  const box = /bbox=([^&]+)/.exec(embeddedMap(seoul, size))?.[1]?.split("%2C").map(Number) ?? [];
  const [west = 0, south = 0, east = 0, north = 0] = box;
  expect((west + east) / 2).toBeCloseTo(seoul.longitude, 4);
  expect((south + north) / 2).toBeCloseTo(seoul.latitude, 3);
  expect(((east - west) / 360) * 256 * 2 ** 13).toBeCloseTo(540, 0);
});
