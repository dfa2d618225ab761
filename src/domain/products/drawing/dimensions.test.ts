import { expect, test } from "vitest";
import { horizontalDimension, millimetres, verticalDimension } from "./dimensions.ts";
import type { Shape } from "./shapes.ts";

/** Ends of the lines, mm. */
const linesOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === "line" ? [[...shape.from, ...shape.to].map(Math.round)] : []));
const textsOf = (shapes: readonly Shape[]) => shapes.filter(({ kind }) => kind === "text");

test("a dimension below a view has two lines down from it, a line between them with a tick at each end, and its figure", () => {
  const shapes = horizontalDimension([100, 1_000], 6_000, 100);
  expect(linesOf(shapes)).toEqual([
    [100, 950, 100, 750],
    [6_100, 950, 6_100, 750],
    [100, 810, 6_100, 810],
    [55, 765, 145, 855],
    [6_055, 765, 6_145, 855],
  ]);
  expect(textsOf(shapes)).toEqual([
    { kind: "text", layer: "dimension", at: [3_100, 895], height: 100, text: "6,000" },
  ]);
  expect(new Set(shapes.map(({ layer }) => layer))).toEqual(new Set(["dimension"]));
});

test.each([
  [0, -90],
  [80, -170],
])("a dimension at the left of a view with %d mm of room has its line at %d mm", (room, line) => {
  const shapes = verticalDimension([100, 1_000], 4_000, 100, room);
  expect(linesOf(shapes)).toEqual([
    [50, 1_000, line - 60, 1_000],
    [50, 5_000, line - 60, 5_000],
    [line, 1_000, line, 5_000],
    [line - 45, 955, line + 45, 1_045],
    [line - 45, 4_955, line + 45, 5_045],
  ]);
  expect(textsOf(shapes)).toEqual([
    { kind: "text", layer: "dimension", at: [line - 85, 3_000], height: 100, text: "4,000", isTurned: true },
  ]);
  expect(new Set(shapes.map(({ layer }) => layer))).toEqual(new Set(["dimension"]));
});

test("a dimension at the left of a view needs no room besides the usual", () => {
  expect(verticalDimension([100, 1_000], 4_000, 100)).toEqual(verticalDimension([100, 1_000], 4_000, 100, 0));
});

test.each([
  [0, "0"],
  [999, "999"],
  [999.5, "1,000"],
  [13_320.4, "13,320"],
  [1_234_567, "1,234,567"],
])("%d mm are written %s", (value, text) => {
  expect(millimetres(value)).toBe(text);
});
