const whole = decimals(0, 0);
const one = decimals(1, 1);
const three = decimals(3, 3);
const asGiven = decimals(0, 3);

/** 1234567.8 → "1,234,568" */
export function wholeNumber(value: number): string {
  return whole.format(value);
}

/** 1961.16 → "1,961.2"; for temperatures, CRT and heat. */
export function oneDecimal(value: number): string {
  return one.format(value);
}

/** 0.764852 → "0.765"; for ratios. */
export function threeDecimals(value: number): string {
  return three.format(value);
}

/** 1500 → "1,500", 34.8 → "34.8"; for what somebody has entered. */
export function enteredFigure(value: number): string {
  return asGiven.format(value);
}

/** Korean and English group digits alike; one locale gives the same text in every browser. */
function decimals(least: number, most: number): Intl.NumberFormat {
  return new Intl.NumberFormat("en", { minimumFractionDigits: least, maximumFractionDigits: most });
}
