import { expect, test } from "vitest";
import { unbroken } from "./unbroken.ts";

test("figures stay with their units, and words break as before", () => {
  expect(unbroken("at 10.0 °C and 390.0 m³/h in 1 CRT towers")).toBe(
    "at 10.0\u00a0°C and 390.0\u00a0m³/h in 1\u00a0CRT towers",
  );
  expect(unbroken("1,018.9 US ton, 3 kWh")).toBe("1,018.9\u00a0US ton, 3 kWh");
});

test("a Korean particle stays with its bracket or sign", () => {
  expect(unbroken("표준(0.780 m³/h)보다")).toBe("표준(0.780\u00a0m³/h)\u2060보다");
  expect(unbroken("2.4%에서")).toBe("2.4%\u2060에서");
});
