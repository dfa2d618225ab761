import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coldWaterAtLg, coldWaterFrom } from "../design/cold-water.ts";
import type { Temperatures } from "../duty/duty.ts";
import { pressureAt, saturatedDensity, saturatedVolume } from "../method/air.ts";
import { capacity } from "../method/capacity.ts";
import { operatingPoint } from "../method/operating-point.ts";
import { anyDuty } from "../reference/any-duty.ts";
import { type AcceptanceQuestion, acceptanceOf } from "./acceptance.ts";
import { testProblems } from "./test-point.ts";

const standard = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
const exact = { flowPercent: 0, hotWaterKelvin: 0, coldWaterKelvin: 0, wetBulbKelvin: 0, fanPowerPercent: 0 };
const instruments = {
  flowPercent: 2,
  hotWaterKelvin: 0.1,
  coldWaterKelvin: 0.1,
  wetBulbKelvin: 0.1,
  fanPowerPercent: 2,
};
const asked = (part: Partial<AcceptanceQuestion> = {}): AcceptanceQuestion => ({
  crt: 500,
  points: [standard],
  instruments: exact,
  passPercent: 100,
  ...part,
});

describe("a test", () => {
  test("at the tower's own conditions has a capability of 100 %, the predicted outlet and no doubt", () => {
    const result = acceptanceOf(asked());
    expect(result.capabilityPercent).toBeCloseTo(100, 9);
    expect(result).toMatchObject({ isPassed: true, isCertain: false, uncertaintyPercent: undefined });
    expect(result.points[0]?.coldWaterDeviation).toBeCloseTo(0, 6);
  });

  test("of any duty says 100 % of the size that the calculator finds for it, at any height", () => {
    fc.assert(
      fc.property(anyDuty(), fc.integer({ min: 0, max: 3000 }), (duty, height) => {
        const { finalCRT } = capacity({ ...duty, height });
        const result = acceptanceOf(asked({ crt: finalCRT, height, points: [duty] }));
        expect(result.capabilityPercent).toBeCloseTo(100, 8);
        expect(Math.abs(result.points[0]?.coldWaterDeviation ?? 1)).toBeLessThan(1e-3);
      }),
      { numRuns: 50 },
    );
  });

  test("a kelvin too warm falls short, and says by how much", () => {
    const { capabilityPercent, isPassed, points } = acceptanceOf(
      asked({ points: [{ ...standard, hotWaterTemp: 38, coldWaterTemp: 33 }] }),
    );
    expect(capabilityPercent).toBeCloseTo(
      capacity({ ...standard, hotWaterTemp: 38, coldWaterTemp: 33 }).finalCRT / 5,
      6,
    );
    expect(capabilityPercent).toBeLessThan(90);
    expect(isPassed).toBe(false);
    expect(points[0]?.coldWaterDeviation).toBeCloseTo(1, 1);
  });

  test("with fans below their design power counts as more water, by the third root", () => {
    const point = { ...standard, fanKilowatts: 13.5 };
    const { points } = acceptanceOf(asked({ points: [point], designKilowatts: 15 }));
    expect(points[0]?.adjustedFlowRate).toBeCloseTo(390 * (15 / 13.5) ** (1 / 3), 9);
    expect(points[0]?.capabilityPercent).toBeCloseTo(100 * (15 / 13.5) ** (1 / 3), 9);
    expect(acceptanceOf(asked({ points: [point] })).capabilityPercent).toBeCloseTo(100, 9);
  });

  test("of an exactly right tower with a fixed fan reads 100 % at every wet bulb and pressure", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -5, max: 30, noNaN: true }),
        fc.double({ min: 85_000, max: 104_000, noNaN: true }),
        (wetBulbTemp, pressurePa) => {
          const coldWaterTemp = coldWaterFrom({ crt: 500, flowRate: 390, pressurePa }, 5, wetBulbTemp) ?? 0;
          const point = {
            flowRate: 390,
            hotWaterTemp: coldWaterTemp + 5,
            coldWaterTemp,
            wetBulbTemp,
            pressurePa,
          };
          // A fan of fixed speed and pitch moves a constant volume; its power is proportional to the density.
          const density = (of: Temperatures, pa: number) =>
            saturatedDensity(operatingPoint(of, pa).leavingAirTemp, pa);
          const ratio = density(point, pressurePa) / density(standard, pressureAt(0));
          const tested = asked({ points: [{ ...point, fanKilowatts: 15 * ratio }], designKilowatts: 15 });
          expect(acceptanceOf(tested).capabilityPercent).toBeCloseTo(100, 4);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("of an exactly right forced-draft tower reads 100 % at every wet bulb and pressure, with its own outlet predicted", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -5, max: 30, noNaN: true }),
        fc.double({ min: 85_000, max: 104_000, noNaN: true }),
        (wetBulbTemp, pressurePa) => {
          // The fan moves a constant volume of entering air, whose dry air gives L/G.
          const volume = (t: number, pa: number) => saturatedVolume(t, pa);
          const lg = (1.5 * volume(wetBulbTemp, pressurePa)) / volume(27, pressureAt(0));
          const coldWaterTemp = coldWaterAtLg(lg, { range: 5, wetBulbTemp, pressurePa }) ?? 0;
          const density = saturatedDensity(wetBulbTemp, pressurePa) / saturatedDensity(27, pressureAt(0));
          const point = {
            ...{ flowRate: 390, hotWaterTemp: coldWaterTemp + 5, coldWaterTemp, wetBulbTemp, pressurePa },
            fanKilowatts: 15 * density,
          };
          const tested = acceptanceOf(asked({ draft: "forced", points: [point], designKilowatts: 15 }));
          expect(tested.capabilityPercent).toBeCloseTo(100, 4);
          expect(tested.points[0]?.coldWaterDeviation).toBeCloseTo(0, 4);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("of a forced-draft tower at its design duty reads 100 %, and differs from induced draft elsewhere", () => {
    const design = { flowRate: 400, hotWaterTemp: 38, coldWaterTemp: 30, wetBulbTemp: 24 };
    const { finalCRT } = capacity({ ...design, height: 600 });
    const contract = { crt: finalCRT, height: 600, design, designKilowatts: 15, draft: "forced" as const };
    const at = (point: object) =>
      acceptanceOf(asked({ ...contract, points: [{ ...design, fanKilowatts: 15, ...point }] }));
    expect(at({}).capabilityPercent).toBeCloseTo(100, 8);
    const colder = { hotWaterTemp: 33, coldWaterTemp: 25, wetBulbTemp: 12, fanKilowatts: 15 };
    const induced = acceptanceOf(
      asked({ ...contract, draft: "induced", points: [{ ...design, ...colder }] }),
    );
    expect(at(colder).capabilityPercent).not.toBeCloseTo(induced.capabilityPercent ?? 0, 1);
  });

  test("without one of the two fan powers corrects nothing and says so", () => {
    const alone = acceptanceOf(asked({ points: [{ ...standard, fanKilowatts: 12 }] }));
    expect(alone.points[0]).toMatchObject({ adjustedFlowRate: 390, isPowerAdjusted: false });
    expect(acceptanceOf(asked({ designKilowatts: 15 })).points[0]?.isPowerAdjusted).toBe(false);
  });

  test("with a measured pressure needs no height", () => {
    const high = acceptanceOf(asked({ height: 900 }));
    const measured = acceptanceOf(asked({ points: [{ ...standard, pressurePa: pressureAt(900) }] }));
    expect(measured.capabilityPercent).toBeCloseTo(high.capabilityPercent ?? 0, 12);
  });

  test("of several points is their mean", () => {
    const warmer = { ...standard, wetBulbTemp: 26 };
    const [one, other, both] = [[standard], [warmer], [standard, warmer]].map(
      (points) => acceptanceOf(asked({ points })).capabilityPercent,
    );
    expect(both ?? 0).toBeCloseTo(((one ?? 0) + (other ?? 0)) / 2, 9);
  });
});

