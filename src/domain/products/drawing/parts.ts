import type { Model } from "../model-columns.ts";
import { box, millimetres } from "./dimensions.ts";
import { tagOf } from "./lists.ts";
import {
  basinHeight,
  type Layer,
  noteHeight,
  type Point,
  ringHeight,
  type Shape,
  type Size,
  type Views,
} from "./shapes.ts";

/** On how many sides air comes in: along the length, at every side, or at one of the long sides. */
export type Inlets = "long" | "all" | "one";

/** Louvers of a cross-flow tower cover its fill; below the fill of others they are low. Their places are a sketch, as is the basin. */
export function louvers({ plan, front, side }: Views, size: Size, inlets: Inlets): Shape[] {
  const { length, width, height } = size;
  const from = basinHeight(height);
  const to = inlets === "long" ? height - ringHeight(height) * 1.5 : from + height * 0.2;
  const band = (at: Point, across: number) =>
    blades([at[0] + across * 0.03, at[1] + from], across * 0.94, to - from);
  const inset = width * 0.03;
  const edge = (y: number) => line("louver", [plan[0], plan[1] + y], [plan[0] + length, plan[1] + y]);
  const end = (x: number): Shape =>
    line("louver", [plan[0] + x, plan[1] + inset], [plan[0] + x, plan[1] + width - inset]);
  return [
    ...band(front, length),
    ...(inlets === "all" ? band(side, width) : []),
    edge(inset),
    ...(inlets === "one" ? [] : [edge(width - inset)]),
    ...(inlets === "all" ? [end(inset), end(length - inset)] : []),
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

/** Connections with a position in the record, and their tags: circles in the front view, stubs in the side view. */
export function connectionsOf(
  { connections }: Pick<Model, "connections">,
  { plan, front }: Views,
  { length, width }: Size,
  letters: number,
): Shape[] {
  return connections.flatMap(({ at, dn, side }, index): Shape[] => {
    const [x, y, z] = at ?? [];
    if (x === undefined || y === undefined || z === undefined) return [];
    const inPlan: Point = [plan[0] + x, plan[1] + y];
    const tag = (point: Point) => label("connection", point, letters, tagOf(index));
    const reach = dn / 2 + letters * 1.3;
    switch (side) {
      case "정면": {
        const seen: Point = [front[0] + x, front[1] + z];
        return [pipe(seen, dn), tag([seen[0] + reach, seen[1]]), ...stub(inPlan, dn, [0, -1])];
      }
      case "배면":
        return [
          ...stub([inPlan[0], plan[1] + width], dn, [0, 1]),
          tag([inPlan[0], plan[1] + width - letters * 1.4]),
        ];
      case "좌측면":
        return [...stub([plan[0], inPlan[1]], dn, [-1, 0]), tag([plan[0] + letters * 1.25, inPlan[1]])];
      case "우측면":
        return [
          ...stub([plan[0] + length, inPlan[1]], dn, [1, 0]),
          tag([plan[0] + length - letters * 1.25, inPlan[1]]),
        ];
      default:
        return [pipe(inPlan, dn), tag([inPlan[0] + reach, inPlan[1]])];
    }
  });
}

/** Supports with a position in the record, and the load on each. */
export function supportsOf({ supports }: Pick<Model, "supports">, { plan }: Views, letters: number): Shape[] {
  const placed = supports.flatMap(({ at, load }) => {
    const [x, y] = at ?? [];
    return x === undefined || y === undefined ? [] : [{ x, y, load }];
  });
  const across = placed.map(({ x }) => x);
  const [first, last] = [Math.min(...across), Math.max(...across)];
  return placed.flatMap(({ x, y, load }): Shape[] => {
    const text = `${millimetres(load)} kg`;
    const room = letters * (0.8 + 0.6 * text.length);
    const inwards = ((x < (first + last) / 2 ? 1 : -1) * (room + letters * 0.8)) / 2;
    const [atX, atY] = [plan[0] + x, plan[1] + y];
    return [
      ...box([atX - 100, atY - 100], 200, 200, "support"),
      // Loads that have no room between the supports stand in the list alone.
      ...(letters * (1.6 + 1.3 * text.length) < last - first
        ? [label("support", [atX + inwards, atY], letters, text)]
        : []),
    ];
  });
}

function pipe(center: Point, dn: number): Shape {
  return { kind: "circle", layer: "connection", center, radius: dn / 2 };
}

/** mm that a stub stands out; its real length is not in the record. */
const stubLength = 150;

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

function label(layer: Layer, at: Point, letters: number, text: string): Shape {
  return { kind: "text", layer, at, height: letters * noteHeight, text };
}

function line(layer: Layer, from: Point, to: Point): Shape {
  return { kind: "line", layer, from, to };
}
