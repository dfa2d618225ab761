import { mapSize } from "./projection.ts";

export interface Point {
  x: number;
  y: number;
}

/** Section of the world map, in its units. */
export interface Section extends Point {
  width: number;
  height: number;
}

interface FrameShape {
  /** Ratio of width to height. */
  ratio: number;
  /** Smallest width: a continent and its coasts. */
  minWidth: number;
  /** Space between points and edges, shares of width and height. */
  margin: Point;
}

/** Smallest section of a shape that contains all points; it extends beyond the map only in a direction in which it is larger. */
export function sectionAround(points: readonly Point[], { ratio, minWidth, margin }: FrameShape): Section {
  const across = extentOf(points.map(({ x }) => x));
  const down = extentOf(points.map(({ y }) => y));
  const width = Math.max(
    minWidth,
    across.length / (1 - 2 * margin.x),
    (down.length * ratio) / (1 - 2 * margin.y),
  );
  const height = width / ratio;
  return {
    x: Math.round(startOf(across.middle, width, mapSize.width)),
    y: Math.round(startOf(down.middle, height, mapSize.height)),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Points at one end of the map whose removal makes the map far narrower: as few as possible, at most a quarter of all. */
export function farPoints<P extends Point>(points: readonly P[], minWidth: number): readonly P[] {
  const sorted = points.toSorted((one, other) => one.x - other.x);
  const across = (some: readonly Point[]) => extentOf(some.map(({ x }) => x)).length;
  if (across(sorted) <= minWidth) return [];
  const counts = Array.from({ length: Math.floor(points.length / 4) }, (_, index) => index + 1);
  const near = counts
    .flatMap((count) => [sorted.slice(count), sorted.slice(0, -count)])
    .find((others) => across(others) < 0.6 * across(sorted));
  return near ? sorted.filter((point) => !near.includes(point)) : [];
}

function extentOf(values: readonly number[]): { middle: number; length: number } {
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return { middle: (from + to) / 2, length: to - from };
}

function startOf(middle: number, length: number, whole: number): number {
  const start = middle - length / 2;
  return length > whole ? (whole - length) / 2 : Math.min(Math.max(start, 0), whole - length);
}
