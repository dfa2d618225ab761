import type { LoopLabels } from "./loop-words.ts";
import type { LineKind, Point } from "./pipe.ts";

export interface Area {
  at: Point;
  width: number;
  height: number;
}

export interface TowerEdges {
  /** Walls. */
  left: number;
  right: number;
  roof: number;
  /** Lower end of the walls. */
  inlet: number;
  /** Floor of the basin. */
  floor: number;
}

export interface PumpPosition {
  at: Point;
  radius: number;
  to: "right" | "up" | "down";
}

export interface PipeRoute {
  kind: LineKind;
  /** Path of SVG with the commands M, H and V. */
  along: string;
  /** True if it ends with an arrowhead. */
  isArrow: boolean;
}

export interface NamePosition {
  at: Point;
  anchor: "start" | "middle" | "end";
}

/** Positions of all parts of the drawing of the circuit. A text without a position does not compile. */
export interface LoopLayout {
  viewBox: string;
  fontSize: number;
  className: string;
  tower: TowerEdges;
  pipes: readonly PipeRoute[];
  /** Flow directions on long pipes, each a path that ends at the tip of its arrowhead. */
  directions: readonly Pick<PipeRoute, "kind" | "along">[];
  joints: readonly Point[];
  pumps: readonly PumpPosition[];
  /** Hold chemicals. */
  tanks: readonly Area[];
  meter: { at: Point; radius: number };
  filter: Area;
  valve: { at: Point; isUpright: boolean };
  load: Area;
  controller: Area;
  names: Readonly<Record<keyof LoopLabels, NamePosition>>;
}

/** Left to right: supply, tower, circuit with filter, heat load; dosing and blowdown below. */
export const wideLayout: LoopLayout = {
  viewBox: "0 36 976 604",
  fontSize: 16,
  className: "w-full",
  tower: { left: 190, right: 370, roof: 150, inlet: 330, floor: 414 },
  pipes: [
    arrow("vapor", "M264 112V56"),
    arrow("water", "M296 112V56"),
    arrow("vapor", "M138 348H182"),
    arrow("vapor", "M422 348H378"),
    arrow("cold", "M346 414V466H870V336"),
    arrow("hot", "M870 246V174H370"),
    arrow("water", "M750 466V254H500V282"),
    arrow("water", "M500 372V394H384"),
    arrow("water", "M20 394H176"),
    line("signal", "M96 414V506H213"),
    line("signal", "M243 506H291"),
    ...dosing([228, 306], { upper: [492, 418], lower: [546, 520] }),
    arrow("water", "M520 466V540"),
    line("signal", "M598 572H668"),
    arrow("drain", "M690 466V622"),
  ],
  directions: [
    { kind: "hot", along: "M640 174H628" },
    { kind: "cold", along: "M810 466H822" },
  ],
  joints: [
    [750, 466],
    [520, 466],
    [690, 466],
  ],
  pumps: [
    { at: [420, 466], radius: 18, to: "right" },
    { at: [228, 506], radius: 14, to: "up" },
    { at: [306, 506], radius: 14, to: "up" },
  ],
  tanks: [195, 273].map((x) => ({ at: [x, 540], width: 66, height: 58 })),
  meter: { at: [96, 394], radius: 19 },
  filter: { at: [500, 282], width: 64, height: 90 },
  valve: { at: [690, 572], isUpright: true },
  load: { at: [784, 246], width: 172, height: 90 },
  controller: { at: [442, 540], width: 156, height: 64 },
  names: {
    evaporation: end(250, 84),
    drift: start(310, 84),
    fill: middle(280, 262),
    basin: middle(268, 404),
    air: end(130, 353),
    load: middle(870, 284),
    loadKind: middle(870, 308),
    pump: middle(420, 508),
    hotWater: middle(620, 158),
    coldWater: end(856, 446),
    filterFirst: start(548, 312),
    filterSecond: start(548, 334),
    share: start(548, 358),
    makeUp: start(20, 366),
    meter: start(108, 440),
    pulses: start(108, 494),
    inhibitor: middle(228, 622),
    biocide: middle(306, 622),
    sampling: start(534, 510),
    conductivity: middle(520, 567),
    controller: middle(520, 590),
    valve: start(714, 578),
    drain: start(714, 618),
  },
};

