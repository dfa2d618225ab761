import type { Model } from "../model-columns.ts";
import { box } from "./dimensions.ts";
import {
  basinHeight,
  type Layer,
  type Point,
  ringHeight,
  type Shape,
  type Size,
  type Views,
} from "./shapes.ts";

/** Sides at which air comes in. */
export type Inlets = "bothLongSides" | "allSides" | "oneLongSide";

/** Louvers of a crossflow tower cover its fill; below the fill of others they are low. Their places are a sketch, as is the basin. */
export function louvers({ plan, front, side }: Views, size: Size, inlets: Inlets): Shape[] {
  const { length, width, height } = size;
  const from = basinHeight(height);
  const to = inlets === "bothLongSides" ? height - ringHeight(height) * 1.5 : from + height * 0.2;
  const band = (at: Point, across: number) =>
    blades([at[0] + across * 0.03, at[1] + from], across * 0.94, to - from);
  const inset = width * 0.03;
  const edge = (y: number) => line("louver", [plan[0], plan[1] + y], [plan[0] + length, plan[1] + y]);
  const end = (x: number): Shape =>
    line("louver", [plan[0] + x, plan[1] + inset], [plan[0] + x, plan[1] + width - inset]);
  return [
    ...band(front, length),
    ...(inlets === "allSides" ? band(side, width) : []),
    edge(inset),
    ...(inlets === "oneLongSide" ? [] : [edge(width - inset)]),
    ...(inlets === "allSides" ? [end(inset), end(length - inset)] : []),
  ];
}

function blades([x, y]: Point, across: number, up: number): Shape[] {
  const count = Math.max(3, Math.min(16, Math.round(up / 200)));
  return [
    ...box([x, y], across, up, "louver"),
    ...Array.from({ length: count - 1 }, (_, index) => {
      const level = y + (up * (index + 1)) / count;
      return line("louver", [x, level], [x + across, level]);
    }),
  ];
}

/** The coil of a closed circuit inside the casing, as hidden lines: a sketch that it is there. */
export function coilIn({ front, side }: Views, { length, width, height }: Size): Shape[] {
  const tubes = (at: Point, across: number) =>
    [0.5, 0.56, 0.62, 0.68].map((level) =>
      line(
        "coil",
        [at[0] + across * 0.06, at[1] + height * level],
        [at[0] + across * 0.94, at[1] + height * level],
      ),
    );
  return [...tubes(front, length), ...tubes(side, width)];
}

/** Connections with a position in the record: circles where a view shows their flange, stubs where it shows their side. */
export function connectionsOf(
  { connections }: Pick<Model, "connections">,
  { plan, front }: Views,
  { length, width }: Size,
): Shape[] {
  return connections.flatMap(({ at, dn, side }): Shape[] => {
    const [x, y, z] = at ?? [];
    if (x === undefined || y === undefined || z === undefined) return [];
    const inPlan: Point = [plan[0] + x, plan[1] + y];
    switch (side) {
      case "정면":
        return [pipe([front[0] + x, front[1] + z], dn), ...stub(inPlan, dn, [0, -1])];
      case "배면":
        return stub([inPlan[0], plan[1] + width], dn, [0, 1]);
      case "좌측면":
        return stub([plan[0], inPlan[1]], dn, [-1, 0]);
      case "우측면":
        return stub([plan[0] + length, inPlan[1]], dn, [1, 0]);
      default:
        return [pipe(inPlan, dn)];
    }
  });
}

export function hasStubsLeft({ connections }: Pick<Model, "connections">): boolean {
  return connections.some(({ at, side }) => at !== null && side === "좌측면");
}

/** Outlines of these supports, drawn as plates. */
export function supportsOf({ supports }: Pick<Model, "supports">, { plan }: Views): Shape[] {
  return placedSupports(supports).flatMap(({ x, y }) =>
    box([plan[0] + x - halfSupport, plan[1] + y - halfSupport], 2 * halfSupport, 2 * halfSupport, "support"),
  );
}

export interface PlacedSupport {
  x: number;
  y: number;
  load: number;
}

/** Supports with a position in the record. */
export function placedSupports(supports: Model["supports"]): PlacedSupport[] {
  return supports.flatMap(({ at, load }) => {
    const [x, y] = at ?? [];
    return x === undefined || y === undefined ? [] : [{ x, y, load }];
  });
}

function pipe(center: Point, dn: number): Shape {
  return { kind: "circle", layer: "connection", center, radius: dn / 2 };
}

/** Half of the side of a support, mm. */
export const halfSupport = 100;

/** mm that a stub stands out; its real length is not in the record. */
export const stubLength = 150;

function stub([x, y]: Point, dn: number, [right, up]: Point): Shape[] {
  const half = dn / 2;
  const [endX, endY] = [x + right * stubLength, y + up * stubLength];
  const [acrossX, acrossY] = [up === 0 ? 0 : half, up === 0 ? half : 0];
  return [
    line("connection", [x - acrossX, y - acrossY], [endX - acrossX, endY - acrossY]),
    line("connection", [x + acrossX, y + acrossY], [endX + acrossX, endY + acrossY]),
    line("connection", [endX - acrossX, endY - acrossY], [endX + acrossX, endY + acrossY]),
  ];
}

export function line(layer: Layer, from: Point, to: Point): Shape {
  return { kind: "line", layer, from, to };
}
