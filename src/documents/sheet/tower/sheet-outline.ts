import type { OutlineDrawing } from "#domain/products/drawing/model-drawing.ts";
import {
  belowMiddle,
  fontSize,
  isDashed,
  type Layer,
  type Point,
  type Shape,
} from "#domain/products/drawing/shapes.ts";
import type { Shape as Primitive } from "../../charts/chart-shapes.ts";
import type { ChartColor } from "../../charts/line-style.ts";
import { layerColors } from "../../drawing/layer-colors.ts";
import type { SheetDrawing } from "../paper-parts.ts";

/** Size of the letters, units of the drawing: points where it is as wide as its place. Low drawings have smaller ones. */
const letterSize = { max: 6.5, ofHeight: 1 / 36 };

/** Those of the layers, as far as a drawing has them. */
const colors: Readonly<Record<Layer, ChartColor>> = { ...layerColors, clearance: "muted" };

/** An outline drawing as large as it has room. @param viewsWithLetters the drawing with letters of this height, in mm at the size of the tower */
export function sheetOutline(
  viewsWithLetters: (height: number) => OutlineDrawing,
  room: { width: number; height: number },
): SheetDrawing {
  const { drawing, scale } = fitted(viewsWithLetters, room);
  const [across, up] = [drawing.to[0] - drawing.from[0], drawing.to[1] - drawing.from[1]];
  const height = Math.ceil(up * scale);
  const left = (room.width - across * scale) / 2;
  const toSheet = ([x, y]: Point): Point => [
    rounded(left + (x - drawing.from[0]) * scale),
    rounded((drawing.to[1] - y) * scale),
  ];
  return {
    width: room.width,
    height,
    fontSize: sizeIn(room),
    shapes: drawing.shapes.map((shape) => primitive(shape, toSheet, scale)),
  };
}

/** Letters take room, and so change the scale: three rounds bring them to their size. */
function fitted(
  viewsWithLetters: (height: number) => OutlineDrawing,
  { width, height }: { width: number; height: number },
) {
  const scaleOf = ({ from, to }: OutlineDrawing) =>
    Math.min(width / (to[0] - from[0]), height / (to[1] - from[1]));
  let letterHeight = 1;
  for (let round = 0; round < 3; round += 1)
    letterHeight = sizeIn({ height }) / (fontSize * scaleOf(viewsWithLetters(letterHeight)));
  const drawing = viewsWithLetters(letterHeight);
  return { drawing, scale: scaleOf(drawing) };
}

function sizeIn({ height }: { height: number }): number {
  return Math.min(letterSize.max, height * letterSize.ofHeight);
}

function primitive(shape: Shape, toSheet: (point: Point) => Point, scale: number): Primitive {
  const color = colors[shape.layer];
  const strokeWidth = shape.layer === "outline" || shape.layer === "connection" ? 0.9 : 0.5;
  if (shape.kind === "line")
    return {
      tag: "path",
      d: `M${toSheet(shape.from).join()}L${toSheet(shape.to).join()}`,
      fill: "none",
      stroke: color,
      strokeWidth,
      ...(isDashed(shape.layer) && { strokeDasharray: "4 2.5" }),
    };
  if (shape.kind === "circle") {
    const [cx, cy] = toSheet(shape.center);
    return {
      tag: "circle",
      cx,
      cy,
      r: rounded(shape.radius * scale),
      fill: "none",
      stroke: color,
      strokeWidth,
    };
  }
  const [x, middle] = toSheet(shape.at);
  const size = rounded(shape.height * fontSize * scale);
  return {
    tag: "text",
    children: shape.text,
    x,
    y: rounded(middle + shape.height * belowMiddle * scale),
    textAnchor: shape.align === "start" ? "start" : "middle",
    fill: color,
    fontWeight: 400,
    fontSize: size,
    ...(shape.isTurned && { transform: `rotate(-90 ${x} ${middle})` as const }),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
