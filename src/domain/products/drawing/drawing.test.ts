import { describe, expect, test } from "vitest";
import { aModel } from "../../../../tests/support/builders.ts";
import { dxf } from "./dxf.ts";
import { modelDrawing } from "./model-drawing.ts";
import { svg } from "./svg.ts";

const model = aModel({ name: "A-200", length: 6_000, width: 3_000, height: 4_000, fans: 2 });
const words = { plan: "PLAN", front: "FRONT", side: "SIDE" };

function drawn(tags: string[] = ["대향류"]) {
  const drawing = modelDrawing(model, tags, words);
  if (!drawing) throw new Error("There is no drawing.");
  return drawing;
}

/** The file as it is read by a program: pairs of a code and a value. */
function pairsIn(file: string): [number, string][] {
  const lines = file.split("\r\n");
  expect(lines.pop()).toBe("");
  expect(lines.length % 2).toBe(0);
  return Array.from({ length: lines.length / 2 }, (_, i) => [Number(lines[2 * i]), lines[2 * i + 1] ?? ""]);
}

/** Entities with their values by code. */
function entitiesIn(file: string): { type: string; values: Map<number, string> }[] {
  const pairs = pairsIn(file);
  const start = pairs.findIndex(([code, value]) => code === 2 && value === "ENTITIES") + 1;
  const entities: { type: string; values: Map<number, string> }[] = [];
  for (const [code, value] of pairs.slice(start)) {
    if (code === 0 && value === "ENDSEC") break;
    if (code === 0) entities.push({ type: value, values: new Map() });
    else entities.at(-1)?.values.set(code, value);
  }
  return entities;
}

describe("a drawing of a model", () => {
  test("is to scale: the outline of each view is as long, wide and high as the model", () => {
    const outline = drawn().shapes.filter(
      ({ layer, kind }) => kind === "line" && (layer === "outline" || layer === "fan"),
    );
    const lines = outline.flatMap((shape) => (shape.kind === "line" ? [shape] : []));
    const elevation = lines.filter(({ from, to }) => from[1] <= 4_000 && to[1] <= 4_000);
    const front = elevation.filter(({ from, to }) => from[0] <= 6_000 && to[0] <= 6_000);
    const heights = elevation.flatMap(({ from, to }) => [from[1], to[1]]);
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, 4_000]);
    expect(Math.max(...front.flatMap(({ from, to }) => [from[0], to[0]]))).toBe(6_000);
    const plan = lines
      .filter(({ from, to }) => from[1] > 4_000 && to[1] > 4_000)
      .flatMap(({ from, to }) => [from[1], to[1]]);
    expect(Math.max(...plan) - Math.min(...plan)).toBe(3_000);
  });

  test("tells every dimension, and how much space to keep free", () => {
    const { shapes, clearance } = drawn();
    const texts = shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
    expect(texts).toEqual(expect.arrayContaining(["6000", "3000", "4000", String(clearance.inlet), "PLAN"]));
    expect(clearance.inlet).toBeGreaterThanOrEqual(4_000 / 3);
  });

  test("keeps less free where no air comes in", () => {
    expect(drawn(["직교류"]).clearance).toEqual({ inlet: 1_500, service: 1_000 });
    expect(drawn(["대향류"]).clearance).toEqual({ inlet: 1_500, service: 1_500 });
  });

  test("has as many fans as the model, and none on top where they blow from below", () => {
    const fans = (tags: string[]) =>
      drawn(tags).shapes.filter((shape) => shape.kind === "circle" && shape.radius > 500).length;
    expect(fans(["대향류"])).toBe(2);
    expect(fans(["압입송풍"])).toBe(0);
  });

  test("is missing where a dimension is", () => {
    expect(modelDrawing({ ...model, height: null }, [], words)).toBeUndefined();
  });
});

describe("the DXF file", () => {
  test("holds every shape on a layer that it declares", () => {
    const drawing = drawn();
    const file = dxf(drawing);
    const layers = new Set(
      pairsIn(file).flatMap(([code, value], i, all) =>
        code === 2 && all[i - 1]?.[1] === "LAYER" && all[i - 1]?.[0] === 0 ? [value] : [],
      ),
    );
    const entities = entitiesIn(file);
    expect(entities).toHaveLength(drawing.shapes.length);
    for (const { type, values } of entities) {
      expect(["LINE", "CIRCLE", "TEXT"]).toContain(type);
      expect([...layers]).toContain(values.get(8));
    }
    expect(pairsIn(file).at(-1)).toEqual([0, "EOF"]);
  });

  test("has the coordinates of the drawing, in mm", () => {
    const drawing = drawn();
    const lines = entitiesIn(dxf(drawing)).filter(({ type }) => type === "LINE");
    const first = drawing.shapes.find((shape) => shape.kind === "line");
    if (first?.kind !== "line") throw new Error("There is no line.");
    const numbers = [10, 20, 11, 21].map((code) => Number(lines[0]?.values.get(code)));
    expect(numbers).toEqual([...first.from, ...first.to].map((value) => expect.closeTo(value, 2)));
  });

  test("writes letters that old programs do not know by their number", () => {
    const drawing = modelDrawing(model, [], { ...words, plan: "평면" });
    expect(drawing && dxf(drawing)).toContain("\\U+D3C9\\U+BA74");
  });
});

test("the SVG file takes no name for markup", () => {
  const file = svg(drawn(), 'A<script>"&');
  expect(file).not.toContain("<script>");
  expect(file).toContain("A&#60;script&#62;&#34;&#38;");
});
