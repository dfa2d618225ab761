import type { Model } from "../model-columns.ts";
import { millimetres } from "./dimensions.ts";
import { freeText } from "./labels.ts";
import { connectionLabel } from "./lists.ts";
import { halfSupport, line, type PlacedSupport, placedSupports, stubLength } from "./parts.ts";
import {
  type Layer,
  noteHeight,
  type Point,
  type Shape,
  type Size,
  type Text,
  type Views,
  widthOfText,
} from "./shapes.ts";

/** Labels of connections, and the loads of supports, beside the lines of the drawing. */
export function annotationsOf(
  model: Pick<Model, "connections" | "supports">,
  views: Views,
  size: Size,
  letterHeight: number,
  parts: readonly Shape[],
): Shape[] {
  const annotations = loadsOf(model, views, size, letterHeight);
  for (const [index, connection] of model.connections.entries()) {
    const positions = labelPositions(connection, views, size, letterHeight);
    const [at] = positions;
    if (at === undefined) continue;
    const text = label("connection", at, letterHeight, connectionLabel(index));
    annotations.push(freeText(text, positions, [...parts, ...annotations]));
  }
  return annotations;
}

/** Positions of a label by preference: outside the tower beside a stub, around a circle. */
function labelPositions(
  { at, dn, side }: Model["connections"][number],
  { plan, front }: Views,
  { length, width }: Size,
  letterHeight: number,
): Point[] {
  const [x, y, z] = at ?? [];
  if (x === undefined || y === undefined || z === undefined) return [];
  const [out, beside] = [letterHeight * 1.3, dn / 2 + letterHeight * 0.8];
  const [inX, inY] = [plan[0] + x, plan[1] + y];
  const besideStub = (edge: number, outwards: 1 | -1): Point[] =>
    [out, -1.25 * letterHeight].flatMap((reach) =>
      [1, -1, 1.8, -1.8].map((step): Point => [edge + outwards * reach, inY + step * beside]),
    );
  switch (side) {
    case "정면":
      return around([front[0] + x, front[1] + z], dn, letterHeight);
    case "배면":
      return [1, -1, 1.8, -1.8].map((step) => [
        inX + step * (dn / 2 + letterHeight * 1.2),
        plan[1] + width + letterHeight * 0.8,
      ]);
    case "좌측면":
      return besideStub(plan[0], -1);
    case "우측면":
      return besideStub(plan[0] + length, 1);
    default:
      return around([inX, inY], dn, letterHeight);
  }
}

/** Beside, above and below a circle, and in between, from near to far. */
function around([x, y]: Point, dn: number, letterHeight: number): Point[] {
  const sides = [
    [1, 0],
    [-1, 0],
    [1, -0.3],
    [1, 0.3],
    [0, 1],
    [0, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const;
  return [1, 1.6, 2.2].flatMap((step) => {
    const [across, up] = [dn / 2 + letterHeight * 1.1 * step, dn / 2 + letterHeight * 0.8 * step];
    return sides.map(([right, above]): Point => [x + right * across, y + above * up]);
  });
}

/** Distance of loads from the tower: beyond stubs. */
export function loadDistance(letterHeight: number): number {
  return stubLength + letterHeight * 0.9;
}

/** True if any load stands beside the plan. */
export function hasLoadTexts(
  { supports }: Pick<Model, "supports">,
  length: number,
  letterHeight: number,
): boolean {
  return outerRows(supports).some((row) => loadsOfRow(row, length, letterHeight).length > 0);
}

/** Loads of the first and of the last row, beside the plan with lines to their supports. The list has those without room. */
function loadsOf(
  { supports }: Pick<Model, "supports">,
  { plan }: Views,
  { length, width }: Size,
  letterHeight: number,
): Shape[] {
  return outerRows(supports).flatMap((row, index) => {
    const outwards = index === 0 ? -1 : 1;
    const at = plan[1] + (index === 0 ? 0 : width) + outwards * loadDistance(letterHeight);
    return loadsOfRow(row, length, letterHeight).flatMap(({ x, y, text, middle }): Shape[] => [
      line(
        "support",
        [plan[0] + x, plan[1] + y + outwards * halfSupport],
        [plan[0] + x, at - outwards * letterHeight * 0.65],
      ),
      label("support", [plan[0] + middle, at], letterHeight, text),
    ]);
  });
}

/** The row in front and the one at the back, each from left to right. */
function outerRows(supports: Model["supports"]): PlacedSupport[][] {
  const placed = placedSupports(supports);
  const depths = placed.map(({ y }) => y);
  return [...new Set([Math.min(...depths), Math.max(...depths)])].map((depth) =>
    placed.filter(({ y }) => y === depth).sort((one, other) => one.x - other.x),
  );
}

/** Loads of a row with the middles of their texts, which end with the tower; none if they have no room beside each other. */
function loadsOfRow(row: readonly PlacedSupport[], length: number, letterHeight: number) {
  const loads = row.map(({ x, y, load }) => {
    const text = `${millimetres(load)} kg`;
    const half = widthOfText(text, letterHeight * noteHeight) / 2;
    return { x, y, text, half, middle: Math.min(Math.max(x, half), length - half) };
  });
  const haveRoom = loads.every(({ middle, half }, index) => {
    const before = loads[index - 1];
    return before === undefined || middle - half - letterHeight * 0.5 > before.middle + before.half;
  });
  return haveRoom ? loads : [];
}

function label(layer: Layer, at: Point, letterHeight: number, text: string): Text {
  return { kind: "text", layer, at, height: letterHeight * noteHeight, text };
}
