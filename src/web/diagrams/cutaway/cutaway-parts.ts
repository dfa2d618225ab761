import type { series } from "#content/pages/series.ts";
import type { Locale } from "#domain/locale.ts";

type Point = readonly [x: number, y: number];

/** Lines of one kind in the drawing. */
export type Ink =
  | "casing"
  | "inside"
  | "fill"
  | "hot"
  | "cold"
  | "coil"
  | "cooled"
  | "basin"
  | "air"
  | "heads"
  | "drops";

export interface CutawayPath {
  ink: Ink;
  d: string;
}

type Words = (typeof series)[Locale]["diagram"];
type PartName = keyof Words["labels"] | keyof Words["parts"];

export interface Callout {
  part: PartName;
  at: Point;
  side: "left" | "right";
  /** Height of its label. */
  y: number;
  /** Centre of its number on phones, where the number at the point itself would cover the part. */
  number?: Point;
}

export interface CutawayDrawing {
  paths: readonly CutawayPath[];
  callouts: readonly Callout[];
}

/** Walls of the tower, and the levels of roof and floor. */
export const [left, right, roof, floor] = [175, 465, 120, 462];
export const middle = (left + right) / 2;

/** Middles of eight columns between the walls. */
export const columns = Array.from({ length: 8 }, (_, index) => left + 26 + index * 34);

/** Spray pump on its pipe, outside the right wall. */
export const pump: CutawayPath = {
  ink: "casing",
  d: "M496 400a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM503 407l7-14 7 14z",
};
export const pumpCallout: Callout = {
  part: "pump",
  at: [524, 400],
  side: "right",
  y: 400,
  number: [536, 433],
};

/** Walls, roof and basin of an induced-draft tower. */
export const body: readonly CutawayPath[] = [
  { ink: "casing", d: `M${left} ${floor}V${roof}H${right}V${floor}z` },
  { ink: "basin", d: `M${left - 8} 430H${right + 8}V${floor}H${left - 8}z` },
];

/**
 * Axial fan on the roof in its stack, with its motor below.
 * @param half of the width of the stack on the roof
 */
export function axialFan(x: number, half: number): CutawayPath[] {
  const blade = half - 20;
  const turn = blade / 2;
  return [
    { ink: "casing", d: `M${x - half} ${roof}l14-46h${2 * half - 28}l14 46z` },
    { ink: "inside", d: `M${x - 22} ${roof}h44v16h-44zM${x} ${roof}V92` },
    {
      ink: "casing",
      d: `M${x - blade} 96q${turn}-13 ${blade}-4q${turn}-9 ${blade} 4q${-turn} 9${-blade} 2q${-turn} 7${-blade}-2z`,
    },
  ];
}

/** Zigzag between the walls. */
export function eliminators(y: number): string {
  return `M${left + 5} ${y}${"l10-9 10 9".repeat(14)}`;
}

export function nozzles(y: number, at: readonly number[] = columns): string {
  return at.map((x) => `M${x} ${y}l-6 10h12z`).join("");
}

export function rain(top: number, bottom: number, at: readonly number[] = columns): string {
  return at.map((x) => `M${x} ${top}V${bottom}`).join("");
}

/** Corrugated sheets, close together. */
export function sheets(from: number, to: number, top: number, bottom: number): string {
  const step = (bottom - top) / 6;
  const count = Math.floor((to - from) / 17);
  return Array.from(
    { length: count },
    (_, index) => `M${from + index * 17} ${top}${`l7 ${step}-7 ${step}`.repeat(3)}`,
  ).join("");
}

/** Blades of a drift eliminator that stands, 18 units each. */
export function uprights(x: number, top: number, count: number): string {
  return `M${x - 5} ${top}${"l10 9-10 9".repeat(count)}`;
}

/** Slats that lead air in and keep water inside. */
export function louvers(x: number, top: number, bottom: number, outwards: 1 | -1): string {
  const count = Math.floor((bottom - top) / 13);
  return Array.from({ length: count }, (_, index) => `M${x} ${top + index * 13}l${outwards * 12} 9`).join("");
}

/** Air from both sides at these heights. */
export function entering(...heights: number[]): CutawayPath[] {
  const draw = (of: (y: number) => string) => heights.map(of).join("");
  return [
    { ink: "air", d: draw((y) => `M96 ${y}H${left - 20}M530 ${y}H${right + 20}`) },
    { ink: "heads", d: draw((y) => `M${left - 27} ${y - 5}l9 5-9 5M${right + 27} ${y - 5}l-9 5 9 5`) },
  ];
}

/** Air through both fills into the plenum between them. */
export function across(y: number): CutawayPath[] {
  const [from, to] = [left + 16, middle - 34];
  const [fromRight, toRight] = [right - 16, middle + 34];
  return [
    { ink: "air", d: `M${from} ${y}H${to}M${fromRight} ${y}H${toRight}` },
    { ink: "heads", d: `M${to - 7} ${y - 5}l9 5-9 5M${toRight + 7} ${y - 5}l-9 5 9 5` },
  ];
}

/** Air upwards, at these distances from a middle. */
export function rising(steps: readonly number[], from: number, to: number, centre = middle): CutawayPath[] {
  const draw = (of: (x: number) => string) => steps.map((step) => of(centre + step)).join("");
  return [
    { ink: "air", d: draw((x) => `M${x} ${from}V${to}`) },
    { ink: "heads", d: draw((x) => `M${x - 5} ${to + 7}l5-9 5 9`) },
  ];
}
