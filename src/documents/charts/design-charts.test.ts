import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDuty, type Duty } from "#engine/duty/duty.ts";
import { capacity } from "#engine/method/capacity.ts";
import { sizeToSelect } from "#engine/method/size-to-select.ts";
import { type Chart, chart } from "./chart.ts";
import { type ChartModel, tableOf } from "./chart-model.ts";
import { coldWaterChart } from "./cold-water-chart.ts";
import { demandChart } from "./demand-chart.ts";
import { areOverlapping, boxOf } from "./labels/label-placing.ts";
import { type ChartUnits, wetBulbChart } from "./wet-bulb-chart.ts";

const demandWords = {
  lg: "Water-to-air ratio L/G",
  kavl: "KaV/L",
  demand: "Demand of this duty",
  standardDemand: "Demand at standard",
  characteristic: "Standard tower",
  duty: "This duty",
  standard: "Standard",
  both: "This duty = standard",
  pinch: "Pinch L/G",
};
const wetBulbWords = {
  wetBulb: "습구온도",
  size: "필요 용량",
  finalCRT: "최종 CRT",
  selectionCRT: "선정 기준 CRT",
  floor: "선정 기준(수량 한계)",
  design: "설계점",
};
const coldWaterWords = {
  wetBulb: "습구온도",
  coldWater: "출구수온",
  atRange: "{percent}%",
  design: "설계점",
};
const metric: ChartUnits = {
  temperature: "C",
  capacity: "CRT",
  symbols: { temperature: "°C", capacity: "CRT" },
};
const american: ChartUnits = {
  temperature: "F",
  capacity: "USNT",
  symbols: { temperature: "°F", capacity: "US ton" },
};
const sizes = [
  { width: 640, height: 400, fontSize: 13 },
  { width: 350, height: 320, fontSize: 12 },
];
const usual = duty(500, 40, 32, 27);

describe("the demand chart", () => {
  const model = demandChart(usual, demandWords);

  test("reads alike on both curves where they cross, at the duty's operating point", () => {
    const { lg, kavl } = capacity(usual).operatingPoint;
    expect(model.stops[model.start]).toBeCloseTo(lg, 9);
    for (const { valueAt } of model.columns) expect(valueAt(lg)).toBeCloseTo(kavl, 6);
  });

  test("shows one point and one demand where the duty is at standard conditions", () => {
    const { marks, lines } = model.spec({ width: 640, height: 400 });
    expect([marks.length, lines.length]).toEqual([2, 3]);
    const standard = demandChart(duty(390, 37, 32, 27), demandWords).spec({ width: 640, height: 400 });
    expect([standard.marks.length, standard.lines.length]).toEqual([1, 2]);
  });
});

describe("the wet-bulb chart", () => {
  test("passes through the duty's own size", () => {
    const model = wetBulbChart(usual, wetBulbWords, metric);
    expect(model.stops[model.start]).toBe(27);
    expect(model.columns[0]?.valueAt(27)).toBeCloseTo(865.601, 0);
  });

  test("draws the floor only as far as the water decides", () => {
    const { lines } = wetBulbChart(duty(390, 37, 32, 27), wetBulbWords, metric).spec({
      width: 640,
      height: 400,
    });
    const floor = lines.find(({ key }) => key === "floor");
    const end = floor?.points.at(-1)?.x ?? 0;
    expect(floor?.points[0]?.y).toBeCloseTo(390 / 1.17, 6);
    expect(capacity(duty(390, 37, 32, end)).finalCRT).toBeCloseTo(sizeToSelect(390, 0).hydraulicCRT, 0);
    const hard = wetBulbChart(duty(1500, 45, 33, 28), wetBulbWords, metric).spec({ width: 640, height: 400 });
    expect(hard.lines.map(({ key }) => key)).toEqual(["final"]);
  });

  test("tells the same in other units", () => {
    const model = wetBulbChart(usual, wetBulbWords, american);
    expect(model.stops[model.start]).toBeCloseTo(80.6, 9);
    expect(model.columns[0]?.valueAt(80.6)).toBeCloseTo(865.601 * 0.812, 0);
    expect(tableOf(model).head).toEqual(["습구온도 (°F)", "최종 CRT (US ton)", "선정 기준 CRT (US ton)"]);
  });
});

