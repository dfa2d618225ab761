import type { Point } from "../polyline.ts";
import { textWidth } from "./text-width.ts";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PlacedText {
  key: string;
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

export type LabelPosition = Pick<PlacedText, "x" | "y" | "anchor">;

/** Text with its candidate positions, best first: the first free one is used. */
export interface Label {
  key: string;
  text: string;
  positions: Iterable<LabelPosition>;
}

export interface Surroundings {
  /** Area that no text may leave. */
  bounds: Box;
  /** Points of lines and marks that a text should not cover. */
  drawn: readonly Point[];
  taken: readonly Box[];
  fontSize: number;
}

/** Assigns each label its first free position, or the one with the least overlap. */
export function placeLabels(labels: readonly Label[], around: Surroundings): PlacedText[] {
  const taken = [...around.taken];
  const drawn = around.drawn.toSorted((one, other) => one.x - other.x);
  return labels.flatMap(({ key, text, positions }) => {
    const width = textWidth(text, around.fontSize);
    let best: { position: LabelPosition; box: Box } | undefined;
    let lowestCost = Number.POSITIVE_INFINITY;
    for (const position of positions) {
      const box = boxAt(position, width, around.fontSize);
      const cost = costOf(box, { bounds: around.bounds, drawn, taken }, lowestCost);
      if (cost >= lowestCost) continue;
      best = { position, box };
      lowestCost = cost;
      if (cost === 0) break;
    }
    if (best === undefined) return [];
    taken.push(best.box);
    return [{ key, text, ...best.position }];
  });
}

export function boxOf({ text, x, y, anchor }: LabelPosition & { text: string }, fontSize: number): Box {
  return boxAt({ x, y, anchor }, textWidth(text, fontSize), fontSize);
}

function boxAt({ x, y, anchor }: LabelPosition, width: number, fontSize: number): Box {
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, top: y - fontSize * 0.85, right: left + width, bottom: y + fontSize * 0.25 };
}

export function areOverlapping(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * Moves positions apart to at least `gap`, as little as possible, within `low` … `high`; keeps their order.
 */
export function spread(
  positions: readonly number[],
  { gap, low, high }: { gap: number; low: number; high: number },
): number[] {
  const order = positions.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  for (const [index, item] of order.entries()) {
    const above = order[index - 1];
    item.at = Math.max(item.at, above ? above.at + gap : low);
  }
  for (let index = order.length - 1; index >= 0; index -= 1) {
    const item = order[index];
    const below = order[index + 1];
    if (item) item.at = Math.min(item.at, below ? below.at - gap : high);
  }
  return order.sort((a, b) => a.index - b.index).map(({ at }) => at);
}

/**
 * Leaving the chart costs more than covering a text, and that more than covering a line. Points are in
 * ascending order of x.
 * @param enough upper bound at which the sum stops early
 */
function costOf(box: Box, { bounds, drawn, taken }: Omit<Surroundings, "fontSize">, enough: number): number {
  const { left, right, top, bottom } = box;
  const leaves = left < bounds.left || right > bounds.right || top < bounds.top || bottom > bounds.bottom;
  let cost = leaves ? 1e6 : 0;
  for (const other of taken) if (areOverlapping(box, other)) cost += 1e3;
  for (let index = firstBeyond(drawn, left - 2); index < drawn.length && cost < enough; index += 1) {
    const { x, y } = drawn[index] as Point;
    if (x >= right + 2) break;
    if (y > top && y < bottom) cost += 1;
  }
  return cost;
}

/** Index of the first point, in ascending order of x, beyond `x`. */
function firstBeyond(points: readonly Point[], x: number): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle] as Point).x > x) high = middle;
    else low = middle + 1;
  }
  return low;
}
