import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { pictureAddress } from "#content/brand/program-pictures.ts";
import { paths } from "#content/paths.ts";
import { locales } from "#domain/locale.ts";
import { openGraphPicture } from "./open-graph-picture.ts";

test("every page has a card in both languages, and the file is there", () => {
  for (const path of Object.values(paths).filter((path) => !path.includes("#"))) {
    for (const locale of locales) {
      const picture = openGraphPicture(path, locale);
      expect(existsSync(`public${picture.replace(/\?.*/, "")}`), picture).toBe(true);
      expect(picture).toContain(`-${locale}.`);
    }
  }
});

test("the gallery has a card of its own, the privacy policy borrows the home page's", () => {
  expect(openGraphPicture("/projects/gallery", "ko")).toBe(pictureAddress("/images/og/gallery-ko.jpg"));
  expect(openGraphPicture("/", "en")).toBe(pictureAddress("/images/og/home-en.jpg"));
  expect(openGraphPicture("/privacy", "en")).toBe(pictureAddress("/images/og/home-en.jpg"));
});
