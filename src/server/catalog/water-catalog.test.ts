import { expect, test } from "vitest";
import { defaultContent } from "#content/editing/default-content.ts";
import type { Content } from "#content/editing/defaults.ts";
import { locales } from "#domain/locale.ts";
import { waterCatalog } from "./water-catalog.ts";

const siteUrl = "https://towers.example";

test.each([
  ["sand-filter", "physical"],
  ["chemical-injection", "combined"],
] as const)("the cover of %s has no facts of a section that the company has hidden", (system, section) => {
  for (const locale of locales) {
    const words = defaultContent.waterTreatment[locale];
    const hidden = { ...words, sections: { ...words.sections, [section]: false } };
    const content = {
      ...defaultContent,
      waterTreatment: { ...defaultContent.waterTreatment, [locale]: hidden },
    } as Content;
    expect(waterCatalog(locale, system, { content: defaultContent, siteUrl }).facts).not.toEqual([]);
    expect(waterCatalog(locale, system, { content, siteUrl }).facts).toEqual([]);
  }
});

test("the cover has the picture of the card, of the program or the company's own", () => {
  const { ko } = defaultContent.catalog;
  const picture = {
    file: `${"0a".repeat(16)}.webp`,
    width: 1600,
    height: 1200,
    focus: { x: 0.5, y: 0.5 },
    placeholder: "",
  };
  const items = ko.items.map((item) => ({ ...item, picture, alt: "우리 여과기" }));
  const content: Content = {
    ...defaultContent,
    catalog: { ...defaultContent.catalog, ko: { ...ko, items } },
  };
  const pictureIn = (of: Content) => waterCatalog("ko", "sand-filter", { content: of, siteUrl }).picture;
  expect(pictureIn(defaultContent)?.address).toBe("/images/st-filter-valves-1000.webp");
  expect(pictureIn(content)).toEqual({ address: `/files/${picture.file}`, alt: "우리 여과기" });
});
