import { expect, test } from "vitest";
import { at } from "../reference/at.ts";
import { heatLoad } from "./heat-load.ts";

test("13 L/min cooled from 37 to 32 °C is one CRT: 3,900 kcal/h, 4.5348 kW", () => {
  const load = heatLoad({ flowRate: 0.78, ...at(37, 32, 27) });
  expect(load.kcalPerHour).toBeCloseTo(3900, 9);
  // The customary "4.53 kW" is the same number truncated.
  expect(load.kilowatts).toBeCloseTo(4.5348, 4);
});

test("3,024 kcal/h of heat are one US refrigeration ton, 3.516 kW", () => {
  const load = heatLoad({ flowRate: 0.6048, ...at(37, 32, 27) });
  expect(load.usrt).toBeCloseTo(1, 12);
  expect(load.kilowatts).toBeCloseTo(3.516, 3);
});

test("heat follows flow and range, not wet bulb", () => {
  const load = heatLoad({ flowRate: 400, ...at(42, 32, 25) });
  expect(load).toEqual(heatLoad({ flowRate: 800, ...at(37, 32, 15) }));
});
