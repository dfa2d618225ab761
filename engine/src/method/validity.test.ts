import { describe, expect, test } from "vitest";
import type { Temperatures } from "../duty/duty.ts";
import { at } from "../reference/at.ts";
import { capacity } from "./capacity.ts";
import { comparisonLimits, type Validity, validityOf } from "./validity.ts";

/** Results of an independent program that compared about 40,000 duties with YorkCalc and CoolTools. */
const high: Validity = { kind: "high", withinPercent: 3, atMostPercent: 4.4 };

test.each<[string, Temperatures, Validity]>([
  ["the conditions that define the CRT", at(37, 32, 27), { kind: "by-definition" }],
  ["an ordinary duty", at(37, 32, 25.5), high],
  ["a range of 15 K", at(45, 30, 24), high],
  ["a range of 20 K", at(45, 25, 20), { ...high, withinPercent: 4 }],
  ["an approach of 10 K, in binary a little more", at(45, 34.7, 24.7), high],
  ["an approach above 10 K", at(45, 35, 24), { kind: "fair", atMostPercent: 9.6 }],
  [
    "a loading just above 1.5",
    at(37, 32, 22),
    { kind: "over-hydraulic-limit", lowByPercent: 7.7, atMostPercent: 13 },
  ],
  [
    "a loading of 4.18",
    at(45, 40, 10),
    { kind: "far-over-hydraulic-limit", lowByPercent: 12.4, atMostPercent: 18.3 },
  ],
  ["a loading of 0.277", at(45, 25, 22), { kind: "special-design" }],
])("%s", (_, temperatures, expected) => {
  expect(verdict(temperatures)).toEqual(expected);
});

describe("the wet bulb of the regressions, 26.67 °C,", () => {
  test("ends the highest verdict: a value on it is inside, a tenth of a degree more is not", () => {
    expect(verdict(at(37, 32, 26.67))).toEqual(high);
    expect(verdict(at(37, 32, 26.7))).toEqual({ kind: "over-wet-bulb-limit", atMostPercent: 5.2 });
  });

  test("leaves a duty at Korea's usual 27 °C outside, unless it is the standard duty itself", () => {
    expect(verdict(at(37.1, 32, 27)).kind).toBe("over-wet-bulb-limit");
    expect(verdict(at(42, 32, 27)).kind).toBe("over-wet-bulb-limit");
  });

  test("was gone beyond up to 29.4 °C; above that nothing was compared", () => {
    expect(verdict(at(40, 34, 29.4)).kind).toBe("over-wet-bulb-limit");
    expect(verdict(at(40, 34, 29.5))).toEqual({ kind: "far-over-wet-bulb-limit" });
  });

  test("does not hide a graver reason", () => {
    expect(verdict(at(45, 40, 27)).kind).toBe("far-over-hydraulic-limit");
  });
});

test.each<[string, number, number, Validity["kind"]]>([
  ["lower end of the loading", comparisonLimits.minLoading, 0.299, "special-design"],
  ["upper end of the loading", comparisonLimits.maxLoading, 1.501, "over-hydraulic-limit"],
])("the verdict turns just beyond the %s that is shown", (_, within, beyond, kind) => {
  const temperatures = at(37, 32, 25);
  const atLoading = (loading: number) =>
    validityOf(temperatures, { operatingPoint: { ...capacityAt(temperatures).operatingPoint, loading } })
      .kind;
  expect(atLoading(within)).toBe("high");
  expect(atLoading(beyond)).toBe(kind);
});

function verdict(temperatures: Temperatures): Validity {
  return validityOf(temperatures, capacityAt(temperatures));
}

function capacityAt(temperatures: Temperatures) {
  return capacity({ flowRate: 390, ...temperatures });
}
