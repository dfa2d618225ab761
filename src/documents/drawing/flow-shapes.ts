import type { series } from "#content/pages/series.ts";
import type { Locale } from "#domain/locale.ts";
import type { FlowKind } from "./flow-kind.ts";

type Labels = (typeof series)[Locale]["diagram"]["labels"];
type Point = readonly [x: number, y: number];

/** Colours of the diagram by their names in `colors.ts`. */
type ArrowColor = "cold" | "pin" | "waterDark";
export type FlowFill = ArrowColor | "white" | "water";
export type FlowStroke = ArrowColor | "action" | "ink" | "field" | "mist";

/** A shape of a diagram; one without a stroke or a fill has none. Page and catalogue draw the same shapes. */
export type FlowShape =
  | {
      kind: "path";
      d: string;
      fill?: FlowFill;
      fillOpacity?: number;
      stroke?: FlowStroke;
      strokeOpacity?: number;
      strokeWidth?: number;
      /** Lengths of a dash and of the space behind it. */
      dash?: readonly [number, number];
      isRound?: true;
    }
  /** A label in the middle of a part has a margin of its own. */
  | { kind: "text"; at: Point; text: string; isMiddle: boolean };

/** Width and height of a diagram. */
export const flowSize = { width: 376, height: 280 } as const;

/** Letters of a label: 12 px where a phone shows the diagram 350 px wide. */
export const flowLetters = 13;

/** A section through a tower: where water and air come in, meet and leave. */
export function flowShapes(kind: FlowKind, labels: Labels): FlowShape[] {
  return [
    ...casing,
    ...insides[kind](labels),
    ...airArrow([180, 44], [180, 14]),
    label([192, 22], labels.discharge),
  ];
}

const insides: Record<FlowKind, (labels: Labels) => FlowShape[]> = {
  cross: crossFlow,
  counter: counterFlow,
  closed: closedCircuit,
};

/** Walls, fan and basin, which all of the towers have. */
const casing: readonly FlowShape[] = [
  {
    kind: "path",
    d: "M96 236h168v22h-168z",
    fill: "water",
    fillOpacity: 0.4,
    stroke: "field",
    strokeWidth: 1.5,
  },
  { kind: "path", d: "M100 68h160v168h-160z", fill: "white", stroke: "field", strokeWidth: 1.5 },
  { kind: "path", d: "M140 68l8-24h64l8 24z", fill: "white", stroke: "field", strokeWidth: 1.5 },
  { kind: "path", d: "M150 54h60M180 54v22", stroke: "ink", strokeWidth: 3 },
];

/** Places of nozzles, coils and lines of the fill between the walls. */
const columns = [122, 138, 154, 170, 190, 206, 222, 238];

function counterFlow(labels: Labels): FlowShape[] {
  return [
    ...eliminators(labels),
    ...waterArrow([14, 112], [96, 112], "pin"),
    { kind: "path", d: "M100 112h160", stroke: "pin", strokeWidth: 3 },
    drops(118),
    label([8, 102], labels.hotWater),
    { kind: "path", d: "M104 136h152v48h-152z", fill: "white", stroke: "action", strokeWidth: 1.5 },
    { kind: "path", d: corrugation, stroke: "action", strokeOpacity: 0.4, strokeWidth: 1.2 },
    label([180, 165], labels.fill, true),
    ...lowInlets(labels),
    label([304, 222], labels.air),
    ...outlet(labels),
  ];
}

/** Sheets of the fill, standing close together. */
const corrugation = columns.map((x) => `M${x - 8} 136l6 12-6 12 6 12-6 12`).join("");

