import { describe, expect, test } from "vitest";
import { aModel } from "../../../../tests/support/builders.ts";
import type { Model } from "../model-columns.ts";
import { type Arrangement, frontElevation, modelDrawing, type Shape } from "./model-drawing.ts";

const words = {
  plan: "PLAN",
  front: "FRONT",
  side: "SIDE",
  clearance: "FREE",
  unit: "IN MM",
  sample: "SAMPLE",
};
const notes = { connections: ["INLET"], loads: ["LOADS"] };
const size = { length: 6_000, width: 3_000, height: 4_000 };

function drawn(facts: Partial<Model>, tags: string[], arrangement: Arrangement = { letterHeight: 100 }) {
  const series = { tags, hasSampleModels: false };
  const drawing = modelDrawing(aModel({ ...size, ...facts }), series, words, notes, arrangement);
  if (!drawing) throw new Error("There is no drawing.");
  return drawing;
}

const linesOf = (shapes: readonly Shape[], layer: string) =>
  shapes.flatMap((shape) =>
    shape.kind === "line" && shape.layer === layer ? [[...shape.from, ...shape.to].map(Math.round)] : [],
  );
const textsOf = (shapes: readonly Shape[], layer: string) =>
  shapes.flatMap((shape) =>
    shape.kind === "text" && shape.layer === layer
      ? [[shape.text, ...shape.at.map(Math.round), shape.isTurned === true]]
      : [],
  );
const circlesOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) =>
    shape.kind === "circle" ? [[...shape.center, shape.radius].map(Math.round)] : [],
  );
const rectangle = (x: number, y: number, across: number, up: number) => [
  [x, y, x + across, y],
  [x + across, y, x + across, y + up],
  [x + across, y + up, x, y + up],
  [x, y + up, x, y],
];

/** Without a position. */
const pipe = { count: null, purpose: "배수", standard: null, at: null } as const;

describe("the space to keep free", () => {
  test.each([
    [4_000, ["대향류"], 1_500, 1_500],
    [4_500, ["대향류"], 1_500, 1_500],
    [4_501, ["대향류"], 1_600, 1_600],
    [6_000, ["대향류"], 2_000, 2_000],
    [6_000, ["직교류"], 2_000, 1_000],
    [6_000, ["압입송풍", "대향류"], 2_000, 1_000],
    [6_000, ["압입송풍", "직교류"], 2_000, 1_000],
  ])(
    "of a tower %d mm high with %j is %d mm at inlets and %d mm elsewhere",
    (height, tags, inlet, service) => {
      expect(drawn({ height }, tags).clearance).toEqual({ inlet, service });
    },
  );

  // The plan stands 300 mm above the space in front of it.
  test.each([
    [["직교류"], 6_300, 8_000, 6_000],
    [["대향류"], 6_300, 9_000, 6_000],
    [["압입송풍"], 6_300, 8_000, 5_500],
  ])("with %j surrounds the plan, behind it less where no air comes in", (tags, top, across, up) => {
    const { shapes } = drawn({}, tags);
    const left = (size.length - across) / 2;
    expect(linesOf(shapes, "clearance")).toEqual(rectangle(left, top - 2_000, across, up));
    const behind = up - 3_000 - 1_500;
    expect(textsOf(shapes, "clearance").slice(0, 2)).toEqual([
      ["FREE 1,500", 3_000, top - 1_250, false],
      [`FREE ${behind.toLocaleString("en")}`, 3_000, top + 2_500 + behind / 2, false],
    ]);
  });

  // "FREE 1,500" is 7.84 of its letters wide, and letters of notes are 0.93 of the others.
  test.each<[string, Partial<Model>, string[], number, string[]]>([
    ["in front and behind, as high as the space", {}, ["대향류"], 1_075, ["-", "-"]],
    ["nowhere, as they are higher", {}, ["대향류"], 1_076, []],
    ["at all sides, as long as the space", {}, ["대향류"], 822, ["-", "-", "|"]],
    ["not at the side, as they are longer", {}, ["대향류"], 823, ["-", "-"]],
    ["in front, as long as the space", { length: 1_000, width: 6_000 }, ["직교류"], 411, ["-", "-", "|"]],
    ["not in front, as they are longer", { length: 1_000, width: 6_000 }, ["직교류"], 412, ["|"]],
    ["at the side, as wide as the space", { length: 1_000, width: 6_000 }, ["직교류"], 716, ["|"]],
    ["nowhere, as they are wider", { length: 1_000, width: 6_000 }, ["직교류"], 717, []],
  ])("has its figures %s", (_, facts, tags, letterHeight, expected) => {
    const figures = textsOf(drawn(facts, tags, { letterHeight }).shapes, "clearance");
    expect(figures.map(([, , , isTurned]) => (isTurned ? "|" : "-"))).toEqual(expected);
  });

  test("has its figures beyond the loads that stand between it and the tower", () => {
    const supports = [{ count: null, load: 900, at: [3_000, 150] }];
    // Loads take 150 mm, and 1.4 letters.
    const figures = (letterHeight: number) =>
      textsOf(drawn({ supports }, ["직교류"], { letterHeight }).shapes, "clearance").slice(0, 2);
    expect(figures(100)).toEqual([
      ["FREE 1,500", 3_000, 4_000 + 1_500 + 300 - 895, false],
      ["FREE 1,500", 3_000, 4_000 + 1_500 + 300 + 3_000 + 895, false],
    ]);
    expect(
      [483, 484].map(
        (letterHeight) => figures(letterHeight).filter(([text]) => text === "FREE 1,500").length,
      ),
    ).toEqual([2, 0]);
  });

  test("has the figure of the side in the middle of the side", () => {
    const [, , side] = textsOf(drawn({}, ["직교류"]).shapes, "clearance");
    expect(side).toEqual(["FREE 1,000", 6_500, 5_800 + 1_500, true]);
  });
});

