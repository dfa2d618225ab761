import { expect, test } from "vitest";
import type { ChartModel } from "#documents/charts/chart-model.ts";
import { readingAt } from "./reading.ts";

const model = {
  spec: () => {
    throw new Error("A reading draws nothing.");
  },
  x: { label: "Wet bulb", unit: "°C", decimals: 1 },
  columns: [
    { key: "a", label: "Size", unit: "CRT", decimals: 1, valueAt: (x) => 1000 * x },
    { key: "b", label: "KaV/L", unit: "", decimals: 2, valueAt: (x) => (x < 27 ? x / 10 : undefined) },
  ],
  stops: [26, 27.04],
  start: 0,
} satisfies ChartModel;

test("a stop is read in the decimals and units of each curve; a ratio has no unit", () => {
  expect(readingAt(model, 0, "none")).toEqual([
    { label: "Wet bulb", value: "26.0 °C" },
    { label: "Size", value: "26,000.0 CRT" },
    { label: "KaV/L", value: "2.60" },
  ]);
});

test("a curve that has ended says so", () => {
  expect(readingAt(model, 1, "none")[2]).toEqual({ label: "KaV/L", value: "none" });
});
