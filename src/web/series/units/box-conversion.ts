import { typedNumber } from "#engine/inputs/typed-number.ts";

/** Factor from the standard unit, and the value of its zero point. */
export type Scale = readonly [factor: number, zero: number];

/** Converts a typed number, read as the server reads it, to the standard unit; empty for text that is not a number. */
export function standardText(text: string, [factor, zero]: Scale): string {
  const typed = typedNumber(text);
  return typed === undefined ? "" : String(round((typed - zero) / factor, 6));
}

/**
 * Formats a value with the fewest decimals that represent it exactly, else with one decimal, as the server
 * does.
 */
export function converted(value: number, [factor, zero]: Scale): string {
  const figure = value * factor + zero;
  const isExact = (shown: number) => round((shown - zero) / factor, 6) === round(value, 6);
  return String([0, 1, 2].map((decimals) => round(figure, decimals)).find(isExact) ?? round(figure, 1));
}

export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
