import { describe, expect, test } from "vitest";
import { type DrawingNotes, listsOf, title, titleBlock } from "./lists.ts";
import { noteHeight } from "./shapes.ts";

const shown = (notes: DrawingNotes, room = Number.POSITIVE_INFINITY) =>
  listsOf(notes, { at: [10, 1_000], room }, 100);
const linesIn = (text: string, room: number) =>
  shown({ connections: [], loads: [text] }, room).map((shape) => (shape.kind === "text" ? shape.text : ""));

/** Widths in letters, as they add up. */
const widthOf = (latin: number, hangul = 0) =>
  [...Array<number>(hangul).fill(1.25), ...Array<number>(latin).fill(0.75)].reduce(
    (sum, width) => sum + width * noteHeight,
    0,
  );

describe("the lists of a drawing", () => {
  test("have the connections by their tags, then the loads at a distance of a letter more", () => {
    const shapes = shown({ connections: ["INLET DN 200", "DRAIN"], loads: ["4 × 1,200 kg", "SUM"] });
    const line = (layer: string, y: number, text: string) => {
      return { kind: "text", layer, at: [10, expect.closeTo(y, 6)], height: 93, text, align: "start" };
    };
    expect(shapes).toEqual([
      line("connection", 950, "N1  INLET DN 200"),
      line("connection", 790, "N2  DRAIN"),
      line("support", 530, "4 × 1,200 kg"),
      line("support", 370, "SUM"),
    ]);
  });

  test.each([
    ["AB CD", widthOf(5), ["AB CD"]],
    ["AB CD", widthOf(5) - 0.01, ["AB", "CD"]],
    ["가나 다", widthOf(1, 3) + 0.01, ["가나 다"]],
    ["가나 다", widthOf(1, 3) - 0.01, ["가나", "다"]],
    ["AB CD EF GH", widthOf(5), ["AB CD", "EF GH"]],
    ["AB CD EF GH", widthOf(8), ["AB CD EF", "GH"]],
    ["TOOLONG A B", widthOf(3), ["TOOLONG", "A B"]],
    ["N1  AB CD", widthOf(6), ["N1  AB", "CD"]],
  ])("write %j in lines of %d letters as %j", (text, room, lines) => {
    expect(linesIn(text, room)).toEqual(lines);
  });

  test("keep the lines of a connection together, each below the one before", () => {
    const shapes = shown({ connections: ["AAAA BBBB", "C"], loads: [] }, widthOf(8));
    expect(shapes.map((shape) => shape.kind === "text" && [shape.layer, shape.at[1], shape.text])).toEqual([
      ["connection", 950, "N1  AAAA"],
      ["connection", 790, "BBBB"],
      ["connection", 630, "N2  C"],
    ]);
  });
});

test("a title block has the model in larger letters above its notes", () => {
  const line = (y: number, height: number, text: string) => {
    return { kind: "text", layer: "dimension", at: [10, y], height, text };
  };
  expect(titleBlock([10, 1_000], 100, ["A-200", "IN MM", "SAMPLE"])).toEqual([
    line(1_000, 160, "A-200"),
    line(740, 100, "IN MM"),
    line(550, 100, "SAMPLE"),
  ]);
});

test("titles of views are higher than dimensions by 15 %", () => {
  expect(title([10, 20], "PLAN", 100)).toEqual({
    kind: "text",
    layer: "dimension",
    at: [10, 20],
    height: expect.closeTo(115, 6),
    text: "PLAN",
  });
});
