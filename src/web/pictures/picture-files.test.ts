import { expect, test } from "vitest";
import { pictureAddress } from "#content/brand/program-pictures.ts";
import { fileFor, sourceSet, wholeFile } from "./picture-files.ts";

const picture = { base: "/images/a", widths: [480, 1200], width: 1200, height: 800 };

test("each format lists all its widths", () => {
  expect(sourceSet(picture, "avif")).toBe(
    `${pictureAddress("/images/a-480.avif")} 480w, ${pictureAddress("/images/a-1200.avif")} 1200w`,
  );
});

test("a picture with a single file has no srcset, since an empty one would hide it", () => {
  expect(sourceSet({ ...picture, widths: [] }, "webp")).toBeUndefined();
});

test.each([
  ["the widest, where there is no other", picture, pictureAddress("/images/a-1200.webp")],
  ["the one that it has", { ...picture, whole: "/images/a.svg" }, pictureAddress("/images/a.svg")],
  [
    "that of its own width, where it lists none",
    { ...picture, widths: [], width: 640 },
    pictureAddress("/images/a-640.webp"),
  ],
])("the file for clients without srcset is %s", (_, files, file) => {
  expect(wholeFile(files)).toBe(file);
});

test("a box of fixed width gets the smallest file that is wide enough, else the widest", () => {
  expect([0, 480, 481, 2000].map((px) => fileFor(picture, px))).toEqual(
    ["480", "480", "1200", "1200"].map((width) => pictureAddress(`/images/a-${width}.webp`)),
  );
  expect(fileFor({ ...picture, widths: [], whole: "/projects/a.webp" }, 480)).toBe("/projects/a.webp");
});
