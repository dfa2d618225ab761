import { expect, test } from "vitest";
import { setWithLimit } from "./set-with-limit.ts";

function mapOf(...keys: string[]) {
  const map = new Map<string, number>();
  for (const key of keys) setWithLimit(map, key, map.size, 2);
  return map;
}

test.each([
  [["a"], ["a"]],
  [
    ["a", "b"],
    ["a", "b"],
  ],
  [
    ["a", "b", "c"],
    ["b", "c"],
  ],
  // Set again, an entry is the newest, and removes none.
  [
    ["a", "b", "a"],
    ["b", "a"],
  ],
  [
    ["a", "b", "a", "c"],
    ["a", "c"],
  ],
])("the newest two of the entries %j are %j", (set, kept) => {
  expect([...mapOf(...set).keys()]).toEqual(kept);
});

test("an entry that is set again has its new value", () => {
  const map = mapOf("a");
  setWithLimit(map, "a", 7, 2);
  expect([...map]).toEqual([["a", 7]]);
});

test("an empty key is removed as any other", () => {
  expect([...mapOf("", "a", "b").keys()]).toEqual(["a", "b"]);
});
