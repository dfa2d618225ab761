import { expect, test } from "vitest";
import { type Model, modelColumns } from "#domain/products/model-columns.ts";
import { completed } from "#domain/records/columns.ts";
import { modelRanges } from "./model-ranges.ts";

const nothing: Model = completed(modelColumns, {});

test("the range of a series is from its smallest model to its largest in any order, without values that no model has", () => {
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

test("sound is shown only with its distance", () => {
  const model = { ...nothing, name: "A", crt: 100, sound: 58 };
  const soundOf = (soundDistance: number | null) =>
    modelRanges("en", [{ ...model, soundDistance }]).find(({ id }) => id === "sound")?.value;
  expect([soundOf(10), soundOf(null)]).toEqual(["58 dB(A) (10 m)", undefined]);
});

test("a series without models has no ranges", () => {
  expect(modelRanges("ko", [])).toEqual([]);
});
