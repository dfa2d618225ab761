import { expect, test, vi } from "vitest";
import { colors } from "#content/colors.ts";
import type { CircleShape, PathShape, Shape, TextShape } from "#documents/charts/chart-shapes.ts";
import { drawShapes } from "./pdf-chart.ts";
import { openPdf } from "./pdf-file.ts";

/** Calls of a document's methods while shapes are drawn half as large, from 10 points right of and 20 below the corner. */
function callsOf(...shapes: readonly Shape[]) {
  const margins = { top: 0, left: 0, right: 0, bottom: 0 };
  const doc = openPdf({ locale: "en", title: "", author: "", made: new Date(0), margins });
  const methods = [
    "translate",
    "scale",
    "rotate",
    "rect",
    "circle",
    "dash",
    "text",
    "save",
    "restore",
  ] as const;
  const spies = methods.map((method) => [method, vi.spyOn(doc, method)] as const);
  const paints = (["fill", "stroke", "fillAndStroke"] as const).map(
    (method) => [method, vi.spyOn(doc, method)] as const,
  );
  drawShapes(doc, { width: 200, height: 100, fontSize: 10, shapes }, { x: 10, y: 20, width: 100 }, colors);
  return Object.fromEntries(
    [...spies, ...paints].map(([method, { mock }]) => [method, mock.calls as unknown[][]]),
  );
}

const text: TextShape = {
  tag: "text",
  x: 50,
  y: 40,
  textAnchor: "start",
  fill: "ink",
  fontWeight: 400,
  children: "Wet bulb",
};
const line: PathShape = { tag: "path", d: "M0 0L10 10", stroke: "ink", fill: "none" };

test("shapes are drawn in the given width, and leave the document as it was", () => {
  const { translate, scale, save, restore } = callsOf(text);
  expect([translate, scale]).toEqual([[[10, 20]], [[0.5]]]);
  expect(save?.length).toBe(restore?.length);
});

test("a text begins, is centred or ends at its place", () => {
  const leftOf = (textAnchor: TextShape["textAnchor"]) =>
    Number(callsOf({ ...text, textAnchor }).text?.[0]?.[1]);
  const [start, middle, end] = [leftOf("start"), leftOf("middle"), leftOf("end")];
  expect(start).toBe(50);
  expect(middle).toBeLessThan(start);
  expect(start - end).toBeCloseTo(2 * (start - middle), 6);
});

test("a text stands upright around the centre of its transform, and lies without one", () => {
  const turned = callsOf({ ...text, transform: "rotate(-90 12.5 -40)" });
  expect(turned.rotate).toEqual([[-90, { origin: [12.5, -40] }]]);
  expect(callsOf(text).rotate).toEqual([]);
});

test("a text with a background covers what is behind it", () => {
  const { rect, fill } = callsOf({ ...text, stroke: "white" });
  const [left, top, width, height] = (rect?.[0] ?? []).map(Number) as [number, number, number, number];
  expect([left, top, height]).toEqual([49, 32, 10]);
  expect(width).toBeGreaterThan(20);
  expect(fill?.[0]).toEqual([colors.white]);
  expect(callsOf(text).rect).toEqual([]);
});

test("a dashed line has its lengths, any other none", () => {
  expect(callsOf({ ...line, strokeDasharray: "4 3" }).dash).toEqual([[4, { space: 3 }]]);
  expect(callsOf(line).dash).toEqual([]);
});

test("a circle is filled and outlined, or outlined alone", () => {
  const circle: CircleShape = {
    tag: "circle",
    cx: 5,
    cy: 6,
    r: 2,
    fill: "white",
    stroke: "ink",
    strokeWidth: 1,
  };
  expect(callsOf(circle).fillAndStroke).toEqual([[colors.white, colors.ink]]);
  const hollow = callsOf({ ...circle, fill: "none" });
  expect([hollow.circle, hollow.fillAndStroke, hollow.stroke?.length]).toEqual([[[5, 6, 2]], [], 1]);
});
