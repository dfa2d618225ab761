import { expect, test } from "vitest";
import { fileVariantBase, squareCut } from "./file-variants.ts";
import { focusOf, ownPictureSchema } from "./own-picture.ts";

const picture = {
  file: `${"0".repeat(32)}.webp`,
  width: 800,
  height: 600,
  focus: { x: 0.5, y: 0.5 },
  placeholder: "",
};

test.each<[Partial<Record<keyof typeof picture, unknown>>, boolean]>([
  [{}, true],
  [{ file: `${"0".repeat(32)}.png` }, false],
  [{ file: "a.webp" }, false],
  [{ width: 4_096, height: 1 }, true],
  [{ width: 4_097 }, false],
  [{ width: 0 }, false],
  [{ height: 4_097 }, false],
  [{ height: 1.5 }, false],
  [{ focus: { x: 0, y: 1 } }, true],
  [{ focus: { x: -0.1, y: 1 } }, false],
  [{ focus: { x: 0, y: 1.1 } }, false],
  [{ placeholder: "data:image/webp;base64,UklGR+/=" }, true],
  [{ placeholder: `data:image/webp;base64,${"A".repeat(1_200)}==` }, true],
  [{ placeholder: `data:image/webp;base64,${"A".repeat(1_201)}` }, false],
  [{ placeholder: "data:image/webp;base64," }, false],
  [{ placeholder: "data:image/svg+xml;base64,UklGR" }, false],
  [{ placeholder: 'data:image/webp;base64,A" onload="' }, false],
  [{ placeholder: " data:image/webp;base64,AAAA" }, false],
])("a picture with %j is accepted: %s", (facts, isAccepted) => {
  expect(ownPictureSchema.safeParse({ ...picture, ...facts }).success).toBe(isAccepted);
});

test.each([
  [0, 0],
  [0.024, 0],
  [0.026, 5],
  [0.33, 35],
  [1, 100],
])("the focus %d is rounded to %d per cent", (share, percent) => {
  expect(focusOf({ focus: { x: share, y: 0.5 } })).toEqual({ x: percent, y: 50 });
  expect(focusOf({ focus: { x: 0.5, y: share } })).toEqual({ x: 50, y: percent });
});

test("a square is cut along the longer side", () => {
  const focus = { x: 0.1, y: 0.9 };
  expect(squareCut({ width: 800, height: 600, focus })).toBe("-square-10");
  expect(squareCut({ width: 600, height: 800, focus })).toBe("-square-90");
  expect(squareCut({ width: 600, height: 600, focus })).toBe("-square-90");
  expect(fileVariantBase({ file: "a.webp" })).toBe("/files/a");
  expect(fileVariantBase({ file: "a.webp.png" })).toBe("/files/a.webp.png");
});
