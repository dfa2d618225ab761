import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaults } from "../editing/defaults.ts";
import { editableFields } from "../editing/editable-fields.ts";
import { overlay } from "../editing/overlay.ts";
import { isForVisitors, isPartnerShown } from "../lookup/product-view.ts";
import { pages } from "../site.ts";
import { hiddenPaths, pathWhileShown } from "./hidden-paths.ts";

const sections = editableFields(defaults).filter(
  (field) => field.kind === "fact" && field.check === "section",
);

function withHidden(...paths: string[]) {
  return overlay(defaults, new Map(paths.map((path) => [path, { kind: "fact", value: false } as const])));
}

test("a section is hidden in every language by one edit", () => {
  const { home } = withHidden("home.sections.map");
  expect([home.ko.sections.map, home.en.sections.map]).toEqual([false, false]);
  expect(home.ko.sections.stats).toBe(true);
});

test.each(sections.map(({ path }) => path))("the page leaves %s out", (path) => {
  const [page = "", , name = ""] = path.split(".");
  const { folder } = pages[page as keyof typeof pages];
  const route = readFileSync(`src/${folder}/route.tsx`, "utf8");
  expect(route).toMatch(new RegExp(`sections\\.${name}\\b`));
});

test("links lead to a section only while it is shown", () => {
  const partner = [{ category: "bac", isActive: true }] as const;
  const path = (content: typeof defaults, to: string) => {
    const shown = partner.filter((product) => isForVisitors(product, isPartnerShown(content)));
    return pathWhileShown(to, hiddenPaths(content, shown));
  };
  expect(path(defaults, "/products/package#bac")).toBe("/products/package#bac");
  expect(path(defaults, "/products/industrial#modular")).toBe("/products/industrial#modular");
  const content = withHidden("industrial.sections.modular", "package.sections.bac");
  expect(path(content, "/products/package#bac")).toBe("/products/package");
  expect(path(content, "/products/industrial#modular")).toBe("/products/industrial");
  const none = hiddenPaths(defaults, [{ category: "package" }]);
  expect(pathWhileShown("/products/package#bac", none)).toBe("/products/package");
});
