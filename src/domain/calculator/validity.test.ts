import { expect, test } from "vitest";
import { capacity } from "./capacity.ts";
import { at } from "./reference/at.ts";
import { validityOf } from "./validity.ts";

test.each([
  ["standard conditions", at(37, 32, 27), { kind: "high", withinPercent: 3 }],
  ["a range of 15 K", at(45, 30, 24), { kind: "high", withinPercent: 3 }],
  ["a range of 20 K", at(45, 25, 20), { kind: "high", withinPercent: 4 }],
  ["an approach of 10 K, in binary a little more", at(45, 34.7, 24.7), { kind: "high", withinPercent: 3 }],
  ["an approach above 10 K", at(45, 35, 24), { kind: "fair", lowByPercent: 9 }],
  ["a loading just above 1.5", at(37, 32, 22), { kind: "over-hydraulic-limit", lowByPercent: 7 }],
  [
    "a loading of 4.18",
    at(45, 40, 10),
    { kind: "far-over-hydraulic-limit", lowByPercent: 13, atMostPercent: 20 },
  ],
  ["a loading of 0.277", at(45, 25, 22), { kind: "special-design" }],
])("%s", (_, temperatures, expected) => {
  expect(validityOf(capacity({ flowRate: 390, ...temperatures }))).toEqual(expected);
});
