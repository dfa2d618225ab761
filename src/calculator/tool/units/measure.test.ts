import { expect, test } from "vitest";
import { oneDecimal } from "#content/figures.ts";
import {
  capacityText,
  differenceText,
  flowText,
  signed,
  temperatureLimitText,
  temperatureText,
} from "./measure.ts";

test("a flow is told in each unit with the decimals it needs", () => {
  expect(flowText(390, "m3h")).toBe("390.0 m³/h");
  expect(flowText(390, "lpm")).toBe("6,500.0 L/min");
  expect(flowText(390, "gpm")).toBe("1,717.1 gpm");
  expect(flowText(2.9835, "m3h")).toBe("2.98 m³/h");
  expect(flowText(0.0195, "m3h")).toBe("0.020 m³/h");
});

test("a temperature is moved and stretched to °F, a difference only stretched", () => {
  expect(temperatureText(35, "F")).toBe("95.0 °F");
  expect(differenceText(5, "F")).toBe("9.0 °F");
  expect(differenceText(5, "C")).toBe("5.0 °C");
});

test("a limit keeps the hundredth that a rounded one would lose", () => {
  expect(temperatureLimitText(26.67, "C")).toBe("26.67 °C");
  expect(temperatureLimitText(26.67, "F")).toBe("80.0 °F");
});

test("500 CRT are 1,950,000 kcal/h, 2,267.4 kW, 644.8 USRT and 406 US nominal tons", () => {
  expect(capacityText(500, "CRT")).toBe("500.0 CRT");
  expect(capacityText(500, "kcalh")).toBe("1,950,000 kcal/h");
  expect(capacityText(500, "kW")).toBe("2,267.4 kW");
  expect(capacityText(500, "USRT")).toBe("644.8 USRT");
  expect(capacityText(500, "USNT")).toBe("406.0 US ton");
});

test("a difference carries its sign, unless it rounds to nothing", () => {
  expect(signed(75.94, oneDecimal)).toBe("+75.9");
  expect(signed(-75.94, oneDecimal)).toBe("−75.9");
  expect(signed(-0.01, oneDecimal)).toBe("0.0");
});
