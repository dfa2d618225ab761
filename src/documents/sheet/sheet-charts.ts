import type { SheetWords } from "#content/calculator/sheet.ts";
import { withoutEditorMarks } from "#content/editing/marks.ts";
import { formatWithUnit } from "#content/figures/figure.ts";
import { formatAsEntered, quantityText, type UnitChoice } from "#content/figures/measures.ts";
import { threeDecimals } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { pinchLg } from "#engine/design/pinch.ts";
import type { Duty } from "#engine/duty/duty.ts";
import type { Capacity } from "#engine/method/capacity.ts";
import { type Chart, chart } from "../charts/chart.ts";
import type { ChartModel } from "../charts/chart-model.ts";
import { coldWaterChart } from "../charts/cold-water-chart.ts";
import { demandChart } from "../charts/demand-chart.ts";
import { chartUnits, wetBulbChart } from "../charts/wet-bulb-chart.ts";

export interface SheetChart {
  key: "demand" | "wetBulb" | "coldWater";
  title: string;
  /** Text alternative of the chart. */
  alt: string;
  chart: Chart;
}

/** User units; the width is 90 mm on paper. */
const size = { width: 360, height: 200, fontSize: 11 };

interface ChartedResult {
  duty: Duty;
  capacity: Capacity;
  /** Size of the towers for the curve of the cold water, CRT. */
  towerCRT: number;
  units: UnitChoice;
}

/** The sheet's curves; that of the cold water is left out where the method has no results for the tower. */
export function sheetCharts(sheetWords: SheetWords["charts"], result: ChartedResult): SheetChart[] {
  const words = withoutEditorMarks(sheetWords);
  const cold = coldWater(words, result);
  return [demand(words, result), wetBulb(words, result), ...(cold ? [cold] : [])];
}

function demand(
  words: SheetWords["charts"],
  { duty, capacity: { operatingPoint } }: ChartedResult,
): SheetChart {
  const model = demandChart(duty, {
    lg: words.lg,
    kavl: words.kavl,
    demand: words.demandLine,
    standardDemand: words.standardDemandLine,
    characteristic: words.characteristicLine,
    duty: words.dutyMark,
    standard: words.standardMark,
    both: words.bothMarks,
    pinch: words.pinchMark,
  });
  const alt = fill(words.demandAlt, {
    lg: threeDecimals(operatingPoint.lg),
    kavl: threeDecimals(operatingPoint.kavl),
    pinch: threeDecimals(pinchLg(duty)),
  });
  return { key: "demand", title: words.demand, alt, chart: chartOf(model) };
}

function wetBulb(words: SheetWords["charts"], { duty, capacity, units }: ChartedResult): SheetChart {
  const model = wetBulbChart(
    duty,
    {
      wetBulb: words.wetBulbAxis,
      size: words.sizeAxis,
      finalCRT: words.finalCRT,
      selectionCRT: words.selectionCRT,
      floor: words.floor,
      design: words.design,
    },
    chartUnits(units),
  );
  const alt = fill(words.wetBulbAlt, {
    wetBulb: formatWithUnit(formatAsEntered(duty.wetBulbTemp, "temperature", units)),
    crt: quantityText(capacity.finalCRT, "size", units),
  });
  return { key: "wetBulb", title: words.wetBulb, alt, chart: chartOf(model) };
}

function coldWater(
  words: SheetWords["charts"],
  { duty, towerCRT, units }: ChartedResult,
): SheetChart | undefined {
  const model = coldWaterChart(
    duty,
    towerCRT,
    {
      wetBulb: words.wetBulbAxis,
      coldWater: words.coldWaterAxis,
      atRange: words.atRange,
      design: words.design,
    },
    chartUnits(units),
  );
  const crt = quantityText(towerCRT, "nominalSize", units);
  return (
    model && {
      key: "coldWater",
      title: fill(words.coldWater, { crt }),
      alt: fill(words.coldWaterAlt, { crt }),
      chart: chartOf(model),
    }
  );
}

function chartOf(model: ChartModel): Chart {
  return chart(model.spec(size));
}
