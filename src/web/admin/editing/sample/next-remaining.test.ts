import { expect, test } from "vitest";
import { fieldAddress } from "./field-address.ts";
import { firstRemaining, nextRemaining } from "./next-remaining.ts";

const paths = ["company.name", "home.meta.title", "home.company.title", "intro.lead", "history.lead"];
const fields = new Map(paths.map((path) => [path, path]));

test("the next remaining field follows an edited one, across pages", () => {
  expect(nextRemaining("home.meta.title", paths, fields)).toBe("home.company.title");
  expect(nextRemaining("home.company.title", ["company.name", "history.lead"], fields)).toBe("history.lead");
});

test("the first field follows the last one; there is none if only the field itself remains", () => {
  expect(nextRemaining("history.lead", paths, fields)).toBe("company.name");
  expect(nextRemaining("history.lead", ["history.lead"], fields)).toBeUndefined();
  expect(nextRemaining("history.lead", [], fields)).toBeUndefined();
});

test("the sequence starts on the open page, or elsewhere if nothing remains on it", () => {
  expect(firstRemaining("/company/intro", paths)).toBe("intro.lead");
  expect(firstRemaining("/privacy", paths)).toBe("company.name");
});

test("the address of a field has its page and its whole path", () => {
  expect(fieldAddress("home.hero.slides[modular].title")).toBe(
    "/sd_admin/edit/?field=home.hero.slides%5Bmodular%5D.title",
  );
  expect(fieldAddress("worldMap.pins[한국].description")).toContain("/sd_admin/edit/?field=");
  expect(fieldAddress("intro.lead")).toBe("/sd_admin/edit/company/intro?field=intro.lead");
});