describe("the cold-water chart", () => {
  test("passes through the duty where the tower is exactly as large as needed", () => {
    const model = coldWaterChart(usual, capacity(usual).finalCRT, coldWaterWords, metric);
    expect(model?.columns.find(({ key }) => key === "100")?.valueAt(27)).toBeCloseTo(32, 4);
  });

  test("has colder water at a smaller range", () => {
    const model = coldWaterChart(usual, 900, coldWaterWords, metric);
    const cold = model?.columns.map(({ valueAt }) => valueAt(24) ?? 0) ?? [];
    expect(cold).toEqual(cold.toSorted((a, b) => a - b));
    expect(new Set(cold).size).toBe(3);
  });

  test("is not drawn for a tower that the water would drown", () => {
    expect(coldWaterChart(duty(5000, 45, 40, 28), 8, coldWaterWords, metric)).toBeUndefined();
  });
});

test("a table has a head for every column and a row for every stop, with plain numbers", () => {
  const { head, rows } = tableOf(demandChart(usual, demandWords));
  expect(head).toEqual(["Water-to-air ratio L/G", "Demand of this duty (KaV/L)", "Standard tower (KaV/L)"]);
  expect(rows.every((row) => row.length === 3 && row.every((cell) => typeof cell === "number"))).toBe(true);
});

describe("whatever the duty, wide and narrow,", () => {
  test("no label covers another or leaves the chart", () => {
    fc.assert(
      fc.property(duties(), fc.constantFrom(...sizes), (any, size) => {
        for (const model of chartsOf(any)) {
          const drawn = chart(model.spec(size));
          expect(conflicts(drawn), JSON.stringify(any)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("every path is made of numbers inside the plot", () => {
    fc.assert(
      fc.property(duties(), (any) => {
        for (const model of chartsOf(any)) {
          const { lines, plot } = chart(model.spec({ width: 640, height: 400 }));
          for (const { d } of lines) {
            expect(d).toMatch(/^M/);
            expect(d).not.toMatch(/NaN|Infinity/);
            const heights = [...d.matchAll(/,(-?[\d.]+)(?=[MLC]|$)/g)].map(([, y]) => Number(y));
            expect(Math.min(...heights)).toBeGreaterThan(plot.top - 0.1);
            expect(Math.max(...heights)).toBeLessThan(plot.bottom + 0.1);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

function duty(flowRate: number, hotWaterTemp: number, coldWaterTemp: number, wetBulbTemp: number): Duty {
  return { flowRate, hotWaterTemp, coldWaterTemp, wetBulbTemp };
}

function duties(): fc.Arbitrary<Duty> {
  const tenths = (low: number, high: number) =>
    fc.integer({ min: low * 10, max: high * 10 }).map((value) => value / 10);
  return fc
    .tuple(fc.integer({ min: 50, max: 5000 }), tenths(30, 45), tenths(25, 40), tenths(10, 32))
    .map(([flow, hot, cold, wetBulb]) => duty(flow, hot, cold, wetBulb))
    .filter((any) => checkDuty(any).length === 0);
}

function chartsOf(any: Duty): ChartModel[] {
  const { nominalCRT } = sizeToSelect(any.flowRate, capacity(any).finalCRT);
  const cold = coldWaterChart(any, nominalCRT, coldWaterWords, metric);
  return [demandChart(any, demandWords), wetBulbChart(any, wetBulbWords, metric), ...(cold ? [cold] : [])];
}

/** Pairs of overlapping labels, and labels that leave the chart. */
function conflicts({ labels, y, width, height, fontSize }: Chart): string[] {
  const texts = [...labels, y.label].map((label) => ({ label, box: boxOf(label, fontSize) }));
  return texts.flatMap(({ label, box }, index) => [
    ...texts
      .slice(index + 1)
      .filter((other) => areOverlapping(box, other.box))
      .map((other) => `${label.text} over ${other.label.text}`),
    ...(box.left < -1 || box.right > width + 1 || box.top < -3 || box.bottom > height
      ? [`${label.text} outside`]
      : []),
  ]);
}
