import { expect, test } from "vitest";
import { pageTool } from "./page-tool.ts";

test.each([
  ["ko", "/", "calculator", "/resources/calculator"],
  ["en", "/en/products/package", "calculator", "/en/resources/calculator"],
  ["en", "/en/products/package/v", "calculator", "/en/resources/calculator"],
  ["ko", "/projects/gallery", "search", "#filters"],
  ["en", "/en/projects/12", "gallery", "/en/projects/gallery"],
  ["en", "/en/resources/calculator", "catalog", "/en/resources/catalog"],
  ["ko", "/products/water-treatment", "catalog", "/resources/catalog"],
] as const)("in %s the tool of %s is the %s", (locale, pathname, tool, href) => {
  expect(pageTool(locale, pathname)).toEqual({ tool, href });
});

test("the tool of a page with a model finder is that finder", () => {
  expect(pageTool("ko", "/products/industrial/modular", true)).toEqual({ tool: "finder", href: "#find" });
});