describe("the uncertainty", () => {
  test("adds up the parts as squares: flow alone moves the capability by its own per cent", () => {
    const flow = acceptanceOf(asked({ instruments: { ...exact, flowPercent: 2 } }));
    expect(flow.uncertaintyPercent).toBeCloseTo(2, 6);
    const cold = acceptanceOf(asked({ instruments: { ...exact, coldWaterKelvin: 0.1 } })).uncertaintyPercent;
    const both = acceptanceOf(asked({ instruments: { ...exact, flowPercent: 2, coldWaterKelvin: 0.1 } }));
    expect(both.uncertaintyPercent).toBeCloseTo(Math.hypot(2, cold ?? 0), 6);
  });

  test("of several points grows with their scatter", () => {
    const alike = acceptanceOf(asked({ instruments, points: [standard, standard, standard] }));
    const points = [26.8, 27, 27.2].map((wetBulbTemp) => ({ ...standard, wetBulbTemp }));
    const scattered = acceptanceOf(asked({ instruments, points }));
    const values = scattered.points.map((point) => point.capabilityPercent);
    const half = ((values[2] ?? 0) - (values[0] ?? 0)) / 2;
    expect(scattered.uncertaintyPercent).toBeCloseTo(
      Math.hypot(alike.uncertaintyPercent ?? 0, (4.303 * half) / Math.sqrt(3)),
      1,
    );
  });

  test("leaves a test in doubt whose capability is closer to the mark than that", () => {
    const close = asked({ crt: 505, instruments });
    expect(acceptanceOf(close)).toMatchObject({ isPassed: false, isCertain: false });
    expect(acceptanceOf({ ...close, passPercent: 95 })).toMatchObject({ isPassed: true });
    expect(acceptanceOf({ ...close, crt: 600 })).toMatchObject({ isPassed: false, isCertain: true });
  });
});

