import { expect, test } from "vitest";
import type { Capacity } from "#domain/calculator/capacity.ts";
import { validityOf } from "#domain/calculator/validity.ts";
import { compared } from "./compared.ts";

test.each([
  [
    "loading at the lower end",
    { loading: compared.smallestLoading },
    "high",
    { loading: 0.299 },
    "special-design",
  ],
  [
    "loading at the upper end",
    { loading: compared.largestLoading },
    "high",
    { loading: 1.501 },
    "over-hydraulic-limit",
  ],
  ["approach", { approach: compared.largestApproach }, "high", { approach: 10.01 }, "fair"],
])("the verdict turns just beyond the limit that is shown for %s", (_value, within, kind, beyond, other) => {
  expect(validityOf(aCapacity(within)).kind).toBe(kind);
  expect(validityOf(aCapacity(beyond)).kind).toBe(other);
});

test("the accuracy widens just beyond the range that is shown", () => {
  const { largestOrdinaryRange: range } = compared;
  expect(validityOf(aCapacity({ range }))).toEqual({ kind: "high", withinPercent: 3 });
  expect(validityOf(aCapacity({ range: range + 0.01 }))).toEqual({ kind: "high", withinPercent: 4 });
});

function aCapacity({ range = 5, approach = 5, loading = 1 }): Capacity {
  const operatingPoint = { lg: 1.5, kavl: 0.82, leavingAirTemp: 33, airRatio: 1, loading };
  return { range, approach, basicCRT: 500, correctionFactor: 1, finalCRT: 500, operatingPoint };
}
