import { beforeEach, describe, expect, test } from "vitest";
import { aModel } from "../../../../tests/support/builders.ts";
import { dxf, dxfWords } from "./dxf.ts";
import { modelDrawing, type OutlineDrawing, type Shape } from "./model-drawing.ts";

type Pair = [code: number, value: string];

function drawn(words: Parameters<typeof modelDrawing>[2] = dxfWords): OutlineDrawing {
  const model = aModel({ name: "A-200", length: 6_000, width: 3_000, height: 4_000, fans: 2 });
  const drawing = modelDrawing(model, { tags: [], hasSampleModels: false }, words);
  if (!drawing) throw new Error("There is no drawing.");
  return drawing;
}

/** The file as it is read by a program: pairs of a code and a value. */
function pairsIn(file: string): Pair[] {
  const lines = file.split("\r\n");
  expect(lines.pop()).toBe("");
  expect(lines.length % 2).toBe(0);
  return Array.from({ length: lines.length / 2 }, (_, i) => [Number(lines[2 * i]), lines[2 * i + 1] ?? ""]);
}

/** Pairs between two others, without them. */
function between(pairs: readonly Pair[], begin: string, end: string): Pair[] {
  const from = pairs.findIndex(([code, value]) => code === 2 && value === begin) + 1;
  const to = pairs.findIndex(([code, value], index) => index >= from && code === 0 && value === end);
  expect([from, to].every((index) => index > 0)).toBe(true);
  return pairs.slice(from, to);
}

/** Entities or entries of a table, with their values by code. */
function entriesIn(pairs: readonly Pair[]): { type: string; values: Map<number, string> }[] {
  const entries: { type: string; values: Map<number, string> }[] = [];
  for (const [code, value] of pairs)
    if (code === 0) entries.push({ type: value, values: new Map() });
    else entries.at(-1)?.values.set(code, value);
  return entries;
}

const entitiesIn = (file: string) => entriesIn(between(pairsIn(file), "ENTITIES", "ENDSEC"));

/** Entity of one shape. */
function entityOf(shape: Shape) {
  const file = dxf({ shapes: [shape], from: [0, 0], to: [1, 1], clearance: { inlet: 0, service: 0 } });
  const [entity, ...others] = entitiesIn(file);
  expect(others).toEqual([]);
  return { type: entity?.type, values: Object.fromEntries(entity?.values ?? []) };
}

describe("the tables of a DXF file", () => {
  let pairs: Pair[] = [];
  let tables: Pair[] = [];

  beforeEach(() => {
    pairs = pairsIn(dxf(drawn()));
    tables = between(pairs, "TABLES", "ENDSEC");
  });

  test("stand between the header and the entities, one after the other", () => {
    const sections = pairs.flatMap(([code, value], i) =>
      code === 0 && value === "SECTION" ? [pairs[i + 1]] : [],
    );
    expect(sections).toEqual([
      [2, "HEADER"],
      [2, "TABLES"],
      [2, "ENTITIES"],
    ]);
    expect(pairs.filter(([code, value]) => code === 0 && value === "ENDSEC")).toHaveLength(3);
    const ends = tables.filter(([code, value]) => code === 0 && /^(TABLE|ENDTAB)$/.test(value));
    expect(ends.map(([, value]) => value)).toEqual(["TABLE", "ENDTAB", "TABLE", "ENDTAB"]);
  });

  test("have a whole line type, and a dashed one as long as its dashes", () => {
    const lineTypes = between(tables, "LTYPE", "ENDTAB");
    expect(lineTypes[0]).toEqual([70, "2"]);
    expect(
      entriesIn(lineTypes).map(({ type, values }) => [type, values.get(2), values.get(73), values.get(40)]),
    ).toEqual([
      ["LTYPE", "CONTINUOUS", "0", "0"],
      ["LTYPE", "DASHED", "2", "450"],
    ]);
    expect(lineTypes.filter(([code]) => code === 49)).toEqual([
      [49, "300"],
      [49, "-150"],
    ]);
  });

  test("have every layer with its colour and its line type", () => {
    const table = between(tables, "LAYER", "ENDTAB");
    expect(table[0]).toEqual([70, "8"]);
    const layers = entriesIn(table);
    expect(layers.every(({ type, values }) => type === "LAYER" && values.get(70) === "0")).toBe(true);
    expect(layers.map(({ values }) => [values.get(2), values.get(62), values.get(6)])).toEqual([
      ["OUTLINE", "7", "CONTINUOUS"],
      ["FAN", "4", "CONTINUOUS"],
      ["LOUVER", "8", "CONTINUOUS"],
      ["COIL", "30", "DASHED"],
      ["CONNECTION", "5", "CONTINUOUS"],
      ["SUPPORT", "6", "CONTINUOUS"],
      ["CLEARANCE", "1", "DASHED"],
      ["DIMENSION", "3", "CONTINUOUS"],
    ]);
  });
});

