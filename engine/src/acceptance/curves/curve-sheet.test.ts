import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCurves } from "./curve-sheet.ts";
import { curvesIn, curvesText, maxCurvesTextLength } from "./curve-text.ts";

const wetBulbs = [18, 20, 22, 24, 26];
/** A sound table: rises by flow, wet bulb and range. */
const rowsAt = (flow: string, more: number) =>
  wetBulbs.map((wetBulb, index) => [
    flow,
    String(wetBulb),
    ...[0, 0.4, 0.8].map((range) => String(27 + more + index * 1.5 + range)),
  ]);
const body = [...rowsAt("351", 0), ...rowsAt("390", 1), ...rowsAt("429", 2)];
const korean = ["수량, ㎥/h", "습구온도, ℃", "온도차 4 K", "온도차 5 K", "온도차 6 K"];
const lines = (rows: readonly (readonly string[])[], first = 1) =>
  rows.map((cells, index) => ({ number: first + index, cells }));
const read = (rows: readonly (readonly string[])[], design?: { flowRate: number; range: number }) =>
  readCurves(lines(rows), design);
const tableOf = (rows: readonly (readonly string[])[], design?: { flowRate: number; range: number }) => {
  const reading = read(rows, design);
  if (reading.kind === "refused") throw new Error(JSON.stringify(reading.problems));
  return reading.table;
};
const problemsOf = (rows: readonly (readonly string[])[]) => {
  const reading = read(rows);
  return reading.kind === "refused" ? reading.problems : [];
};
const table = tableOf([korean, ...body]);
/** The table with one cell changed. */
const changed = (row: number, column: number, text: string) =>
  [korean, ...body].map((cells, index) =>
    index === row ? cells.map((cell, at) => (at === column ? text : cell)) : cells,
  );

describe("a table is read", () => {
  test("from its heading and rows", () => {
    expect(table.ranges).toEqual([4, 5, 6]);
    expect(table.flows.map(({ flowRate }) => flowRate)).toEqual([351, 390, 429]);
    expect(table.flows[1]?.wetBulbs[4]).toEqual({ wetBulbTemp: 26, coldWaterTemps: [34, 34.4, 34.8] });
  });

  test("in English, in any order of rows and columns, below other lines", () => {
    const heading = ["Wet bulb (°C)", "Range 6 K", "Range 4 K", "Range 5 K", "Flow (m³/h)"];
    const mixed = body.map(([flow = "", wetBulb = "", a = "", b = "", c = ""]) => [wetBulb, c, a, b, flow]);
    expect(tableOf([["Sample tower"], [], heading, ...mixed.toReversed()])).toEqual(table);
  });

  test("with ranges in a row of their own, and each flow once", () => {
    const once = body.map(([flow = "", ...rest], index) => [index % 5 === 0 ? flow : "", ...rest]);
    const heading = [
      ["Flow", "Wet bulb", "Outlet by range, K", "", ""],
      ["", "", "4", "5", "6"],
    ];
    expect(tableOf([...heading, ...once])).toEqual(table);
  });

  test("in gpm and °F", () => {
    const fahrenheit = (text: string) => String(Number((Number(text) * 1.8 + 32).toFixed(6)));
    const heading = ["Flow, gpm", "Wet bulb, °F", "7.2", "9 °F", "6 K"];
    const rows = body.map(([flow = "", ...rest]) => [
      String(Number(flow) / 0.2271247072),
      ...rest.map(fahrenheit),
    ]);
    expect(tableOf([heading, ...rows])).toEqual(table);
  });

  test("in L/s", () => {
    const rows = body.map(([flow = "", ...rest]) => [String(Number(flow) / 3.6), ...rest]);
    expect(tableOf([["Flow, L/s", ...korean.slice(1)], ...rows])).toEqual(table);
  });

  test("in per cent of the design", () => {
    const heading = ["Flow", "Wet bulb, °C", "80%", "100%", "120%"];
    const percents: Record<string, string> = { "351": "90%", "390": "100 %", "429": "110%" };
    const rows = body.map(([flow = "", ...rest]) => [percents[flow] ?? "", ...rest]);
    expect(tableOf([heading, ...rows], { flowRate: 390, range: 5 })).toEqual(table);
    expect(problemsOf([heading, ...rows])).toEqual([{ rule: "design" }]);
  });
});

describe("a table is refused", () => {
  test.each([
    ["without a heading", body, { rule: "heading" }],
    [
      "with a flow in an unknown unit",
      changed(0, 0, "수량(kg/s)"),
      { rule: "unit", cell: { row: 1, column: 0 } },
    ],
    ["with a column of another kind", changed(0, 4, "비고"), { rule: "column", cell: { row: 1, column: 4 } }],
    [
      "with a text for a number",
      changed(3, 2, "약 30"),
      { rule: "number", cell: { row: 4, column: 2 }, text: "약 30" },
    ],
    [
      "with a range behind 200 characters",
      changed(0, 4, `${"·".repeat(200)}6 K`),
      { rule: "column", cell: { row: 1, column: 4 } },
    ],
    ["with an empty cell", changed(3, 2, ""), { rule: "number", cell: { row: 4, column: 2 }, text: "" }],
    [
      "with °F in °C",
      changed(3, 2, "86"),
      { rule: "limits", cell: { row: 4, column: 2 }, of: "coldWaterTemp" },
    ],
    ["with one wet bulb twice", changed(3, 1, "20"), { rule: "repeated", cell: { row: 4, column: 1 } }],
    ["with an outlet that falls", changed(3, 2, "28"), { rule: "byWetBulb", cell: { row: 4, column: 2 } }],
    ["with too few flows", [korean, ...body.slice(5)], { rule: "flowCount", count: 2 }],
    ["with too few wet bulbs", [korean, ...body.slice(1)], { rule: "wetBulbCount", count: 4, flowRate: 351 }],
  ])("%s", (_, rows, problem) => {
    expect(problemsOf(rows)).toEqual(expect.arrayContaining([expect.objectContaining(problem)]));
  });
});

test("a table of too many rows is refused by those that a table can have", () => {
  const many = Array.from({ length: 5_000 }, () => ["", "", "", "", ""]);
  expect(problemsOf([korean, ...many]).length).toBe(61 * 5);
  expect(
    problemsOf([
      korean,
      ...Array.from({ length: 5_000 }, (_, row) => ["351", String(row / 100), "40", "41", "42"]),
    ]),
  ).toEqual([
    { rule: "flowCount", count: 1 },
    { rule: "wetBulbCount", count: 61, flowRate: 351 },
  ]);
});

describe("the text of an address", () => {
  test("is read as the same table, and needs no encoding", () => {
    expect(curvesIn(curvesText(table))).toEqual({ kind: "read", table });
    expect(new URLSearchParams({ curves: curvesText(table) }).toString()).toBe(`curves=${curvesText(table)}`);
  });

  test("of the largest table is short enough", () => {
    const flows = [1, 2, 3, 4, 5].map((flow) => ({
      flowRate: 10_000.1234 + flow,
      wetBulbs: Array.from({ length: 12 }, (_, index) => ({
        wetBulbTemp: 10.1234 + index,
        coldWaterTemps: Array.from({ length: 5 }, () => 30.1234),
      })),
    }));
    expect(curvesText({ ranges: [4, 5, 6, 7, 8], flows }).length).toBeLessThan(maxCurvesTextLength);
  });

  test("is refused when it is anything else, without an exception", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(curvesIn(text).kind).toBe("refused");
      }),
    );
    expect(curvesIn("_".repeat(maxCurvesTextLength + 1))).toMatchObject({ kind: "refused" });
  });
});
