import { capacitySigns, temperatureSigns, type UnitChoice } from "#content/figures/measures.ts";
import {
  type CapacityUnit,
  fromCapacity,
  fromTemperature,
  type TemperatureUnit,
} from "#engine/design/units.ts";
import { capacityByWetBulb } from "#engine/design/wet-bulb-curve.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { sizeToSelect } from "#engine/method/size-to-select.ts";
import { roundDomain } from "./axis.ts";
import type { LineSpec } from "./chart.ts";
import { type ChartModel, figure, headOf, nearestStop, type Quantity } from "./chart-model.ts";
import { type Point, valueOn } from "./polyline.ts";

export interface WetBulbChartWords {
  wetBulb: string;
  finalCRT: string;
  selectionCRT: string;
  size: string;
  /** Name of the range of wet bulbs where the flow determines the size. */
  floor: string;
  design: string;
}

export interface ChartUnits {
  temperature: TemperatureUnit;
  capacity: CapacityUnit;
  symbols: { temperature: string; capacity: string };
}

export function chartUnits({ temperature, capacity }: UnitChoice): ChartUnits {
  return {
    temperature,
    capacity,
    symbols: { temperature: temperatureSigns[temperature], capacity: capacitySigns[capacity] },
  };
}

/** Heat in kcal/h needs no decimals. */
export const capacityDecimals: Record<CapacityUnit, number> = { CRT: 1, USNT: 1, kW: 0, kcalh: 0, USRT: 1 };

/**
 * Tower size against wet bulb at the duty's flow and water temperatures: final CRT, and the selection CRT
 * where the flow needs more than the heat.
 * Throws a RangeError for a duty that `checkDuty` rejects.
 */
export function wetBulbChart(duty: Duty, words: WetBulbChartWords, units: ChartUnits): ChartModel {
  const temperature = (value: number) => fromTemperature(value, units.temperature);
  const size = (crt: number) => fromCapacity(crt, units.capacity);
  const all = capacityByWetBulb(duty);
  const final = all.map((each) => ({ x: temperature(each.wetBulbTemp), y: size(each.finalCRT) }));
  const selected = all.map((each) => ({ x: temperature(each.wetBulbTemp), y: size(each.selectionCRT) }));
  const floor = size(sizeToSelect(duty.flowRate, 0).hydraulicCRT);
  const design = temperature(duty.wetBulbTemp);
  const x: Quantity = { label: words.wetBulb, unit: units.symbols.temperature, decimals: 1 };
  const y: Quantity = {
    label: words.size,
    unit: units.symbols.capacity,
    decimals: capacityDecimals[units.capacity],
  };
  const stops = final.map((point) => point.x);
  const highest = Math.max(...selected.map((point) => point.y));
  const designSize = valueOn(final, design) ?? 0;
  return {
    x,
    columns: [
      { ...y, key: "final", label: words.finalCRT, valueAt: (at) => valueOn(final, at) },
      { ...y, key: "floor", label: words.selectionCRT, valueAt: (at) => valueOn(selected, at) },
    ],
    stops,
    start: nearestStop(stops, design),
    spec: (box) => ({
      ...box,
      x: { label: headOf(x), domain: [stops[0] ?? 0, stops.at(-1) ?? 1] },
      y: { label: headOf(y), domain: roundDomain([0, highest * 1.02]) },
      lines: [
        ...floorLine(final, floor, words.floor),
        { key: "final", style: "accent", points: final, label: words.finalCRT, labelAt: "from-right" },
      ],
      marks: [
        {
          key: "design",
          x: design,
          y: designSize,
          style: "dot",
          label: words.design,
          side: "left",
          guides: { x: figure(design, x), y: figure(designSize, y) },
        },
      ],
    }),
  };
}

/** Line from the left end to the wet bulb at which the heat determines the size. */
function floorLine(final: readonly Point[], floor: number, label: string): LineSpec[] {
  const first = final[0];
  if (first === undefined || first.y >= floor) return [];
  const above = final.findIndex(({ y }) => y >= floor);
  const end = above < 0 ? (final.at(-1)?.x ?? first.x) : crossing(final[above - 1], final[above], floor);
  const points = [first.x, end].map((x) => ({ x, y: floor }));
  return [{ key: "floor", style: "dashed", points, label, labelAt: "from-left" }];
}

function crossing(before: Point | undefined, after: Point | undefined, y: number): number {
  if (before === undefined || after === undefined) return after?.x ?? before?.x ?? 0;
  return before.x + ((y - before.y) / (after.y - before.y)) * (after.x - before.x);
}
