import { describe, expect, test } from "vitest";
import { aModel } from "../../../../tests/support/builders.ts";
import { dxf } from "./dxf.ts";
import { modelDrawing } from "./model-drawing.ts";
import { svg } from "./svg.ts";

const model = aModel({ name: "A-200", length: 6_000, width: 3_000, height: 4_000, fans: 2 });
const words = {
  plan: "PLAN",
  front: "FRONT",
  side: "SIDE",
  clearance: "FREE",
  unit: "IN MM",
  sample: "SAMPLE",
};

function drawn(tags: string[] = ["대향류"], hasSampleModels = false) {
  const drawing = modelDrawing(model, { tags, hasSampleModels }, words);
  if (!drawing) throw new Error("There is no drawing.");
  return drawing;
}

const colors = {
  outline: "#000",
  fan: "#001",
  louver: "#002",
  coil: "#003",
  connection: "#004",
  support: "#005",
  clearance: "#006",
  dimension: "#007",
};

function textsOf({ shapes }: ReturnType<typeof drawn>): string[] {
  return shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
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

  test("stands in its plan, its elevations and its space to keep free where its numbers say", () => {
    const { shapes, from, to } = drawn(["직교류"]);
    const round = (point: readonly number[]) => point.map((value) => Math.round(value));
    const lines = (layer: string) =>
      shapes.flatMap((shape) =>
        shape.kind === "line" && shape.layer === layer ? [[...round(shape.from), ...round(shape.to)]] : [],
      );
    // The whole is 6,000 + 3,000 + 3 · 1,000 mm wide, and letters a 52nd of it.
    const letterHeight = 12_000 / 52;
    const [planY, sideX] = [4_000 + 1_500 + 3 * letterHeight, 6_000 + 1_000 + 5 * letterHeight].map(
      Math.round,
    ) as [number, number];
    expect(
      shapes.flatMap((shape) =>
        shape.kind === "circle" ? [[...round(shape.center), Math.round(shape.radius)]] : [],
      ),
    ).toEqual([
      [1_500, planY + 1_500, 1_080],
      [1_500, planY + 1_500, 194],
      [4_500, planY + 1_500, 1_080],
      [4_500, planY + 1_500, 194],
    ]);
    const boxOf = (x: number, y: number, across: number, up: number) => [
      [x, y, x + across, y],
      [x + across, y, x + across, y + up],
      [x + across, y + up, x, y + up],
      [x, y + up, x, y],
    ];
    expect(lines("outline")).toEqual([
      ...boxOf(0, planY, 6_000, 3_000),
      [3_000, planY, 3_000, planY + 3_000],
      ...boxOf(0, 0, 6_000, 3_440),
      [0, 720, 6_000, 720],
      ...boxOf(sideX, 0, 3_000, 3_440),
      [sideX, 720, sideX + 3_000, 720],
    ]);
    expect(lines("fan")).toEqual([
      ...boxOf(420, 3_440, 2_160, 560),
      ...boxOf(3_420, 3_440, 2_160, 560),
      ...boxOf(sideX + 420, 3_440, 2_160, 560),
    ]);
    expect(lines("clearance")).toEqual(boxOf(-1_000, planY - 1_500, 8_000, 6_000));
    // A dimension is as long as what it measures, with a tick at both ends.
    const measured = lines("dimension").map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => [x2 - x1, y2 - y1]);
    for (const length of [
      [6_000, 0],
      [3_000, 0],
      [0, 4_000],
      [0, 3_000],
    ])
      expect(measured).toContainEqual(length);
    expect(measured.filter(([x = 0, y = 0]) => x > 0 && Math.abs(x - y) <= 1)).toHaveLength(8);
    // Around all of it: the space to keep free, the words below, a tick of the last dimension, and the plan's title.
    expect(round([...from, ...to])).toEqual(
      round([
        -1_000,
        -12.1 * letterHeight,
        sideX + 3_000 + 0.45 * letterHeight,
        planY + 4_500 + 3.15 * letterHeight,
      ]),
    );
  });

  test("turns the figure of the space at the side, and no other of the space to keep free", () => {
    const notes = drawn().shapes.flatMap((shape) =>
      shape.kind === "text" && shape.layer === "clearance" ? [[shape.text, shape.isTurned === true]] : [],
    );
    expect(notes).toEqual([
      ["FREE 1,500", false],
      ["FREE 1,500", false],
      ["FREE 1,500", true],
    ]);
  });

  test("tells every dimension, and how much space to keep free", () => {
    const { clearance } = drawn();
    const free = `FREE ${clearance.inlet.toLocaleString("en")}`;
    expect(textsOf(drawn())).toEqual(expect.arrayContaining(["6,000", "3,000", "4,000", free, "PLAN"]));
    expect(clearance.inlet).toBeGreaterThanOrEqual(4_000 / 3);
  });

  test("says which model it shows and in which unit, and of a sample that it is one", () => {
    expect(textsOf(drawn())).toEqual(expect.arrayContaining(["A-200", "IN MM"]));
    expect(textsOf(drawn())).not.toContain("SAMPLE");
    expect(textsOf(drawn([], true))).toContain("SAMPLE");
    for (const file of [dxf(drawn([], true)), svg(drawn([], true), "", colors)])
      for (const text of ["A-200", "IN MM", "SAMPLE", "FREE 1,500"]) expect(file).toContain(text);
  });

  test.each([
    [2_000, 2_000, 3_700],
    [3_300, 6_400, 7_200],
    [16_400, 3_600, 5_460],
  ])("of %d by %d by %d mm writes nothing over anything else that is written", (length, width, height) => {
    const long = { ...model, length, width, height, name: "A-200, NON-FERROUS" };
    const { shapes = [] } = modelDrawing(long, { tags: [], hasSampleModels: true }, words) ?? {};
    const boxes = shapes.flatMap((shape) => {
      if (shape.kind !== "text") return [];
      // Wide letters, as Hangul is.
      const half = (shape.height * 1.35 * shape.text.length) / 2;
      const [across, up] = shape.isTurned ? [shape.height / 2, half] : [half, shape.height / 2];
      return [{ ...shape, across, up }];
    });
    const touching = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.abs(one.at[0] - other.at[0]) < one.across + other.across &&
            Math.abs(one.at[1] - other.at[1]) < one.up + other.up,
        )
        .map((other) => `${one.text} and ${other.text}`),
    );
    expect(touching).toEqual([]);
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
    expect(
      modelDrawing({ ...model, height: null }, { tags: [], hasSampleModels: false }, words),
    ).toBeUndefined();
  });
});