/** Top to bottom, for phones: tower, dosing and filter side by side, heat load. */
export const narrowLayout: LoopLayout = {
  viewBox: "0 12 360 796",
  fontSize: 14,
  className: "mx-auto w-full max-w-[26em]",
  tower: { left: 76, right: 214, roof: 100, inlet: 226, floor: 286 },
  pipes: [
    arrow("vapor", "M132 66V22"),
    arrow("water", "M158 66V22"),
    arrow("vapor", "M254 238H222"),
    arrow("cold", "M204 286V738"),
    arrow("hot", "M344 738V124H214"),
    arrow("water", "M204 562H324V330H284V350"),
    arrow("water", "M284 424V442H246V268H228"),
    arrow("water", "M6 268H62"),
    line("signal", "M30 284V352H86"),
    line("signal", "M110 352H146"),
    ...dosing([98, 158], { upper: [339, 290], lower: [386, 365] }),
    arrow("water", "M204 606H138"),
    line("signal", "M72 634V656"),
    arrow("drain", "M204 678H6"),
  ],
  directions: [{ kind: "hot", along: "M344 640V632" }],
  joints: [
    [204, 562],
    [204, 606],
    [204, 678],
  ],
  pumps: [
    { at: [204, 528], radius: 15, to: "down" },
    { at: [98, 352], radius: 12, to: "up" },
    { at: [158, 352], radius: 12, to: "up" },
  ],
  tanks: [72, 132].map((x) => ({ at: [x, 382], width: 52, height: 48 })),
  meter: { at: [30, 268], radius: 14 },
  filter: { at: [284, 350], width: 46, height: 74 },
  valve: { at: [72, 678], isUpright: false },
  load: { at: [176, 738], width: 180, height: 62 },
  controller: { at: [6, 578], width: 132, height: 56 },
  names: {
    evaporation: end(120, 48),
    drift: start(170, 48),
    fill: middle(145, 180),
    basin: middle(145, 277),
    air: start(261, 243),
    load: middle(266, 765),
    loadKind: middle(266, 785),
    pump: end(180, 533),
    hotWater: end(330, 114),
    coldWater: start(218, 724),
    filterFirst: start(220, 470),
    filterSecond: start(220, 488),
    share: start(220, 508),
    makeUp: start(6, 237),
    meter: start(40, 308),
    pulses: start(38, 342),
    inhibitor: middle(94, 450),
    biocide: middle(164, 450),
    sampling: start(218, 611),
    conductivity: middle(72, 602),
    controller: middle(72, 622),
    valve: start(6, 708),
    drain: start(6, 728),
  },
};

function arrow(kind: LineKind, along: string): PipeRoute {
  return { kind, along, isArrow: true };
}

function line(kind: LineKind, along: string): PipeRoute {
  return { kind, along, isArrow: false };
}

/** From tanks through pumps into the basin, one pipe at each `x`. @param ends of the upper and the lower pipe, values of `y` */
function dosing(positions: readonly number[], ends: { upper: [number, number]; lower: [number, number] }) {
  return positions.flatMap((x) => [
    arrow("dosing", `M${x} ${ends.upper.join("V")}`),
    line("dosing", `M${x} ${ends.lower.join("V")}`),
  ]);
}

function start(x: number, y: number): NamePosition {
  return { at: [x, y], anchor: "start" };
}

function middle(x: number, y: number): NamePosition {
  return { at: [x, y], anchor: "middle" };
}

function end(x: number, y: number): NamePosition {
  return { at: [x, y], anchor: "end" };
}
