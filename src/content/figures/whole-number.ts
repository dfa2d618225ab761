/** Korean and English group digits alike; one locale gives the same text in every browser. */
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** 1234567.8 → "1,234,568" */
export function wholeNumber(value: number): string {
  return whole.format(value);
}
