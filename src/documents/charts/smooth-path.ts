import type { Point } from "./polyline.ts";

/** Straight segments through points as SVG path data. */
export function straightPath(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? "M" : "L"}${written(point)}`).join("");
}

/**
 * Monotone cubic through points in ascending order of x, without overshoot between two of them.
 * Slopes: M. Steffen, "A simple method for monotonic interpolation in one dimension", A&A 239 (1990) 443,
 * equations 11 and 13 and, at the ends, a parabola.
 */
export function smoothPath(points: readonly Point[]): string {
  if (points.length < 3) return straightPath(points);
  const slopes = slopesAt(points);
  const pieces = pairs(points).map(([from, to], index) => {
    const third = (to.x - from.x) / 3;
    const [leaving = 0, arriving = 0] = [slopes[index], slopes[index + 1]];
    const handles = [
      { x: from.x + third, y: from.y + third * leaving },
      { x: to.x - third, y: to.y - third * arriving },
    ];
    return `C${[...handles, to].map(written).join(",")}`;
  });
  return straightPath(points.slice(0, 1)) + pieces.join("");
}

function slopesAt(points: readonly Point[]): number[] {
  const steps = pairs(points).map(([from, to]) => ({
    run: to.x - from.x,
    slope: (to.y - from.y) / (to.x - from.x),
  }));
  const inner = pairs(steps).map(([before, after]) => {
    if (before.slope * after.slope <= 0) return 0;

    const parabola = (before.slope * after.run + after.slope * before.run) / (before.run + after.run);
    const smallest = Math.min(Math.abs(before.slope), Math.abs(after.slope), Math.abs(parabola) / 2);
    return 2 * Math.sign(before.slope) * smallest;
  });
  const atEnd = (slope = 0, next = 0) => (3 * slope - next) / 2;
  return [atEnd(steps[0]?.slope, inner[0]), ...inner, atEnd(steps.at(-1)?.slope, inner.at(-1))];
}

function pairs<T>(all: readonly T[]): [T, T][] {
  return all.slice(1).map((next, index) => [all[index] ?? next, next]);
}

/** Formats a point to 0.01 user units. */
function written({ x, y }: Point): string {
  return `${hundredths(x)},${hundredths(y)}`;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
