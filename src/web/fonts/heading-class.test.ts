import { expect, test } from "vitest";
import { headingClass } from "./heading-class.ts";

test.each([
  ["SF 시리즈", ""],
  ["BAC FXV series", ""],
  ["뷁 시리즈", "font-sans"],
  ["뷁".normalize("NFD"), "font-sans"],
  ["시리즈".normalize("NFD"), ""],
])("the heading %j has the class %j", (text, named) => {
  expect(headingClass(text)).toBe(named);
});
