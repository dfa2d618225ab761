import type { Layer, Point, Shape } from "./shapes.ts";

/** A dimension below a view, from its lower left corner to the right. */
export function horizontalDimension([x, y]: Point, length: number, letterHeight: number): Shape[] {
  const line = y - letterHeight * 1.9;
  return [
    {
      kind: "line",
      layer: "dimension",
      from: [x, y - letterHeight * 0.5],
      to: [x, line - letterHeight * 0.6],
    },
    {
      kind: "line",
      layer: "dimension",
      from: [x + length, y - letterHeight * 0.5],
      to: [x + length, line - letterHeight * 0.6],
    },
    { kind: "line", layer: "dimension", from: [x, line], to: [x + length, line] },
    ...ticks(
      [
        [x, line],
        [x + length, line],
      ],
      letterHeight,
    ),
    {
      kind: "text",
      layer: "dimension",
      at: [x + length / 2, line + letterHeight * 0.85],
      height: letterHeight,
      text: millimetres(length),
    },
  ];
}

/** A dimension to the left of a view, from its lower left corner upwards. @param room additional distance between view and dimension line, mm */
export function verticalDimension([x, y]: Point, length: number, letterHeight: number, room = 0): Shape[] {
  const line = x - letterHeight * 1.9 - room;
  return [
    {
      kind: "line",
      layer: "dimension",
      from: [x - letterHeight * 0.5, y],
      to: [line - letterHeight * 0.6, y],
    },
    {
      kind: "line",
      layer: "dimension",
      from: [x - letterHeight * 0.5, y + length],
      to: [line - letterHeight * 0.6, y + length],
    },
    { kind: "line", layer: "dimension", from: [line, y], to: [line, y + length] },
    ...ticks(
      [
        [line, y],
        [line, y + length],
      ],
      letterHeight,
    ),
    {
      kind: "text",
      layer: "dimension",
      at: [line - letterHeight * 0.85, y + length / 2],
      height: letterHeight,
      text: millimetres(length),
      isTurned: true,
    },
  ];
}

function ticks(ends: readonly Point[], letterHeight: number): Shape[] {
  const half = letterHeight * 0.45;
  return ends.map(([x, y]) => ({
    kind: "line",
    layer: "dimension",
    from: [x - half, y - half],
    to: [x + half, y + half],
  }));
}

/** A rectangle from its lower left corner. */
export function box([x, y]: Point, across: number, up: number, layer: Layer): Shape[] {
  const corners: Point[] = [
    [x, y],
    [x + across, y],
    [x + across, y + up],
    [x, y + up],
  ];
  return corners.map((from, index) => ({
    kind: "line",
    layer,
    from,
    to: corners[(index + 1) % corners.length] as Point,
  }));
}

/** Digits in groups of three: 13,320. */
export function millimetres(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");
}