describe("a drawing of the parts of a model", () => {
  const detailed = {
    ...model,
    connections: [
      {
        count: null,
        purpose: "순환수 입구",
        dn: 200,
        standard: null,
        side: "상부",
        at: [3_000, 1_500, 3_400],
      },
      { count: null, purpose: "순환수 출구", dn: 250, standard: null, side: "정면", at: [1_500, 0, 300] },
      { count: null, purpose: "배수", dn: 50, standard: null, side: "좌측면", at: [0, 900, 100] },
      { count: 2, purpose: "보충수", dn: 25, standard: null, side: null, at: null },
    ],
    supports: [
      { count: null, load: 1_200, at: [150, 150] },
      { count: null, load: 1_300, at: [5_850, 150] },
      { count: 2, load: 900, at: null },
    ],
  } satisfies typeof model;
  const notes = { connections: ["INLET", "OUTLET", "DRAIN", "MAKE-UP"], loads: ["LOADS"] };

  function partsOf(tags: string[], layer: string) {
    const drawing = modelDrawing(detailed, { tags, hasSampleModels: false }, words, notes);
    return (drawing?.shapes ?? []).filter((shape) => shape.layer === layer);
  }

  test("has louvers on the long sides of a crossflow tower, on all of a counterflow tower", () => {
    const inSide = (tags: string[]) =>
      partsOf(tags, "louver").filter((shape) => shape.kind === "line" && shape.from[0] > 7_000);
    const inFront = (tags: string[]) =>
      partsOf(tags, "louver").filter((shape) => shape.kind === "line" && shape.from[1] < 4_000);
    expect(inSide(["직교류"])).toEqual([]);
    expect(inSide(["대향류"]).length).toBeGreaterThan(0);
    for (const tags of [["직교류"], ["대향류"]]) expect(inFront(tags).length).toBeGreaterThan(0);
  });

  test("has a coil in a closed circuit alone", () => {
    expect(partsOf(["밀폐형", "대향류"], "coil").length).toBeGreaterThan(0);
    expect(partsOf(["대향류"], "coil")).toEqual([]);
  });

  test("has connections and supports where the record places them, and lists the others", () => {
    const connections = partsOf(["대향류"], "connection");
    expect(connections.flatMap((shape) => (shape.kind === "circle" ? [shape.radius] : []))).toEqual([
      100, 125,
    ]);
    expect(connections).toContainEqual(
      expect.objectContaining({ kind: "circle", center: [1_500, 300], radius: 125 }),
    );
    const texts = connections.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
    expect(texts).toEqual(["N1", "N2", "N3", "N1  INLET", "N2  OUTLET", "N3  DRAIN", "N4  MAKE-UP"]);
    const supports = partsOf(["대향류"], "support").flatMap((shape) =>
      shape.kind === "text" ? [shape.text] : [],
    );
    expect(supports).toEqual(["1,200 kg", "1,300 kg", "LOADS"]);
  });

  test("has none of them without a record", () => {
    for (const layer of ["connection", "support"])
      expect(drawn().shapes.filter((shape) => shape.layer === layer)).toEqual([]);
  });
});

test("the SVG file takes no name for markup", () => {
  const file = svg(drawn(), 'A<script>"&', colors);
  expect(file).not.toContain("<script>");
  expect(file).toContain("A&#60;script&#62;&#34;&#38;");
});
