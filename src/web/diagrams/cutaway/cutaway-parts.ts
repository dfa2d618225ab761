import type { series } from "#content/pages/series.ts";
import type { FlowKind } from "#documents/drawing/flow-kind.ts";
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
}

interface CutawayDrawing {
  paths: readonly CutawayPath[];
  callouts: readonly Callout[];
}

/** Size of the drawing with its labels, and the part of it without them. */
export const cutawaySize = { width: 640, height: 500, tower: { x: 82, width: 476 } } as const;

/** Size of the numbers on phones. */
export const numberSize = { radius: 17, text: 24 } as const;

/** Walls of the tower, and the levels of what every kind has. */
const [left, right, roof, floor] = [175, 465, 120, 462];
const middle = (left + right) / 2;

export function cutaway(kind: FlowKind): CutawayDrawing {
  const { paths, callouts } = insides[kind];
  return { paths: [...casing, ...paths, ...discharge], callouts: [...callouts, ...common] };
}

const casing: readonly CutawayPath[] = [
  { ink: "casing", d: `M${left} ${floor}V${roof}H${right}V${floor}z` },
  { ink: "casing", d: `M${middle - 82} ${roof}l14-46h136l14 46z` },
  { ink: "inside", d: `M${middle - 22} ${roof}h44v16h-44zM${middle} ${roof}V92` },
  { ink: "basin", d: `M${left - 8} 430H${right + 8}V${floor}H${left - 8}z` },
  { ink: "casing", d: `M${middle - 62} 96q30-13 62-4q32-9 62 4q-30 9-62 2q-32 7-62-2z` },
];

const discharge = rising([-44, 0, 44], 66, 18);

const common: readonly Callout[] = [
  { part: "discharge", at: [middle + 44, 34], side: "right", y: 30 },
  { part: "fan", at: [middle + 48, 95], side: "right", y: 76 },
  { part: "basin", at: [right - 40, 446], side: "right", y: 478 },
];

/** Middles of eight columns between the walls. */
const columns = Array.from({ length: 8 }, (_, index) => left + 26 + index * 34);

const counterflow: CutawayDrawing = {
  paths: [
    { ink: "inside", d: eliminators(150) + eliminators(160) },
    { ink: "hot", d: `M40 190H${left}M${left} 190H${right - 12}` },
    { ink: "inside", d: nozzles(194) },
    { ink: "drops", d: rain(208, 236) },
    { ink: "fill", d: `M${left + 8} 240H${right - 8}V330H${left + 8}z` },
    { ink: "inside", d: sheets(left + 16, right - 12, 240, 330) },
    { ink: "drops", d: rain(336, 424) },
    { ink: "casing", d: louvers(left, 344, 422, -1) + louvers(right, 344, 422, 1) },
    ...entering(352, 384, 410),
    ...rising([-70, 0, 70], 322, 250),
    { ink: "cold", d: `M${right + 8} 448H600` },
  ],
  callouts: [
    { part: "eliminators", at: [right - 20, 158], side: "right", y: 136 },
    { part: "nozzles", at: [right - 26, 200], side: "right", y: 200 },
    { part: "fill", at: [right - 30, 285], side: "right", y: 285 },
    { part: "louvers", at: [right + 4, 366], side: "right", y: 330 },
    { part: "hotWater", at: [108, 190], side: "left", y: 168 },
    { part: "air", at: [128, 384], side: "left", y: 336 },
    { part: "coldWater", at: [530, 448], side: "right", y: 424 },
  ],
};

const crossflow: CutawayDrawing = {
  paths: [
    { ink: "hot", d: `M40 138H${left + 8}M${left + 88} 138H${right - 88}` },
    ...[left + 8, right - 88].flatMap((x): CutawayPath[] => [
      { ink: "basin", d: `M${x} 128h80v22h-80z` },
      { ink: "inside", d: [12, 31, 50, 69].map((step) => `M${x + step} 150l-5 8h10z`).join("") },
      { ink: "fill", d: `M${x + 4} 172h72v236h-72z` },
      { ink: "drops", d: [12, 31, 50, 69].map((step) => `M${x + step} 162V424`).join("") },
    ]),
    { ink: "inside", d: uprights(left + 96) + uprights(right - 96) },
    { ink: "casing", d: louvers(left, 168, 416, -1) + louvers(right, 168, 416, 1) },
    ...entering(200, 290, 380),
    ...[200, 290, 380].flatMap(across),
    ...rising([-20, 20], 400, 150),
    { ink: "cold", d: `M${right + 8} 448H600` },
  ],
  callouts: [
    { part: "hotBasin", at: [right - 16, 138], side: "right", y: 122 },
    { part: "nozzles", at: [right - 57, 155], side: "right", y: 160 },
    { part: "eliminators", at: [right - 96, 242], side: "right", y: 222 },
    { part: "fill", at: [right - 40, 324], side: "right", y: 268 },
    { part: "louvers", at: [right + 4, 350], side: "right", y: 330 },
    { part: "hotWater", at: [108, 138], side: "left", y: 116 },
    { part: "air", at: [128, 290], side: "left", y: 266 },
    { part: "coldWater", at: [530, 448], side: "right", y: 424 },
  ],
};

