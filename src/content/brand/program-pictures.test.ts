import { expect, test } from "vitest";
import { pictureAddress, programPicturesVersion as version } from "./program-pictures.ts";

test.each(["/images/st-sf-1000.webp", "/images/og/home-ko.jpg", "/favicon.svg", "/icon-512.png"])(
  "%s is of the program, and its address names the version once",
  (path) => {
    expect(pictureAddress(path)).toBe(`${path}?v=${version}`);
    expect(pictureAddress(pictureAddress(path))).toBe(`${path}?v=${version}`);
  },
);

test.each([
  "/projects/0123456789abcdef0123456789abcdef-480.avif",
  "/files/0123456789abcdef0123456789abcdef.webp",
  "https://other.example/images/a.webp",
  "/images/a.webp?width=3",
  "/catalog/sf.pdf",
  "",
])("%s stays as it is", (path) => {
  expect(pictureAddress(path)).toBe(path);
});
