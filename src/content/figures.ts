/** 1234567.8 → "1,234,568" */
export function wholeNumber(value: number): string {
  return figure(value, 0);
}

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

/** 1500 → "1,500", 34.8 → "34.8"; for what somebody has entered. */
export function enteredFigure(value: number): string {
  return format(0, 3).format(value);
}

/** A number with a fixed count of decimals: the one way in which figures are written. */
export function figure(value: number, decimals: number): string {
  return format(decimals, decimals).format(value);
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

const formats = new Map<string, Intl.NumberFormat>();

/** Korean and English group digits alike; one locale gives the same text in every browser. A format is slow to make. */
function format(least: number, most: number): Intl.NumberFormat {
  const key = `${least} ${most}`;
  const made =
    formats.get(key) ??
    new Intl.NumberFormat("en", { minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, made);
  return made;
}
