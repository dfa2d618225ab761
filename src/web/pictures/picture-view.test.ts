import { expect, test } from "vitest";
import { pictureKeys } from "#content/picture-key.ts";
import { sourceSet, wholeFile } from "./picture-files.ts";
import { filesOf, focusClass, squareFilesOf } from "./picture-view.ts";

const hash = "0123456789abcdef0123456789abcdef";
const own = { file: `${hash}.webp`, width: 1500, height: 1000, focus: { x: 0.34, y: 0.5 }, placeholder: "" };

test("every key refers to an existing picture", () => {
  for (const key of pictureKeys) expect(filesOf(key).widths.length).toBeGreaterThan(0);
});

test("an uploaded picture comes in the widths that it fills, and in its own", () => {
  expect(sourceSet(filesOf(own), "avif")?.split(", ").slice(-2)).toEqual([
    `/files/${hash}-1200.avif 1200w`,
    `/files/${hash}-1920.avif 1500w`,
  ]);
  expect(wholeFile(filesOf(own))).toBe(`/files/${hash}.webp`);
});

test("its square crop for narrow screens contains the focus point", () => {
  const square = squareFilesOf(own);
  expect([square?.width, square?.height]).toEqual([1000, 1000]);
  expect(square && sourceSet(square, "webp")).toBe(
    `/files/${hash}-480-square-35.webp 480w, /files/${hash}-800-square-35.webp 800w, /files/${hash}-1080-square-35.webp 1000w`,
  );
});

test("default pictures keep their own position, and their own square crop if one exists", () => {
  expect(focusClass("hero-bac", "object-left")).toBe("object-left");
  expect(focusClass(own, "object-left")).toBe("object-focus focus-x-35 focus-y-50");
  expect([squareFilesOf("hero-bac")?.base, squareFilesOf("st-sf")]).toEqual([
    "/images/hero-bac-narrow",
    undefined,
  ]);
});
