import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coldWaterFrom } from "../../design/cold-water.ts";
import { naturalSpline } from "../../numeric/natural-spline.ts";
import { type AcceptanceQuestion, acceptanceOf } from "../acceptance.ts";
import { crossPlots } from "./cross-plots.ts";
import { type CurveTable, curveFaults } from "./curve-table.ts";

/**
 * Performance curves, contract and test in the unit test of the CTI Toolkit: GitHub cooling-technology-institute/Toolkit,
 * MechanicalDraftPerformanceCurveCalculationUnitTest, `dataSI`. Its results are the ones below.
 */
const ranges = [17, 18.8, 21];
const wetBulbs = [5, 10, 15, 20, 25, 30];
const flowOf = (flowRate: number, rows: number[][]) => ({
  flowRate,
  wetBulbs: rows.map((coldWaterTemps, index) => ({ wetBulbTemp: wetBulbs[index] ?? 0, coldWaterTemps })),
});
const table: CurveTable = {
  ranges,
  flows: [
    flowOf(3225, [
      [18, 18.55, 19.1],
      [20.38, 20.8, 21.22],
      [23.05, 23.4, 23.75],
      [25.8, 26.1, 26.4],
      [28.93, 29.15, 29.37],
      [32.6, 32.75, 32.9],
    ]),
    flowOf(3583, [
      [19.45, 20, 20.55],
      [21.73, 22.15, 22.57],
      [24.15, 24.5, 24.85],
      [26.8, 27.1, 27.4],
      [29.7, 29.92, 30.14],
      [33.2, 33.35, 33.5],
    ]),
    flowOf(3942, [
      [20.84, 21.42, 22],
      [22.95, 23.4, 23.85],
      [25.22, 25.6, 25.98],
      [27.75, 28.07, 28.4],
      [30.5, 30.75, 31],
      [33.8, 33.97, 34.14],
    ]),
  ],
};
const design = { flowRate: 3583, hotWaterTemp: 49.36, coldWaterTemp: 30.56, wetBulbTemp: 26 };
const point = {
  ...{ flowRate: 3623, hotWaterTemp: 46.5, coldWaterTemp: 29.04, wetBulbTemp: 24.53 },
  ...{ fanKilowatts: 113, pressurePa: 98_800 },
};
const exact = { flowPercent: 0, hotWaterKelvin: 0, coldWaterKelvin: 0, wetBulbKelvin: 0, fanPowerPercent: 0 };
const contract = { crt: 20_000, design, designKilowatts: 107, designLg: 1.3, curves: table };
const asked = (part: Partial<AcceptanceQuestion> = {}): AcceptanceQuestion => ({
  ...contract,
  ...{ points: [point], instruments: exact, passPercent: 100, ...part },
});
const byCurves = (part?: Partial<AcceptanceQuestion>) => {
  const result = acceptanceOf(asked(part)).byCurves;
  if (!result) throw new Error("The curves were not evaluated.");
  return result;
};

describe("the example of the CTI Toolkit", () => {
  test("has the outlets of its first cross-plot at the test's wet bulb", () => {
    const expected = [
      [28.610197818305455, 28.837822802290912, 29.065447786276366],
      [29.402326944181819, 29.629951928167277, 29.85757691215273],
      [30.2188208268, 30.475899732996364, 30.733892780305457],
    ];
    const plots = crossPlots(table, 24.53, 46.5 - 29.04);
    if (plots.kind === "beyond") throw new Error("The test lies within the curves.");
    expected.forEach((row, flow) => {
      row.forEach((outlet, range) => {
        expect(plots.atWetBulb[flow]?.[range]).toBeCloseTo(outlet, 12);
      });
    });
    [28.670592947284472, 29.462722073160837, 30.286990688774534].forEach((outlet, flow) => {
      expect(plots.atRange[flow]).toBeCloseTo(outlet, 12);
    });
  });

  test("has its predicted flow, and its capability within 0.01 per cent points", () => {
    const [result] = byCurves().points;
    expect(result?.predictedFlowRate).toBeCloseTo(3393.1144762761005, 9);
    // The Toolkit's density comes from a single step of its iteration.
    expect((result?.adjustedFlowRate ?? 0) / 3536.9646313759695).toBeCloseTo(1, 4);
    expect(result?.capabilityPercent).toBeCloseTo(104.23947249954686, 2);
  });
});

