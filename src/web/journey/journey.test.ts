import { expect, test } from "vitest";
import { journeyFrom } from "./journey.ts";

const by = (...paths: string[]) =>
  Object.fromEntries(journeyFrom(paths.map((path) => `https://example.com${path}`)));

test("a project, its product and the calculator form one journey, in either language", () => {
  expect(by("/projects/12", "/products/package/sf", "/resources/calculator?product=sf%2Fsf-300")).toEqual({
    project: "12",
    product: "sf/sf-300",
  });
  expect(by("/en/projects/12", "/en/products/industrial/modular", "/en/resources/calculator?flow=1")).toEqual(
    {
      project: "12",
      product: "modular",
    },
  );
});

test("the last project and the last product count", () => {
  expect(by("/projects/1", "/products/package/sf", "/projects/2", "/products/package/scp")).toEqual({
    project: "2",
    product: "scp",
  });
});

test("a page outside of the journey ends it", () => {
  expect(by("/projects/12", "/projects/gallery", "/resources/calculator")).toEqual({});
  expect(by("/products/package/sf", "/company/contact", "/resources/calculator")).toEqual({});
});

test("a job of a design sheet is not a project, and a product's files are not a product", () => {
  expect(by("/resources/calculator/sheet?project=7", "/resources/calculator")).toEqual({});
  expect(by("/products/package/sf/sf-300.dxf", "/resources/calculator")).toEqual({});
});
