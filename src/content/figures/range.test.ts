import { expect, test } from "vitest";
import { rangeOf } from "./range.ts";

test("a range has the sign of its language, one value has none, and no value is no range", () => {
  expect([rangeOf("ko", [350, 100, 200], String), rangeOf("en", [350, 100], String)]).toEqual([
    "100~350",
    "100–350",
  ]);
  expect([rangeOf("ko", [7, 7], String), rangeOf("en", [], String)]).toEqual(["7", undefined]);
});