test("a test that differs more from the design than was agreed says in what", () => {
  const design = { flowRate: 400, hotWaterTemp: 38, coldWaterTemp: 32, wetBulbTemp: 24 };
  const agreed = { flowPercent: 10, rangePercent: 10, wetBulbKelvin: 2 };
  const invalid = acceptanceOf(asked({ design, agreed }));
  const [point] = invalid.points;
  expect(invalid).toMatchObject({ isValid: false, isCertain: false });
  expect([invalid.capabilityPercent, invalid.isPassed]).toEqual([undefined, undefined]);
  expect(point?.deviations).toMatchObject({
    flowPercent: expect.closeTo(-2.5, 9),
    rangePercent: expect.closeTo(-16.667, 3),
    wetBulbKelvin: 3,
    fanPowerPercent: undefined,
  });
  expect(point?.outside).toEqual(["rangePercent", "wetBulbKelvin"]);
  expect(acceptanceOf(asked({ design })).points[0]?.outside).toEqual([]);
  expect(acceptanceOf(asked({ agreed: { ...agreed, fanPowerPercent: 10 } }))).toMatchObject({
    isValid: true,
    unchecked: ["flowPercent", "rangePercent", "wetBulbKelvin", "fanPowerPercent"],
  });
});

test("what cannot be evaluated is named, field by field", () => {
  expect(testProblems(standard)).toEqual([]);
  expect(testProblems({ ...standard, coldWaterTemp: 32.3, wetBulbTemp: 31.8 })).toEqual([]);
  expect(testProblems({ ...standard, flowRate: Number.NaN, coldWaterTemp: 27.2 })).toEqual([
    { field: "flowRate", rule: "limits" },
    { field: "wetBulbTemp", rule: "approach" },
  ]);
  expect(testProblems({ ...standard, hotWaterTemp: 32.4, pressurePa: 1 })).toEqual([
    { field: "pressurePa", rule: "limits" },
    { field: "coldWaterTemp", rule: "range" },
  ]);
  expect(() => acceptanceOf(asked({ points: [{ ...standard, wetBulbTemp: 32 }] }))).toThrow("approach");
  expect(() => acceptanceOf(asked({ points: [] }))).toThrow("at least one");
});

test("instruments that cannot tell the temperatures apart leave nothing to evaluate", () => {
  const close = { ...standard, hotWaterTemp: 32.6 };
  const coarse = { ...exact, coldWaterKelvin: 0.6 };
  expect(testProblems(close, exact)).toEqual([]);
  expect(testProblems(close, coarse)).toEqual([{ field: "coldWaterTemp", rule: "range-instruments" }]);
  expect(testProblems({ ...standard, wetBulbTemp: 31.4 }, { ...exact, wetBulbKelvin: 0.6 })).toEqual([
    { field: "wetBulbTemp", rule: "approach-instruments" },
  ]);
  expect(() => acceptanceOf(asked({ points: [close], instruments: coarse }))).toThrow("range-instruments");
});

test("every test that the rules accept is evaluated, to numbers", () => {
  const kelvin = fc.double({ min: 0, max: 5, noNaN: true });
  const percent = fc.double({ min: 0, max: 20, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({
        flowRate: fc.double({ min: 1, max: 50_000, noNaN: true }),
        hotWaterTemp: fc.double({ min: 5, max: 60, noNaN: true }),
        coldWaterTemp: fc.double({ min: 1, max: 55, noNaN: true }),
        wetBulbTemp: fc.double({ min: -10, max: 40, noNaN: true }),
      }),
      fc.record({
        flowPercent: percent,
        hotWaterKelvin: kelvin,
        coldWaterKelvin: kelvin,
        wetBulbKelvin: kelvin,
        fanPowerPercent: percent,
      }),
      (point, errors) => {
        fc.pre(testProblems(point, errors).length === 0);
        const { capabilityPercent, uncertaintyPercent } = acceptanceOf(
          asked({ points: [point], instruments: errors }),
        );
        expect([capabilityPercent, uncertaintyPercent ?? 0].every(Number.isFinite)).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});