/**
 * Results of an independent program: Python 3 with SciPy 1.17 (`CubicSpline(bc_type="natural")`, `brentq`), saturation pressure
 * after Wagner & Pruss 1993 instead of Hyland & Wexler, iteration over the discharge air carried to its end.
 */
describe("an independent program", () => {
  test.each([
    {
      point,
      expected: { adjusted: 3537.0654, predicted: 3393.1144762761, capability: 104.24244, outlet: 29.359593 },
    },
    {
      point: {
        ...{ flowRate: 3500, hotWaterTemp: 47, coldWaterTemp: 28.4, wetBulbTemp: 22 },
        ...{ fanKilowatts: 104, pressurePa: 101_325 },
      },
      expected: {
        adjusted: 3546.2721,
        predicted: 3681.6441499392,
        capability: 96.323056,
        outlet: 28.05347,
      },
    },
  ])("has the same results at $point.wetBulbTemp °C", ({ point: tested, expected }) => {
    const [result] = byCurves({ points: [tested] }).points;
    expect(result?.predictedFlowRate).toBeCloseTo(expected.predicted, 8);
    expect((result?.adjustedFlowRate ?? 0) / expected.adjusted).toBeCloseTo(1, 5);
    expect(result?.capabilityPercent).toBeCloseTo(expected.capability, 2);
    expect(result?.predictedColdWaterTemp).toBeCloseTo(expected.outlet, 3);
  });

  test("has the same uncertainty from the instruments", () => {
    const instruments = {
      ...{ flowPercent: 2, hotWaterKelvin: 0.1, coldWaterKelvin: 0.1, wetBulbKelvin: 0.1 },
      fanPowerPercent: 2,
    };
    expect(byCurves({ instruments }).points[0]?.uncertaintyPercent).toBeCloseTo(2.81294, 3);
  });
});

test("a tower that keeps exactly to its curves has a capability of 100 %, wherever these reach", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 5, max: 30, noNaN: true }),
      fc.double({ min: 17, max: 21, noNaN: true }),
      fc.double({ min: 3225, max: 3942, noNaN: true }),
      (wetBulbTemp, range, flowRate) => {
        const plots = crossPlots(table, wetBulbTemp, range);
        const coldWaterTemp = plots.kind === "plotted" ? (plots.coldWaterAt(flowRate) ?? 0) : 0;
        const tested = { flowRate, coldWaterTemp, hotWaterTemp: coldWaterTemp + range, wetBulbTemp };
        const back = crossPlots(table, wetBulbTemp, tested.hotWaterTemp - coldWaterTemp);
        // The last bit of the range may lie beyond its limit.
        fc.pre(back.kind === "plotted");
        const [result] = byCurves({ points: [tested] }).points;
        expect(result?.capabilityPercent).toBeCloseTo(100, 5);
        expect(result?.coldWaterDeviation).toBeCloseTo(0, 6);
      },
    ),
    { numRuns: 60 },
  );
});

test("curves drawn for the typical tower agree with the method of the typical tower", () => {
  const crt = 500;
  const typical: CurveTable = {
    ranges: [4, 5, 6],
    flows: [351, 390, 429].map((flowRate) => ({
      flowRate,
      wetBulbs: [18, 20, 22, 24, 26, 28].map((wetBulbTemp) => ({
        wetBulbTemp,
        coldWaterTemps: [4, 5, 6].map((range) => coldWaterFrom({ crt, flowRate }, range, wetBulbTemp) ?? 0),
      })),
    })),
  };
  const tested = { flowRate: 380, hotWaterTemp: 35.4, coldWaterTemp: 30.2, wetBulbTemp: 24.7 };
  const { points, byCurves: other } = acceptanceOf({
    ...{ crt, curves: typical, points: [tested], instruments: exact, passPercent: 100 },
  });
  expect(other?.points[0]?.capabilityPercent).toBeCloseTo(points[0]?.capabilityPercent ?? 0, 1);
});