describe("the fans of a drawing", () => {
  test.each([
    [null, 1, 3_000, 1_080],
    [1, 1, 3_000, 1_080],
    [4, 4, 750, 540],
    [24, 24, 125, 90],
    [100, 24, 125, 90],
  ])("of %s are %d, the first of them at %d mm with a radius of %d mm", (fans, count, x, radius) => {
    const { shapes } = drawn({ fans }, ["대향류"]);
    const wide = circlesOf(shapes).filter((_, index) => index % 2 === 0);
    expect(wide).toHaveLength(count);
    expect(wide[0]).toEqual([x, 5_800 + 1_500, radius]);
    // Walls between the cells, besides the outlines of plan and elevations with their basins.
    expect(linesOf(shapes, "outline")).toHaveLength(count - 1 + 4 + 5 + 5);
  });

  test("stand on the casing, but inside of it where they blow from below", () => {
    const [onTop, below] = [drawn({}, ["대향류"]).shapes, drawn({}, ["압입송풍"]).shapes];
    expect(linesOf(onTop, "fan")).toHaveLength(8);
    expect(linesOf(onTop, "outline").slice(4, 8)).toEqual(rectangle(0, 0, 6_000, 3_440));
    expect(below.filter(({ layer }) => layer === "fan")).toEqual([]);
    expect(linesOf(below, "outline").slice(4, 8)).toEqual(rectangle(0, 0, 6_000, 4_000));
  });
});