function crossFlow(labels: Labels): FlowShape[] {
  return [
    ...waterArrow([14, 84], [96, 84], "pin"),
    label([8, 74], labels.hotWater),
    ...[104, 208].flatMap((x): FlowShape[] => [
      { kind: "path", d: `M${x} 80h48v10h-48z`, fill: "pin", fillOpacity: 0.4 },
      { kind: "path", d: `M${x} 94h48v128h-48z`, fill: "white", stroke: "action", strokeWidth: 1.5 },
      {
        kind: "path",
        d: [10, 24, 38].map((step) => `M${x + step} 98v120`).join(""),
        stroke: "action",
        strokeWidth: 1.5,
        dash: [2, 6],
      },
    ]),
    label([180, 212], labels.fill, true),
    ...[126, 156, 186].flatMap((y) => [...airArrow([64, y], [112, y]), ...airArrow([296, y], [248, y])]),
    ...airArrow([180, 190], [180, 92]),
    label([8, 160], labels.air),
    label([302, 160], labels.air),
    ...outlet(labels),
  ];
}

function closedCircuit(labels: Labels): FlowShape[] {
  return [
    ...eliminators(labels),
    { kind: "path", d: "M272 240h18v-128h-190", stroke: "waterDark", strokeWidth: 2.5 },
    {
      kind: "path",
      d: "M282 208a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
      fill: "white",
      stroke: "waterDark",
      strokeWidth: 2,
    },
    { kind: "path", d: "M286 212l4-8 4 8z", fill: "waterDark" },
    drops(118),
    label([304, 206], labels.spray),
    ...waterArrow([14, 144], [96, 144], "pin"),
    label([8, 134], labels.hotFluid),
    {
      kind: "path",
      d: "M100 144h152a7 7 0 0 1 0 14h-144a7 7 0 0 0 0 14h144a7 7 0 0 1 0 14h-152",
      stroke: "cold",
      strokeWidth: 4,
    },
    ...waterArrow([96, 186], [14, 186], "cold"),
    label([8, 204], labels.coldFluid),
    ...lowInlets(labels),
  ];
}

/** Drift eliminators, below the fan. */
function eliminators(labels: Labels): FlowShape[] {
  const teeth = "l8-8 8 8".repeat(9);
  return [
    { kind: "path", d: `M104 94${teeth}`, stroke: "field", strokeWidth: 1.5 },
    label([268, 94], labels.eliminators),
  ];
}

function drops(top: number): FlowShape {
  const d = columns.map((x) => `M${x} ${top}v4m0 4v3`).join("");
  return { kind: "path", d, stroke: "waterDark", strokeWidth: 2, isRound: true };
}

/** Air comes in below from both sides, and rises against the water. */
function lowInlets(labels: Labels): FlowShape[] {
  return [
    { kind: "path", d: "M100 200v32M260 200v32", stroke: "mist", strokeWidth: 4, dash: [3, 4] },
    ...airArrow([62, 218], [118, 218]),
    ...airArrow([298, 218], [242, 218]),
    ...[150, 180, 210].flatMap((x) => airArrow([x, 226], [x, 196])),
    label([8, 222], labels.air),
  ];
}

function outlet(labels: Labels): FlowShape[] {
  return [...waterArrow([264, 248], [342, 248], "cold"), label([288, 268], labels.coldWater)];
}

function airArrow(from: Point, to: Point): FlowShape[] {
  return arrow(from, to, "waterDark", 2.5);
}

/** Hot before the tower, cold after it. */
function waterArrow(from: Point, to: Point, color: "pin" | "cold"): FlowShape[] {
  return arrow(from, to, color, 4);
}

/** Lies along one of the axes; its head ends where it does. */
function arrow(from: Point, to: Point, color: ArrowColor, width: number): FlowShape[] {
  const [x, y] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  const neck: Point = [to[0] - 9 * x, to[1] - 9 * y];
  const head = `M${neck.join(" ")}m${6 * y} ${6 * x}l${-12 * y} ${-12 * x}L${to.join(" ")}z`;
  return [
    { kind: "path", d: `M${from.join(" ")}L${neck.join(" ")}`, stroke: color, strokeWidth: width },
    { kind: "path", d: head, fill: color },
  ];
}

function label(at: Point, text: string, isMiddle = false): FlowShape {
  return { kind: "text", at, text, isMiddle };
}
