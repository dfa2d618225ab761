import { expect, test } from "vitest";
import { pageBefore } from "./page-before.ts";

const here = { origin: "https://site.example", pathname: "/" };

test.each([
  ["https://site.example/products/sf?in=kW#models", "/products/sf"],
  ["https://site.example/", "/"],
  ["https://search.example/?q=tower", "/"],
  ["", "/"],
])("the referring page of %j is %s", (referrer, page) => {
  expect(pageBefore(referrer, here)).toBe(page);
});
