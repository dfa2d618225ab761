import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { pictureAddress } from "#content/brand/program-pictures.ts";
import { paths } from "#content/paths.ts";
import { locales } from "#domain/locale.ts";
import { openGraphPicture } from "./open-graph-picture.ts";

test("every page has an Open Graph picture in both languages, and its file exists", () => {
  for (const path of Object.values(paths).filter((path) => !path.includes("#"))) {
    for (const locale of locales) {
      const picture = openGraphPicture(path, locale);
      expect(existsSync(`public${picture.replace(/\?.*/, "")}`), picture).toBe(true);
      expect(picture).toContain(`-${locale}.`);
    }
  }
});

test("the gallery has its own Open Graph picture, the privacy policy that of the home page", () => {
  expect(openGraphPicture("/projects/gallery", "ko")).toBe(pictureAddress("/images/og/gallery-ko.jpg"));
  expect(openGraphPicture("/", "en")).toBe(pictureAddress("/images/og/home-en.jpg"));
  expect(openGraphPicture("/privacy", "en")).toBe(pictureAddress("/images/og/home-en.jpg"));
});
