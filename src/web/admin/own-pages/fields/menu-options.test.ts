import { expect, test } from "vitest";
import { menuOptions } from "./menu-options.ts";

test.each([
  [
    "all menus",
    ["company", "products", "resources"],
    null,
    ["none", "company", "products", "resources", "footer"],
  ],
  ["a removed and a copied menu", ["products", "own-1"], null, ["none", "products", "footer"]],
  ["the removed menu of the page", ["products"], "company", ["none", "company", "products", "footer"]],
] as const)("a page can be given %s as the site has them", (_, menuIds, present, expected) => {
  expect(menuOptions(menuIds, present)).toEqual(expected);
});
