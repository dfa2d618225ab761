import { expect, test } from "vitest";
import { limitTexts } from "./figures/box-units.ts";
import { wholeNumber } from "./figures/whole-number.ts";
import { decimalsApart, enteredFigure, enteredShare, oneDecimal, signed, threeDecimals } from "./figures.ts";

test("temperatures and CRT have one decimal, whatever binary makes of them", () => {
  expect(oneDecimal(500)).toBe("500.0");
  expect(oneDecimal(34.8 - 32)).toBe("2.8");
  expect(oneDecimal(12097.82)).toBe("12,097.8");
});

test("the correction factor has three decimals", () => {
  expect(threeDecimals(1)).toBe("1.000");
  expect(threeDecimals(0.76485)).toBe("0.765");
});

test("heat in kcal/h has none", () => {
  expect(wholeNumber(1_950_000)).toBe("1,950,000");
});

test("an entered value is repeated as it was entered", () => {
  expect(enteredFigure(1500)).toBe("1,500");
  expect(enteredFigure(34.8)).toBe("34.8");
});

test("an entered share keeps the decimals of the least drift", () => {
  expect(enteredShare(0.0005)).toBe("0.0005");
  expect(enteredShare(0.000_75)).toBe("0.00075");
  expect(limitTexts({ lowest: 0.0005, highest: 0.02 })).toEqual({ lowest: "0.0005", highest: "0.02" });
});

test.each([
  [85.5, 100, 1],
  [99.96, 100, 2],
  [32.0001, 32, 4],
  [100, 100, 1],
])("%d and %d are told apart by %d decimals", (value, other, decimals) => {
  expect(decimalsApart(value, other)).toBe(decimals);
});

test("a difference carries its sign, unless it rounds to nothing", () => {
  expect(signed(75.94, oneDecimal)).toBe("+75.9");
  expect(signed(-75.94, oneDecimal)).toBe("−75.9");
  expect(signed(-0.01, oneDecimal)).toBe("0.0");
});
