import { figure, numberFormat } from "./figures/number-format.ts";
import { wholeNumber } from "./figures/whole-number.ts";

/** 1961.16 → "1,961.2"; for temperatures, CRT and heat. */
export function oneDecimal(value: number): string {
  return figure(value, 1);
}

/** 865.62 → "865.6 CRT" */
export function inCRT(value: number): string {
  return `${oneDecimal(value)} CRT`;
}

/** 0.764852 → "0.765"; for ratios. */
export function threeDecimals(value: number): string {
  return figure(value, 3);
}

/** 1961.16 → "1,960", 0.0123456 → "0.0123"; for ratios of any size. */
export function threeDigits(value: number): string {
  return numberFormat(0, 5).format(Number(value.toPrecision(3)));
}

/** 1500 → "1,500", 34.8 → "34.8"; for what somebody has entered. */
export function enteredFigure(value: number): string {
  return numberFormat(0, 3).format(value);
}

/** 0.0005 → "0.0005"; for entered shares, %: a drift may be below 0.001%. */
export function enteredShare(value: number): string {
  return numberFormat(0, 6).format(value);
}

/**
 * Decimals with which two different values have different figures, at least one.
 * @example decimalsApart(99.96, 100) // 2, as one decimal makes 100.0 of both
 */
export function decimalsApart(value: number, other: number): number {
  return fewestDecimals((decimals) => figure(value, decimals) !== figure(other, decimals));
}

/** Figure of a value with the decimals that it needs to differ from the figure of another. */
export function figureApart(value: number, other: number): string {
  return figure(value, decimalsApart(value, other));
}

/** The fewest decimals from one to six that fit, else one. */
export function fewestDecimals(fit: (decimals: number) => boolean): number {
  return [1, 2, 3, 4, 5, 6].find(fit) ?? 1;
}

const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;

/** @example fileSize(1_300_000) // "1.3 MB", rounded up, as limits of uploads count them */
export function fileSize(bytes: number): string {
  if (bytes > megabyte) return `${oneDecimal(Math.ceil((10 * bytes) / megabyte) / 10)} MB`;
  return `${wholeNumber(Math.max(1, Math.ceil(bytes / kilobyte)))} KB`;
}

/**
 * A figure with its sign, for differences; what would round to zero has none.
 * @example signed(75.94, oneDecimal) // "+75.9"
 * @example signed(-0.01, oneDecimal) // "0.0"
 */
export function signed(value: number, write: (value: number) => string): string {
  const text = write(Math.abs(value));
  if (!/[1-9]/.test(text)) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}