describe("the words of a drawing", () => {
  test("have titles below the elevations and above the plan, a title block and lists", () => {
    const { shapes } = drawn({ name: "A-200" }, ["직교류"]);
    const below = -850;
    expect(textsOf(shapes, "dimension").filter(([text]) => !/\d,\d/.test(String(text)))).toEqual([
      ["FRONT", 3_000, -500, false],
      ["SIDE", 9_000, -500, false],
      ["PLAN", 3_000, 10_500, false],
      ["A-200", 5_250, below, false],
      ["IN MM", 5_250, below - 260, false],
    ]);
    expect(textsOf(shapes, "connection")).toEqual([["N1  INLET", 7_500, 10_250, false]]);
    expect(textsOf(shapes, "support")).toEqual([["LOADS", 7_500, 9_990, false]]);
  });

  test("leave room for the lists of connections and loads above a low plan", () => {
    const shapes = (connections: string[]) =>
      modelDrawing(
        aModel(size),
        { tags: ["직교류"], hasSampleModels: false },
        words,
        { connections, loads: ["L"] },
        {
          letterHeight: 100,
        },
      )?.shapes ?? [];
    // 1.6 letters for each of 47 lines and two more above the height, less half a letter.
    expect(textsOf(shapes(Array<string>(46).fill("A")), "connection")[0]).toEqual([
      "N1  A",
      7_500,
      4_000 + 47 * 160 + 200 - 50,
      false,
    ]);
  });

  test("have neither lists nor a title block where its sheet has them", () => {
    const { shapes } = drawn({ name: "A-200" }, ["직교류"], { letterHeight: 100, hasOnlyViews: true });
    const texts = shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
    expect(texts).toEqual(expect.arrayContaining(["PLAN", "FRONT", "SIDE", "6,000"]));
    for (const text of ["A-200", "IN MM", "N1  INLET", "LOADS"]) expect(texts).not.toContain(text);
  });

  test.each<[string, Partial<Model>, number]>([
    ["no connection", {}, -275],
    ["a stub at the left", { connections: [{ ...pipe, dn: 50, side: "좌측면", at: [0, 900, 100] }] }, -355],
    [
      "a stub at the right",
      { connections: [{ ...pipe, dn: 50, side: "우측면", at: [6_000, 900, 100] }] },
      -275,
    ],
    ["a stub at the left without a position", { connections: [{ ...pipe, dn: 50, side: "좌측면" }] }, -275],
  ])("have the width of the plan farther from it where tags stand between: %s", (_, facts, x) => {
    const width = textsOf(drawn(facts, ["직교류"]).shapes, "dimension").find(([text]) => text === "3,000");
    expect(width).toEqual(["3,000", x, 5_800 + 1_500, true]);
  });
});

describe("the bounds of a drawing", () => {
  const connectionAt = (at: number[]) => ({
    connections: [{ ...pipe, dn: 2_000, side: "상부" as const, at }],
  });

  test("hold a circle that stands beside everything else", () => {
    expect(drawn(connectionAt([-9_000, 1_500, 0]), ["직교류"]).from[0]).toBe(-10_000);
    expect(drawn(connectionAt([3_000, -40_000, 0]), ["직교류"]).from[1]).toBe(5_800 - 41_000);
    expect(drawn(connectionAt([3_000, 40_000, 0]), ["직교류"]).to[1]).toBe(5_800 + 41_000);
  });

  test("hold a text with half a letter more on the sides of its accents and descenders", () => {
    // The dimension of the height: its middle is 2.75 letters from the tower.
    expect(drawn({}, ["직교류"], { letterHeight: 400, hasOnlyViews: true }).from[0]).toBeCloseTo(
      -3.75 * 400,
      6,
    );
    // The titles of the elevations: 5 letters below, 1.15 letters high.
    expect(drawn({}, ["직교류"], { letterHeight: 400, hasOnlyViews: true }).from[1]).toBeCloseTo(
      -6.15 * 400,
      6,
    );
  });
});

describe("the front of a model alone", () => {
  test("has its casing, its basin and the rings of its fans", () => {
    const shapes = frontElevation(aModel({ ...size, width: 1_000, fans: 2 }), []) ?? [];
    expect(linesOf(shapes, "outline")).toEqual([...rectangle(0, 0, 6_000, 3_440), [0, 720, 6_000, 720]]);
    expect(linesOf(shapes, "fan")).toEqual([
      ...rectangle(1_140, 3_440, 720, 560),
      ...rectangle(4_140, 3_440, 720, 560),
    ]);
  });

  test("takes its length for a missing width", () => {
    const shapes = frontElevation(aModel({ ...size, width: null, fans: 1 }), []) ?? [];
    expect(linesOf(shapes, "fan")).toEqual(rectangle(840, 3_440, 4_320, 560));
  });

  test("has no rings where the fans blow from below", () => {
    const shapes = frontElevation(aModel({ ...size, fans: 2 }), ["압입송풍"]) ?? [];
    expect(linesOf(shapes, "outline")).toEqual([...rectangle(0, 0, 6_000, 4_000), [0, 720, 6_000, 720]]);
    expect(linesOf(shapes, "fan")).toEqual([]);
  });

  test.each(["length", "height"] as const)("is missing where its %s is", (dimension) => {
    expect(frontElevation(aModel({ ...size, [dimension]: null }), [])).toBeUndefined();
  });
});

test.each(["length", "width", "height"] as const)("a drawing is missing where its %s is", (dimension) => {
  const model = aModel({ ...size, [dimension]: null });
  expect(modelDrawing(model, { tags: [], hasSampleModels: false }, words)).toBeUndefined();
});
