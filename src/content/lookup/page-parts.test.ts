import { expect, test } from "vitest";
import { defaults } from "../editing/defaults.ts";
import { productPath } from "../paths.ts";
import { pages } from "../site.ts";
import { partsAt, unlistedPages } from "./page-parts.ts";

const paths = [
  ...Object.values(pages).map(({ path }) => path),
  ...Object.values(unlistedPages),
  productPath({ category: "package", slug: "any" }),
  "/projects/1",
];

test("every part of the content is listed in the settings of some page, but the company's facts, which have their own", () => {
  const listed = new Set(paths.flatMap(partsAt));
  expect(Object.keys(defaults).filter((part) => !listed.has(part as keyof typeof defaults))).toEqual([
    "company",
  ]);
});

test.each([
  ["/", ["home", "inquiry", "worldMap", "news", "blocks", "shared"]],
  ["/en/products/package/sf", ["series", "shared"]],
  ["/products/industrial/cti", ["series", "shared"]],
  ["/en/inquiry/sent", ["inquiryPage", "inquiry", "inquiryCopy", "shared"]],
  ["/en/projects/12", ["project", "shared"]],
  ["/404", ["shared"]],
])("the settings of %s list %j", (path, parts) => {
  expect(partsAt(path)).toEqual(parts);
});
