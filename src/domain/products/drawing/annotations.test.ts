import { describe, expect, test } from "vitest";
import { annotationsOf, hasLoadTexts } from "./annotations.ts";
import type { Point, Shape, Views } from "./shapes.ts";

type Connection = Parameters<typeof annotationsOf>[0]["connections"][number];
type Support = Parameters<typeof annotationsOf>[0]["supports"][number];

/** Origins of the views differ in both directions, so that one taken for another is seen. */
const views: Views = { plan: [100, 5_000], front: [10, 20], side: [8_000, 30] };
const size = { length: 6_000, width: 3_000, height: 4_000 };

const connection = (side: Connection["side"], dn: number, at: Connection["at"] = [1_500, 900, 300]) =>
  ({ count: null, purpose: "배수", dn, standard: null, side, at }) satisfies Connection;
const support = (x: number, y: number, load = 1_200): Support => ({ count: null, load, at: [x, y] });

function annotated(connections: Connection[], supports: Support[] = [], parts: readonly Shape[] = []) {
  return annotationsOf({ connections, supports }, views, size, 100, parts);
}
const textsOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === "text" ? [[shape.text, ...shape.at.map(Math.round)]] : []));
const linesOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === "line" ? [[...shape.from, ...shape.to].map(Math.round)] : []));

/** A line so short that nothing touches it but the text at its place. */
const dot = ([x, y]: Point): Shape => ({ kind: "line", layer: "outline", from: [x, y], to: [x + 1, y] });

/** The positions that a label takes one after the other, each when the ones before it are taken. */
function positionsOf(of: Connection, count: number): number[][] {
  const taken: Shape[] = [];
  return Array.from({ length: count }, () => {
    const [label] = annotated([of], [], taken);
    if (label?.kind !== "text") throw new Error("There is no label.");
    taken.push(dot(label.at));
    return label.at.map(Math.round);
  });
}

describe("the label of a connection", () => {
  test.each<[Connection["side"], Point]>([
    ["정면", [1_720, 320]],
    ["배면", [1_820, 8_080]],
    ["좌측면", [-30, 6_080]],
    ["우측면", [6_230, 6_080]],
    ["상부", [1_810, 5_900]],
    [null, [1_810, 5_900]],
  ])("on the side %s stands beside it", (side, at) => {
    expect(annotated([connection(side, 200)])).toEqual([
      {
        kind: "text",
        layer: "connection",
        at: at.map((each) => expect.closeTo(each, 6)),
        height: 93,
        text: "N1",
      },
    ]);
  });

  test("has the number of its place in the record, and is missing where the record has no position", () => {
    expect(textsOf(annotated([connection("정면", 200, null), connection("상부", 200)]))).toEqual([
      ["N2", 1_810, 5_900],
    ]);
  });

  test.each<[Connection["side"], number, number]>([
    ["좌측면", -30, 225],
    ["우측면", 6_230, 5_975],
  ])(
    "of a stub on the side %s stands above or below it, outside and then inside the tower",
    (side, out, within) => {
      const levels = [6_480, 5_320, 6_944, 4_856];
      expect(positionsOf(connection(side, 1_000), 8)).toEqual(
        [out, within].flatMap((x) => levels.map((y) => [x, y])),
      );
    },
  );

  test("of a stub at the back stands at its right or left, near and then farther", () => {
    expect(positionsOf(connection("배면", 1_000), 4)).toEqual(
      [2_220, 980, 2_716, 484].map((x) => [x, 8_080]),
    );
  });

  test("of a circle stands beside, above or below it, then in between", () => {
    const [right, left, above, below] = [2_210, 990, 6_480, 5_320];
    expect(positionsOf(connection(null, 1_000), 10)).toEqual([
      [right, 5_900],
      [left, 5_900],
      [right, 5_726],
      [right, 6_074],
      [1_600, above],
      [1_600, below],
      [right, above],
      [left, above],
      [right, below],
      [left, below],
    ]);
  });

  test.each([
    [540, 530, 676],
    [610, 600, 742],
  ])("stands farther away where a ring of %d mm takes the nearer positions", (radius, corner, right) => {
    const [x, y] = [1_600, 5_900];
    const corners = [1, -1].flatMap((across) =>
      [1, -1].map((up) => dot([x + across * corner, y + up * corner])),
    );
    const ring: Shape = { kind: "circle", layer: "fan", center: [x, y], radius };
    expect(textsOf(annotated([connection(null, 1_000)], [], [ring, ...corners]))).toEqual([
      ["N1", x + right, y],
    ]);
  });

  test("keeps off the tags before it and off the lines of loads", () => {
    expect(textsOf(annotated([connection("배면", 200), connection("배면", 200)]))).toEqual([
      ["N1", 1_820, 8_080],
      ["N2", 1_380, 8_080],
    ]);
    const supports = [support(1_000, 150), support(1_720, 2_850)];
    expect(textsOf(annotated([connection("배면", 200)], supports)).at(-1)).toEqual(["N1", 1_380, 8_080]);
  });
});

describe("the loads of supports", () => {
  test("of the first and the last row stand beside the plan with lines to their plates, within the tower's length", () => {
    const shapes = annotated(
      [],
      [
        support(5_850, 150),
        support(3_000, 150, 900),
        support(150, 150),
        support(3_000, 1_500),
        support(150, 2_850),
        { count: 2, load: 800, at: null },
      ],
    );
    expect(textsOf(shapes)).toEqual([
      ["1,200 kg", 372, 4_760],
      ["900 kg", 3_100, 4_760],
      ["1,200 kg", 5_828, 4_760],
      ["1,200 kg", 372, 8_240],
    ]);
    expect(linesOf(shapes)).toEqual([
      [250, 5_050, 250, 4_825],
      [3_100, 5_050, 3_100, 4_825],
      [5_950, 5_050, 5_950, 4_825],
      [250, 7_950, 250, 8_175],
    ]);
    expect(shapes.every(({ layer }) => layer === "support")).toBe(true);
    expect(shapes.flatMap((shape) => (shape.kind === "text" ? [shape.height] : []))).toEqual([
      93, 93, 93, 93,
    ]);
  });

  // A text is 543 mm wide, and half a letter is free between two of them.
  test.each([
    ["593 mm apart", [1_000, 1_593], 0],
    ["594 mm apart", [1_000, 1_594], 2],
    ["far apart but for the last", [1_000, 3_000, 3_500], 0],
    ["moved together by the end of the tower", [5_300, 5_950], 0],
    ["alone", [5_950], 1],
  ])("%s need room for their texts in the row", (_, positions, count) => {
    const supports = positions.map((x) => support(x, 150));
    expect(textsOf(annotated([], supports))).toHaveLength(count);
    expect(hasLoadTexts({ supports }, 6_000, 100)).toBe(count > 0);
  });

  test("are shown where one of the rows has room", () => {
    const supports = [support(1_000, 150), support(1_500, 150), support(1_000, 2_850)];
    expect(hasLoadTexts({ supports }, 6_000, 100)).toBe(true);
    expect(textsOf(annotated([], supports))).toEqual([["1,200 kg", 1_100, 8_240]]);
  });

  test("are not shown without positions", () => {
    expect(hasLoadTexts({ supports: [{ count: 4, load: 900, at: null }] }, 6_000, 100)).toBe(false);
    expect(annotated([], [])).toEqual([]);
  });
});
