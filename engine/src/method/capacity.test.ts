import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDuty, type Temperatures } from "../duty/duty.ts";
import { anyDuty } from "../reference/any-duty.ts";
import { at } from "../reference/at.ts";
import { errorPercent } from "../reference/error-percent.ts";
import { results } from "../reference/results.ts";
import { sizeRatios } from "../reference/size-ratios.ts";
import { capacity } from "./capacity.ts";

describe("reference results", () => {
  test.each(results)("$duty", ({ duty, expected }) => {
    const { operatingPoint, ...sizes } = capacity(duty);
    expect(sizes.range).toBeCloseTo(expected.range, 6);
    expect(sizes.approach).toBeCloseTo(expected.approach, 6);
    expect(sizes.basicCRT).toBeCloseTo(expected.basicCRT, 3);
    expect(sizes.correctionFactor).toBeCloseTo(expected.correctionFactor, 5);
    expect(sizes.finalCRT).toBeCloseTo(expected.finalCRT, 3);
    expect(operatingPoint.lg).toBeCloseTo(expected.lg, 4);
    expect(operatingPoint.kavl).toBeCloseTo(expected.kavl, 4);
    expect(operatingPoint.loading).toBeCloseTo(expected.loading, 4);
  });

  test("no row was dropped", () => {
    expect(results).toHaveLength(12);
  });
});

describe("size relative to a base duty, as others rate it", () => {
  test.each(sizeRatios)("$source: $temperatures within $ceiling %", (row) => {
    const ratio = sizeFor(row.temperatures) / sizeFor(row.base);
    expect(errorPercent(ratio, row.ratio)).toBeLessThan(row.ceiling);
  });

  test.each([
    ["YorkCalc", 8],
    ["CoolTools", 6],
    ["selector spreadsheet", 8],
  ])("no row of %s was dropped", (source, rows) => {
    expect(sizeRatios.filter((row) => row.source === source)).toHaveLength(rows);
  });
});

describe("properties", () => {
  test("the factor is exactly 1 at 37/32/27, whatever the flow", () => {
    fc.assert(
      fc.property(fc.double({ min: 50, max: 5000, noNaN: true }), (flowRate) => {
        const { correctionFactor, basicCRT, finalCRT } = capacity({ flowRate, ...at(37, 32, 27) });
        expect(correctionFactor).toBe(1);
        expect(finalCRT).toBe(basicCRT);
      }),
    );
  });

  test("the size is linear in flow", () => {
    fc.assert(
      fc.property(anyDuty(), ({ flowRate, ...temperatures }) => {
        const perFlow = capacity({ flowRate, ...temperatures }).finalCRT / flowRate;
        expect(perFlow).toBeCloseTo(sizeFor(temperatures) / 1000, 10);
      }),
    );
  });

  test("finalCRT = basicCRT · factor = flow / (0.78 · loading)", () => {
    fc.assert(
      fc.property(anyDuty(), (duty) => {
        const { basicCRT, correctionFactor, finalCRT, operatingPoint } = capacity(duty);
        expect(errorPercent(finalCRT, basicCRT * correctionFactor)).toBeLessThan(1e-9);
        expect(errorPercent(finalCRT, duty.flowRate / (0.78 * operatingPoint.loading))).toBeLessThan(1e-9);
      }),
    );
  });

  test.each([
    ["grows with the wet bulb", "wetBulbTemp", 1],
    ["grows with the inlet", "hotWaterTemp", 1],
    ["shrinks with the outlet", "coldWaterTemp", -1],
  ] as const)("the size %s", (_, field, sign) => {
    fc.assert(
      fc.property(anyDuty(), fc.double({ min: 0.01, max: 3, noNaN: true }), (duty, step) => {
        const warmer = { ...duty, [field]: duty[field] + step };
        fc.pre(checkDuty(warmer).length === 0);
        expect((capacity(warmer).finalCRT - capacity(duty).finalCRT) * sign).toBeGreaterThan(0);
      }),
    );
  });

  test("every number is finite and positive", () => {
    fc.assert(
      fc.property(anyDuty(), (duty) => {
        const { operatingPoint, ...sizes } = capacity(duty);
        for (const value of [...Object.values(sizes), ...Object.values(operatingPoint)]) {
          expect(Number.isFinite(value) && value > 0).toBe(true);
        }
      }),
    );
  });
});

test("a tower of one CRT is 0.812 US nominal tons (95/85/78 °F, 3 gpm)", () => {
  const { finalCRT } = capacity({ flowRate: 681.374, ...at(35, 265 / 9, 230 / 9) });
  expect(1000 / finalCRT).toBeCloseTo(0.812, 3);
});

test("a refused duty is thrown back with the rule it breaks", () => {
  expect(() => capacity({ flowRate: 390, ...at(37, 32, 29.3) })).toThrow("wetBulbTemp: approach");
  expect(() => capacity({ flowRate: Number.NaN, ...at(37, 32, 27) })).toThrow(RangeError);
});

function sizeFor(temperatures: Temperatures): number {
  return capacity({ flowRate: 1000, ...temperatures }).finalCRT;
}
