/** Absolute difference from the expected value, per cent of it. */
export function errorPercent(actual: number, expected: number): number {
  return (100 * Math.abs(actual - expected)) / Math.abs(expected);
}