describe("beyond the curves there is no capability, but the reason", () => {
  test.each([
    ["wetBulb", { wetBulbTemp: 4 }, [5, 30]],
    ["range", { hotWaterTemp: 45 }, [17, 21]],
  ])("of the %s", (of, moved, [lowest, highest]) => {
    const result = byCurves({ points: [{ ...point, ...moved }] });
    expect(result).toMatchObject({ isWithin: false, isCertain: false });
    expect(result.capabilityPercent).toBeUndefined();
    expect(result.points[0]?.beyond).toMatchObject([{ of, lowest, highest }]);
    expect(result.points[0]?.capabilityPercent).toBeUndefined();
  });

  test("of the largest flow, with the bound that the capability is below", () => {
    const warm = { flowRate: 3700, hotWaterTemp: 45.6, coldWaterTemp: 27.2, wetBulbTemp: 17.3 };
    const [result] = byCurves({ points: [{ ...warm, fanKilowatts: 107, pressurePa: 100_500 }] }).points;
    expect(result?.beyond).toMatchObject([{ of: "coldWater", value: 27.2 }]);
    expect(result?.capabilityLimit).toMatchObject({ is: "below", percent: expect.closeTo(94.19, 2) });
  });

  test("of the smallest flow, with the bound that the capability is above", () => {
    const [result] = byCurves({ points: [{ ...point, coldWaterTemp: 28.2, hotWaterTemp: 45.7 }] }).points;
    expect(result?.capabilityLimit?.is).toBe("above");
  });
});

test("the outlet that the curves promise for the contract duty is stated", () => {
  expect(byCurves().designColdWaterTemp).toBeCloseTo(30.56, 1);
});

test("a point outside the agreed limits leaves no verdict by the curves either", () => {
  const result = byCurves({ agreed: { wetBulbKelvin: 1 } });
  expect([result.capabilityPercent, result.isPassed]).toEqual([undefined, undefined]);
});

describe("a table is not evaluated", () => {
  const changed = (flow: number, wetBulb: number, coldWaterTemps: number[]): CurveTable => ({
    ranges,
    flows: table.flows.map((each, index) =>
      index === flow
        ? {
            ...each,
            wetBulbs: each.wetBulbs.map((row, at) => (at === wetBulb ? { ...row, coldWaterTemps } : row)),
          }
        : each,
    ),
  });

  test("unless it is sound", () => expect(curveFaults(table)).toEqual([]));

  test.each([
    ["with two flows", { ranges, flows: table.flows.slice(1) }, { rule: "flowCount", count: 2 }],
    ["with an outlet at its wet bulb", changed(0, 4, [25, 29.15, 29.37]), { rule: "approach" }],
    ["that falls with the wet bulb", changed(0, 4, [25.5, 29.15, 29.37]), { rule: "byWetBulb" }],
    ["that falls with the range", changed(0, 4, [28.93, 28.9, 29.37]), { rule: "byRange" }],
    ["that falls with the flow", changed(1, 4, [28.9, 29.92, 30.14]), { rule: "byFlow" }],
  ])("%s", (_, wrong, fault) => {
    expect(curveFaults(wrong)[0]).toMatchObject(fault);
  });

  test("with four wet bulbs at a flow", () => {
    const [first, ...others] = table.flows;
    const short = { flowRate: 3225, wetBulbs: first?.wetBulbs.slice(2) ?? [] };
    expect(curveFaults({ ranges, flows: [short, ...others] })).toEqual([
      { rule: "wetBulbCount", count: 4, flowRate: 3225 },
    ]);
  });
});

test.each([
  [5, []],
  [6, [{ rule: "flowCount", count: 6 }]],
])("a table may have five flows: %d", (count, faults) => {
  const flows = Array.from({ length: count }, (_, index) => {
    const { wetBulbs } = table.flows[0] ?? { wetBulbs: [] };
    // A larger flow leaves warmer.
    const warmer = wetBulbs.map((row) => ({
      ...row,
      coldWaterTemps: row.coldWaterTemps.map((cold) => cold + index / 10),
    }));
    return { flowRate: 3_000 + 100 * index, wetBulbs: warmer };
  });
  expect(curveFaults({ ranges, flows })).toEqual(faults);
});

test("a natural spline goes through its points and is a straight line between two", () => {
  const curve = naturalSpline([1, 2, 4, 7], [3, 5, 4, 9]);
  expect([1, 2, 4, 7].map(curve)).toEqual([3, 5, 4, 9].map((y) => expect.closeTo(y, 12)));
  expect(naturalSpline([0, 2], [0, 4])(0.5)).toBe(1);
  expect(naturalSpline([0, 1, 2], [0, 1, 4])(0.5)).toBe(0.3125);
});
