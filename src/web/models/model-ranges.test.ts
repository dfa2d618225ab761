import { expect, test } from "vitest";
import { type Model, modelColumns } from "#domain/products/model-columns.ts";
import { modelRanges } from "./model-ranges.ts";

const nothing = Object.fromEntries(Object.keys(modelColumns).map((name) => [name, null])) as unknown as Model;

test("a series spans from its smallest model to its largest, whatever their order, and what no model has is left out", () => {
  const ranges = modelRanges("en", [
    { ...nothing, name: "B", crt: 1_250, height: 5_630, motor: 7.5 },
    { ...nothing, name: "A", crt: 100, height: null, motor: 7.5 },
  ]);
  expect(ranges.map(({ id, value }) => [id, value])).toEqual([
    ["crt", "100–1,250 CRT"],
    ["height", "5.63 m"],
    ["motor", "7.5 kW"],
  ]);
});

test("a series without models spans nothing", () => {
  expect(modelRanges("ko", [])).toEqual([]);
});
