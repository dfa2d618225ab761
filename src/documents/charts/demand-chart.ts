import { type DemandCurve, demandCurve } from "#engine/design/demand-curve.ts";
import type { Temperatures } from "#engine/duty/duty.ts";
import { merkelDemand } from "#engine/method/merkel.ts";
import { standardConditions, towerCharacteristic } from "#engine/method/standard-tower.ts";
import type { LineSpec, MarkSpec } from "./chart.ts";
import { type ChartModel, figure, type Quantity } from "./chart-model.ts";
import { type Point, valueOn } from "./polyline.ts";

export interface DemandChartWords {
  lg: string;
  kavl: string;
  demand: string;
  standardDemand: string;
  characteristic: string;
  /** Names of the two points, and of both where they coincide. */
  duty: string;
  standard: string;
  both: string;
  pinch: string;
}

const readings = { lg: 3, kavl: 3 } as const;

/**
 * Derivation of a tower's size: the intersection of the duty's required KaV/L, rising towards its pinch, with
 * the characteristic of the standard tower. Both axes are logarithmic, as in CTI charts, so that the
 * characteristic is straight.
 * Throws a RangeError for temperatures that no tower can meet.
 */
export function demandChart(temperatures: Temperatures, words: DemandChartWords): ChartModel {
  const curve = demandCurve(temperatures);
  const isStandard = Math.abs(curve.at.lg - curve.standard.lg) < 1e-9;
  const demand = withPoint(curve.demand, { x: curve.at.lg, y: curve.at.kavl });
  const stops = demand.map(({ x }) => x);
  const lg: Quantity = { label: words.lg, unit: "", decimals: readings.lg };
  const kavl = { unit: words.kavl, decimals: readings.kavl };
  return {
    x: lg,
    columns: [
      { ...kavl, key: "demand", label: words.demand, valueAt: (x) => valueOn(demand, x) },
      { ...kavl, key: "characteristic", label: words.characteristic, valueAt: towerCharacteristic },
    ],
    stops,
    start: stops.indexOf(curve.at.lg),
    spec: (size) => ({
      ...size,
      x: { label: words.lg, domain: curve.frame.lg, scale: "log", ticks: size.width < 500 ? 4 : 6 },
      y: { label: words.kavl, domain: heights(curve, demand), scale: "log" },
      lines: linesOf(
        {
          demand,
          characteristic: curve.characteristic,
          standard: isStandard ? [] : standardDemand(curve.frame),
        },
        words,
      ),
      marks: isStandard ? [dutyMark(curve.at, words.both, lg)] : marksOf(curve, words, lg),
      asymptotes: [{ key: "pinch", x: curve.pinchLg, label: `${words.pinch} ${figure(curve.pinchLg, lg)}` }],
    }),
  };
}

interface Curves {
  demand: readonly Point[];
  characteristic: readonly Point[];
  /** Required KaV/L at standard conditions; empty where they are the duty. */
  standard: readonly Point[];
}

function linesOf({ demand, characteristic, standard }: Curves, words: DemandChartWords): LineSpec[] {
  const labelAt = "from-left";
  const lines: LineSpec[] = [
    { key: "standard-demand", style: "dotted", points: standard, label: words.standardDemand, labelAt },
    { key: "characteristic", style: "dashed", points: characteristic, label: words.characteristic, labelAt },
    { key: "demand", style: "accent", points: demand, label: words.demand, labelAt },
  ];
  return lines.filter(({ points }) => points.length > 1);
}

/** Required KaV/L at standard conditions over the whole frame, without the part beyond the pinch. */
function standardDemand({ lg: [first, last], kavl }: DemandCurve["frame"]): Point[] {
  const demand = merkelDemand(standardConditions);
  const count = 80;
  return Array.from({ length: count + 1 }, (_, index) => first * (last / first) ** (index / count)).flatMap(
    (x) => {
      const needed = demand(x);
      return needed.kind === "pinch" || needed.kavl > 2 * kavl[1] ? [] : [{ x, y: needed.kavl }];
    },
  );
}

/** Lower limit: where the required KaV/L begins, or well below both points. */
function heights({ at, standard, frame }: DemandCurve, demand: readonly Point[]): [number, number] {
  const lowest = Math.min(at.kavl, standard.kavl);
  return [Math.max(0.4 * lowest, Math.min(0.8 * lowest, (demand[0]?.y ?? lowest) * 0.85)), frame.kavl[1]];
}

/** The left mark is labeled on its left, the right one on its right, away from the intersection. */
function marksOf({ at, standard }: DemandCurve, words: DemandChartWords, lg: Quantity): MarkSpec[] {
  const isLeft = at.lg < standard.lg;
  return [
    { ...dutyMark(at, words.duty, lg), side: isLeft ? "left" : "right" },
    {
      key: "standard",
      x: standard.lg,
      y: standard.kavl,
      style: "ring",
      label: words.standard,
      side: isLeft ? "right" : "left",
    },
  ];
}

function dutyMark(at: DemandCurve["at"], label: string, decimals: Quantity): MarkSpec {
  return {
    key: "duty",
    x: at.lg,
    y: at.kavl,
    style: "dot",
    label,
    guides: { x: figure(at.lg, decimals), y: figure(at.kavl, decimals) },
  };
}

function withPoint(points: readonly Point[], point: Point): Point[] {
  return [...points.filter(({ x }) => Math.abs(x - point.x) > 1e-9), point].sort((a, b) => a.x - b.x);
}
