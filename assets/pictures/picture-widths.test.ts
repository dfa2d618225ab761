import { expect, test } from "vitest";
import { pictureWidths } from "./picture-widths.ts";

test.each([
  [400, [400]],
  [1080, [480, 800, 1080]],
  [1600, [480, 800, 1200, 1600]],
  [1920, [480, 800, 1200, 1920]],
  [2021, [480, 800, 1200, 1920]],
  [2022, [480, 800, 1200, 1920]],
  [3840, [480, 800, 1200, 1920]],
])("a picture of %d px is served in %j, each once", (width, widths) => {
  expect(pictureWidths(width)).toEqual(widths);
});

test("a picture that is hardly wider than an offered width is not served in both", () => {
  expect(pictureWidths(1250)).toEqual([480, 800, 1250]);
});
