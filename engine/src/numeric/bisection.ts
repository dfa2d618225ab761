/**
 * Bisection: the point where a condition turns from false to true in `low`…`high`, to within `width`.
 * Throws a RangeError without a sign change.
 * @example bisect({ low: 0, high: 2, width: 1e-12 }, (x) => x * x > 2) // 1.41421356…
 */
export function bisect(
  bracket: { low: number; high: number; width: number },
  isBeyond: (x: number) => boolean,
): number {
  let { low, high } = bracket;
  if (!(low < high) || isBeyond(low) || !isBeyond(high)) {
    throw new RangeError(`No root between ${low} and ${high}. Check the values that define the equation.`);
  }
  while (high - low > bracket.width) {
    const middle = (low + high) / 2;
    if (isBeyond(middle)) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
