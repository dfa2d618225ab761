import { expect, test } from "vitest";
import { sourceSet, wholeFile } from "./picture-files.ts";

const picture = { base: "/images/a", widths: [480, 1200], width: 1200, height: 800 };

test("each format lists all its widths", () => {
  expect(sourceSet(picture, "avif")).toBe("/images/a-480.avif 480w, /images/a-1200.avif 1200w");
});

test("a picture of one file lists none, since an empty list would hide it", () => {
  expect(sourceSet({ ...picture, widths: [] }, "webp")).toBeUndefined();
});

test.each([
  ["the widest, where there is no other", picture, "/images/a-1200.webp"],
  ["the one that it has", { ...picture, whole: "/images/a.svg" }, "/images/a.svg"],
  [
    "that of its own width, where it lists none",
    { ...picture, widths: [], width: 640 },
    "/images/a-640.webp",
  ],
])("the file for whoever reads no list is %s", (_, files, file) => {
  expect(wholeFile(files)).toBe(file);
});