describe("the DXF file", () => {
  test("states its version, millimetres, metric measurement and its bounds in its header", () => {
    const { shapes, clearance } = drawn();
    const header = between(
      pairsIn(dxf({ shapes, clearance, from: [-1_000.25, -20], to: [9_000, 8_000.0004] })),
      "HEADER",
      "ENDSEC",
    );
    expect(header).toEqual([
      [9, "$ACADVER"],
      [1, "AC1009"],
      [9, "$INSUNITS"],
      [70, "4"],
      [9, "$MEASUREMENT"],
      [70, "1"],
      [9, "$EXTMIN"],
      [10, "-1000.25"],
      [20, "-20"],
      [9, "$EXTMAX"],
      [10, "9000"],
      [20, "8000"],
    ]);
  });

  test("holds every shape of a drawing, and ends", () => {
    const drawing = drawn();
    const file = dxf(drawing);
    expect(entitiesIn(file)).toHaveLength(drawing.shapes.length);
    expect(pairsIn(file).at(-1)).toEqual([0, "EOF"]);
  });

  test("has its codes at the right of three places", () => {
    expect(dxf(drawn())).toMatch(/^ {2}0\r\nSECTION\r\n {2}2\r\nHEADER\r\n {2}9\r\n.*\r\n 70\r\n4\r\n/s);
  });

  test("has a line with both its ends", () => {
    expect(entityOf({ kind: "line", layer: "coil", from: [1, 2], to: [3.00049, -4.0006] })).toEqual({
      type: "LINE",
      values: { 8: "COIL", 10: "1", 20: "2", 11: "3", 21: "-4.001" },
    });
  });

  test("has a circle with its center and its radius", () => {
    expect(entityOf({ kind: "circle", layer: "fan", center: [1, 2], radius: 3 })).toEqual({
      type: "CIRCLE",
      values: { 8: "FAN", 10: "1", 20: "2", 40: "3" },
    });
  });

  test.each<[string, { isTurned?: true; align?: "start" }, string, string]>([
    ["about its middle", {}, "0", "1"],
    ["turned about its middle", { isTurned: true }, "90", "1"],
    ["from its beginning", { align: "start" }, "0", "0"],
  ])("has a text %s at its point", (_, look, angle, alignment) => {
    const text = { kind: "text", layer: "dimension", at: [1, 2], height: 3, text: "6,000" } as const;
    expect(entityOf({ ...text, ...look })).toEqual({
      type: "TEXT",
      values: {
        8: "DIMENSION",
        10: "1",
        20: "2",
        40: "3",
        1: "6,000",
        50: angle,
        72: alignment,
        11: "1",
        21: "2",
        73: "2",
      },
    });
  });

  test.each([
    ["평면", "\\U+D3C9\\U+BA74"],
    ["m³ ~", "m\\U+00B3 ~"],
    ["Ø 5\u007f", "\\U+00D8 5\\U+007F"],
  ])("writes letters of %j that old programs do not know by their number", (text, written) => {
    const { values } = entityOf({ kind: "text", layer: "fan", at: [0, 0], height: 1, text });
    expect(values[1]).toBe(written);
  });
});
