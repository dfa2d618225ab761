import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { placeholderOf, placeholders } from "./placeholder.ts";

test.each(placeholders)("the drawing %s is in public", (name) => {
  expect(existsSync(`public/images/placeholders/${name}.svg`)).toBe(true);
});

test.each([
  ["package", ["밀폐형", "혼합류", "하이브리드"], "closed"],
  ["bac", ["개방형", "직교류", "유도통풍"], "cross"],
  ["package", ["개방형", "대향류"], "counter"],
  ["industrial", ["대향류"], "modular"],
  ["package", ["모듈형", "직교류"], "modular"],
  ["package", [], "counter"],
] as const)("a tower of type %s with %j is drawn as %s", (coolingTowerType, tags, drawing) => {
  expect(placeholderOf({ coolingTowerType, tags: [...tags] })).toBe(drawing);
});
