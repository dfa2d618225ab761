import { describe, expect, test } from "vitest";
import { method } from "#content/method.ts";
import { locales } from "#domain/locale.ts";
import { demandComparisons, ratioComparisons, summaryOf } from "./comparisons.ts";

describe("the comparison with published figures", () => {
  test("finds the errors that an independent program found", () => {
    const ratios = new Map(ratioComparisons().map((each) => [each.published, each.errorPercent]));
    expect(ratios.get(0.9846)).toBeCloseTo(0.07, 1);
    expect(ratios.get(1.2844)).toBeCloseTo(-2.02, 1);
    expect(ratios.get(1.4744)).toBeCloseTo(-2.38, 1);
    const demands = new Map(demandComparisons().map((each) => [each.published, each.errorPercent]));
    expect(demands.get(2.3078)).toBeCloseTo(-1.94, 1);
    expect(demands.get(2.17389)).toBeCloseTo(-0.09, 1);
  });

  test("is summed up without sign", () => {
    const [first, ...others] = ratioComparisons();
    if (first === undefined) throw new Error("There is nothing to compare with.");
    const two = [
      { ...first, errorPercent: -3 },
      { ...first, errorPercent: 1 },
    ];
    expect(summaryOf(two)).toEqual({ count: 2, mean: 2, largest: 3 });
    expect(summaryOf([first, ...others]).largest).toBeLessThan(2.5);
  });

  test.each(locales)("names every source in %s", (locale) => {
    const named = Object.keys(method[locale].references);
    const used = new Set([...demandComparisons(), ...ratioComparisons()].map(({ source }) => source));
    expect(named.toSorted()).toEqual([...used].toSorted());
  });
});
