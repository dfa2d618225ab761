import { expect, test } from "vitest";
import { fieldAddress } from "./field-address.ts";
import { firstLeft, nextLeft } from "./next-left.ts";

const paths = ["company.name", "home.meta.title", "home.company.title", "intro.lead", "history.lead"];
const places = new Map(paths.map((path) => [path, path]));

test("behind a place comes the next that is left, over the end of a page, though it has been changed meanwhile", () => {
  expect(nextLeft("home.meta.title", paths, places)).toBe("home.company.title");
  expect(nextLeft("home.company.title", ["company.name", "history.lead"], places)).toBe("history.lead");
});

test("after the last place comes the first, and nothing where only the place itself is left", () => {
  expect(nextLeft("history.lead", paths, places)).toBe("company.name");
  expect(nextLeft("history.lead", ["history.lead"], places)).toBeUndefined();
  expect(nextLeft("history.lead", [], places)).toBeUndefined();
});

test("one begins on the page that is open, and elsewhere where nothing of it is left", () => {
  expect(firstLeft("/company/intro", paths)).toBe("intro.lead");
  expect(firstLeft("/privacy", paths)).toBe("company.name");
});

test("the address of a field has its page and its whole path", () => {
  expect(fieldAddress("home.hero.slides[modular].title")).toBe(
    "/sd_admin/edit/?field=home.hero.slides%5Bmodular%5D.title",
  );
  expect(fieldAddress("worldMap.pins[한국].description")).toContain("/sd_admin/edit/?field=");
  expect(fieldAddress("intro.lead")).toBe("/sd_admin/edit/company/intro?field=intro.lead");
});
