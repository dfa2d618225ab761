/** Difference of a value from the expected one, per cent of the expected one, without sign. */
export function errorPercent(actual: number, expected: number): number {
  return (100 * Math.abs(actual - expected)) / Math.abs(expected);
}
