import { expect, test } from "vitest";
import { freeText, touchedBy } from "./labels.ts";
import type { Point, Shape, Text } from "./shapes.ts";

const text: Text = { kind: "text", layer: "connection", at: [0, 0], height: 100, text: "N1" };
const line = (from: Point, to: Point): Shape => ({ kind: "line", layer: "outline", from, to });
const circle = (center: Point, radius: number): Shape => ({ kind: "circle", layer: "fan", center, radius });

test.each([
  ["a line through it", line([-500, -500], [500, 500]), true],
  ["a line inside it", line([-5, 0], [5, 0]), true],
  ["a line that ends before it", line([-500, 0], [-200, 0]), false],
  ["a line that passes a corner", line([-100, 300], [400, -200]), false],
  ["a circle through it", circle([-300, 0], 300), true],
  ["a circle around it", circle([0, 0], 500), false],
  ["a circle beside it", circle([400, 0], 200), false],
  ["a text over it", { ...text, at: [100, 50] } as Text, true],
  ["a text above it", { ...text, at: [0, 200] } as Text, false],
])("a text touches %s: %j, %s", (_name, shape, touches) => {
  expect(touchedBy(text, [shape])).toEqual(touches ? [shape] : []);
});

test("a turned text has its length upwards", () => {
  const beside = line([-500, 110], [500, 110]);
  expect(touchedBy({ ...text, text: "CLEARANCE", isTurned: true }, [beside])).toEqual([beside]);
  expect(touchedBy({ ...text, text: "CLEARANCE" }, [beside])).toEqual([]);
});

test("a text stands at the first position at which it is free, or else where it touches the least", () => {
  const taken = [line([-500, 0], [500, 0]), line([-500, 200], [500, 200]), line([0, 150], [0, 250])];
  const at = (positions: readonly Point[]) => freeText(text, positions, taken).at;
  expect(
    at([
      [0, 0],
      [0, 400],
      [0, -400],
    ]),
  ).toEqual([0, 400]);
  expect(
    at([
      [0, 200],
      [0, 0],
    ]),
  ).toEqual([0, 0]);
});
