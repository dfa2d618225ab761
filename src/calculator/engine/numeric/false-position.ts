/** An end of the bracket: its place, the value believed of it, and whether it was the last to move. */
type End = { x: number; y: number; moved: boolean };

/**
 * Zero of a rising function between `low` and `high`: false position in the Illinois variant. Some seven calls
 * for a smooth function where bisection takes thirty. Undefined where the function does not go from negative to
 * positive. Ends when |f| ≤ `tolerance` or the bracket has no width left.
 * @example crossing({ low: 0, high: 2, tolerance: 1e-12 }, (x) => x * x - 2) // 1.41421356…
 */
export function crossing(
  bracket: { low: number; high: number; tolerance: number },
  f: (x: number) => number,
): number | undefined {
  let low: End = { x: bracket.low, y: f(bracket.low), moved: false };
  let high: End = { x: bracket.high, y: f(bracket.high), moved: false };
  // A value that is no number fails this as well.
  while (low.y < 0 && high.y > 0) {
    const x = (low.x * high.y - high.x * low.y) / (high.y - low.y);
    const y = f(x);
    if (Math.abs(y) <= bracket.tolerance || high.x - low.x < 1e-12) return x;
    if (y < 0) [low, high] = [{ x, y, moved: true }, stayed(high, low)];
    else [low, high] = [stayed(low, high), { x, y, moved: true }];
  }
  return undefined;
}

/** An end that stays while the other moves twice counts half, so that both close in. */
function stayed(end: End, other: End): End {
  return { x: end.x, y: other.moved ? end.y / 2 : end.y, moved: false };
}
