import { expect, test } from "vitest";
import { errorPercent } from "../reference/error-percent.ts";
import { dischargeAir } from "./fan-air.ts";

test("the fan discharges 7.9 m³/min for each CRT", () => {
  expect(errorPercent(dischargeAir(1), 7.9)).toBeLessThan(0.5);
  expect(dischargeAir(500)).toBeCloseTo(500 * dischargeAir(1), 9);
});
