import { expect, test } from "vitest";
import { type Model, modelColumns } from "#domain/products/model-columns.ts";
import { lineup } from "./lineup.ts";

const nothing = Object.fromEntries(Object.keys(modelColumns).map((name) => [name, null])) as unknown as Model;
const series = (...models: [name: string, length: number | null, height: number | null][]) => ({
  models: models.map(([name, length, height]) => ({ ...nothing, name, length, height })),
  storedTags: [],
});
const names = (products: Parameters<typeof lineup>[0]) =>
  lineup(products).map((row) => row.map(({ model }) => model.name));

test("each series stands in the line-up with its longest model, in rows that are hardly longer than the first", () => {
  const products = [
    series(["S-1", 2_000, 4_000], ["S-2", 4_000, 5_000]),
    series(["M-4", 22_800, 7_200]),
    series(["C-10", 13_320, 5_460]),
    series(["T-2", 6_440, 5_860]),
  ];
  expect(names(products)).toEqual([["M-4"], ["C-10", "T-2", "S-2"]]);
});

test("what has no dimensions is not drawn, and nothing is where nothing has", () => {
  expect(names([series(["A", null, 4_000], ["B", 3_000, null]), series(["C", 2_000, 2_000])])).toEqual([
    ["C"],
  ]);
  expect(lineup([series(["A", null, null])])).toEqual([]);
});
