import { expect, test } from "vitest";
import { attempts, isHeic, webpName } from "./conversion.ts";

test("a photograph is scaled to the longest side, in its own proportions, and never enlarged", () => {
  expect(attempts(4032, 3024, { maxSide: 2560 })[0]).toMatchObject({ width: 2560, height: 1920 });
  expect(attempts(3024, 4032, { maxSide: 2560 })[0]).toMatchObject({ width: 1920, height: 2560 });
  expect(attempts(800, 600, { maxSide: 2560 })[0]).toMatchObject({ width: 800, height: 600 });
  expect(attempts(9000, 1, { maxSide: 2560 })[0]).toMatchObject({ width: 2560, height: 1 });
});

test("a picture that is too large is encoded at lower quality, then scaled down", () => {
  const tried = attempts(2560, 1440, { maxSide: 2560 });
  const areas = tried.map(({ width, height }) => width * height);
  expect(areas).toEqual([...areas].sort((one, other) => other - one));
  expect(tried.slice(0, 3).map(({ quality }) => quality)).toEqual([0.86, 0.78, 0.7]);
  expect(areas.at(-1)).toBeLessThan((areas[0] ?? 0) / 8);
});

test.each([
  ["IMG_0001.JPG", "IMG_0001.webp"],
  ["현장 사진-2.png", "2.webp"],
  ["현장.heic", "picture.webp"],
  ["a.b.jpeg", "a-b.webp"],
  ["", "picture.webp"],
])("%j is called %s once it is converted", (name, converted) => {
  expect(webpName(name)).toBe(converted);
});

test("a HEIC file is detected by its type or its name", () => {
  expect([isHeic({ name: "a", type: "image/heic" }), isHeic({ name: "a.heif", type: "" })]).toEqual([
    true,
    true,
  ]);
});
