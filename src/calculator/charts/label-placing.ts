import type { Point } from "./polyline.ts";
import { textWidth } from "./text-width.ts";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A text at its baseline, user units. */
export interface PlacedText {
  key: string;
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

export type LabelPlace = Pick<PlacedText, "x" | "y" | "anchor">;

/** A text that wants a place, with the places it may take, best first. */
export interface Label {
  key: string;
  text: string;
  places: readonly LabelPlace[];
}

export interface Surroundings {
  /** No text may leave it. */
  bounds: Box;
  /** Points of everything drawn that a text should not cover. */
  drawn: readonly Point[];
  taken: readonly Box[];
  fontSize: number;
}

/** Gives every label the first of its places that is free, or the one that covers least. */
export function placeLabels(labels: readonly Label[], around: Surroundings): PlacedText[] {
  const taken = [...around.taken];
  return labels.flatMap(({ key, text, places }) => {
    const ranked = places.map((place) => {
      const box = boxOf({ ...place, text }, around.fontSize);
      return { place, box, cost: costOf(box, { ...around, taken }) };
    });
    const best = ranked.reduce(
      (least, other) => (other.cost < least.cost ? other : least),
      ranked[0] ?? none,
    );
    if (best === none) return [];
    taken.push(best.box);
    return [{ key, text, ...best.place }];
  });
}

/** The box that a text covers. */
export function boxOf({ text, x, y, anchor }: LabelPlace & { text: string }, fontSize: number): Box {
  const width = textWidth(text, fontSize);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, top: y - fontSize * 0.85, right: left + width, bottom: y + fontSize * 0.25 };
}

export function areOverlapping(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Moves positions apart to at least `gap`, as little as possible, within `low` … `high`; keeps their order. */
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

const nowhere: Box = { left: 0, top: 0, right: 0, bottom: 0 };
const none = {
  place: { x: 0, y: 0, anchor: "start" } as const,
  box: nowhere,
  cost: Number.POSITIVE_INFINITY,
};

/** To leave the chart is worse than to cover a text, and that worse than to cover a line. */
function costOf(box: Box, { bounds, drawn, taken }: Surroundings): number {
  const leaves =
    box.left < bounds.left || box.right > bounds.right || box.top < bounds.top || box.bottom > bounds.bottom;
  const texts = taken.filter((other) => areOverlapping(box, other)).length;
  const points = drawn.filter(
    ({ x, y }) => x > box.left - 2 && x < box.right + 2 && y > box.top && y < box.bottom,
  ).length;
  return (leaves ? 1e6 : 0) + texts * 1e3 + points;
}