const closed: CutawayDrawing = {
  paths: [
    { ink: "inside", d: eliminators(150) + eliminators(160) },
    { ink: "cold", d: `M${left + 12} 190H510V386M510 414V448H${right + 8}` },
    { ink: "casing", d: "M496 400a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM503 407l7-14 7 14z" },
    { ink: "inside", d: nozzles(194) },
    { ink: "drops", d: rain(208, 240) + rain(336, 424) },
    { ink: "coil", d: `M${left} 250H441a11 11 0 0 1 0 22H199a11 11 0 0 0 0 22` },
    { ink: "cooled", d: `M199 294H441a11 11 0 0 1 0 22H${left}` },
    { ink: "hot", d: `M40 250H${left}` },
    { ink: "cold", d: `M${left} 316H40` },
    { ink: "casing", d: louvers(left, 344, 422, -1) + louvers(right, 344, 422, 1) },
    ...entering(348, 370),
    ...rising([-70, 0, 70], 330, 212),
  ],
  callouts: [
    { part: "eliminators", at: [right - 20, 158], side: "right", y: 136 },
    { part: "nozzles", at: [right - 26, 200], side: "right", y: 214 },
    { part: "coil", at: [right - 14, 283], side: "right", y: 283 },
    { part: "louvers", at: [right + 4, 366], side: "right", y: 330 },
    { part: "pump", at: [524, 400], side: "right", y: 400 },
    { part: "hotFluid", at: [108, 250], side: "left", y: 228 },
    { part: "coldFluid", at: [108, 316], side: "left", y: 296 },
    { part: "air", at: [128, 370], side: "left", y: 346 },
  ],
};

const insides: Record<FlowKind, CutawayDrawing> = { counter: counterflow, cross: crossflow, closed };

/** Zigzag between the walls. */
function eliminators(y: number): string {
  return `M${left + 5} ${y}${"l10-9 10 9".repeat(14)}`;
}

function nozzles(y: number): string {
  return columns.map((x) => `M${x} ${y}l-6 10h12z`).join("");
}

function rain(top: number, bottom: number): string {
  return columns.map((x) => `M${x} ${top}V${bottom}`).join("");
}

/** Corrugated sheets, close together. */
function sheets(from: number, to: number, top: number, bottom: number): string {
  const step = (bottom - top) / 6;
  const count = Math.floor((to - from) / 17);
  return Array.from(
    { length: count },
    (_, index) => `M${from + index * 17} ${top}${`l7 ${step}-7 ${step}`.repeat(3)}`,
  ).join("");
}

/** Blades of a drift eliminator that stands. */
function uprights(x: number): string {
  return `M${x - 5} 174${"l10 9-10 9".repeat(13)}`;
}

/** Slats that lead air in and keep water inside. */
function louvers(x: number, top: number, bottom: number, outwards: 1 | -1): string {
  const count = Math.floor((bottom - top) / 13);
  return Array.from({ length: count }, (_, index) => `M${x} ${top + index * 13}l${outwards * 12} 9`).join("");
}

/** Air from both sides at these heights. */
function entering(...heights: number[]): CutawayPath[] {
  const draw = (of: (y: number) => string) => heights.map(of).join("");
  return [
    { ink: "air", d: draw((y) => `M96 ${y}H${left - 20}M530 ${y}H${right + 20}`) },
    { ink: "heads", d: draw((y) => `M${left - 27} ${y - 5}l9 5-9 5M${right + 27} ${y - 5}l-9 5 9 5`) },
  ];
}

/** Air through both fills into the plenum between them. */
function across(y: number): CutawayPath[] {
  const [from, to] = [left + 16, middle - 34];
  const [fromRight, toRight] = [right - 16, middle + 34];
  return [
    { ink: "air", d: `M${from} ${y}H${to}M${fromRight} ${y}H${toRight}` },
    { ink: "heads", d: `M${to - 7} ${y - 5}l9 5-9 5M${toRight + 7} ${y - 5}l-9 5 9 5` },
  ];
}

/** Air upwards, at these distances from the middle. */
function rising(steps: readonly number[], from: number, to: number): CutawayPath[] {
  const draw = (of: (x: number) => string) => steps.map((step) => of(middle + step)).join("");
  return [
    { ink: "air", d: draw((x) => `M${x} ${from}V${to}`) },
    { ink: "heads", d: draw((x) => `M${x - 5} ${to + 7}l5-9 5 9`) },
  ];
}
