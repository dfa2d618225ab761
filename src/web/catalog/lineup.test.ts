import { expect, test } from "vitest";
import { type Model, modelColumns } from "#domain/products/model-columns.ts";
import { completed } from "#domain/records/columns.ts";
import { alike, lineup, narrowRow } from "./lineup.ts";

const nothing: Model = completed(modelColumns, {});
const series = (...models: [name: string, length: number | null, height: number | null][]) => ({
  models: models.map(([name, length, height]) => ({ ...nothing, name, length, height })),
  storedTags: [],
});
const names = (products: Parameters<typeof lineup>[0]) =>
  lineup(products).map((row) => row.map(({ model }) => model.name));

test("each series stands in the line-up with its longest model, in rows hardly longer than the first or than is usual", () => {
  const products = [
    series(["S-1", 2_000, 4_000], ["S-2", 4_000, 5_000]),
    series(["M-4", 22_800, 7_200]),
    series(["C-10", 13_320, 5_460]),
    series(["T-2", 6_440, 5_860]),
  ];
  expect(names(products)).toEqual([["M-4", "C-10", "T-2"], ["S-2"]]);
});

test("a tower beside which the others could not be read gives its place to a shorter one of its series", () => {
  const fields = series(["F-10", 82_000, 10_200], ["F-2", 23_200, 11_400], ["F-1", 11_600, 11_400]);
  expect(names([fields, series(["S-2", 4_000, 5_000])])).toEqual([["F-2", "S-2"]]);
  expect(names([series(["F-10", 82_000, 10_200], ["F-5", 41_000, 10_200])])).toEqual([["F-5"]]);
});

test("what has no dimensions is not drawn, and nothing is where nothing has", () => {
  expect(names([series(["A", null, 4_000], ["B", 3_000, null]), series(["C", 2_000, 2_000])])).toEqual([
    ["C"],
  ]);
  expect(lineup([series(["A", null, null])])).toEqual([]);
});

test("a narrow screen has one row, with as many of the largest and of the others as it has room for", () => {
  const rows = lineup([
    series(["F-2", 23_200, 11_400]),
    series(["M-4", 22_800, 7_200]),
    series(["C-10", 13_320, 5_460]),
    series(["S-2", 4_000, 5_000]),
  ]);
  expect(narrowRow(rows).map(({ model }) => model.name)).toEqual(["F-2", "S-2"]);
  expect(narrowRow([])).toEqual([]);
});

test("towers that compare are of a capacity that every series has, and the smallest of it", () => {
  const sized = (...models: [name: string, crt: number][]) => ({
    models: models.map(([name, crt]) => ({ ...nothing, name, crt, length: 3_000, height: 3_000 })),
    storedTags: [],
  });
  const unknown = series(["X", null, null]);
  const products = [
    sized(["A-900", 900], ["A-320", 320], ["A-200", 200]),
    sized(["B-100", 100], ["B-300", 300]),
  ];
  const { crt, rows } = alike([...products, unknown]);
  expect(crt).toBe(300);
  expect(rows.flat().map(({ model }) => model.name)).toEqual(["A-320", "B-300"]);
  expect(alike([unknown]).rows).toEqual([]);
});
