/** End of the bracket: its position, its weighted value, and whether it moved last. */
type End = { x: number; y: number; moved: boolean };

/**
 * Root of an increasing function between `low` and `high`: false position, Illinois variant. About seven
 * calls for a smooth function where bisection takes thirty. Undefined without a sign change from negative to
 * positive. Ends when |f| ≤ `tolerance` or the bracket has zero width.
 * @example findRoot({ low: 0, high: 2, tolerance: 1e-12 }, (x) => x * x - 2) // 1.41421356…
 */
export function findRoot(
  bracket: { low: number; high: number; tolerance: number },
  f: (x: number) => number,
): number | undefined {
  let low: End = { x: bracket.low, y: f(bracket.low), moved: false };
  let high: End = { x: bracket.high, y: f(bracket.high), moved: false };
  // NaN ends the loop, too.
  while (low.y < 0 && high.y > 0) {
    const x = (low.x * high.y - high.x * low.y) / (high.y - low.y);
    const y = f(x);
    if (Math.abs(y) <= bracket.tolerance || high.x - low.x < 1e-12) return x;
    if (y < 0) [low, high] = [{ x, y, moved: true }, stayed(high, low)];
    else [low, high] = [stayed(low, high), { x, y, moved: true }];
  }
  return undefined;
}

/** Halves the value of an end that stays while the other moves twice (Illinois), so that both converge. */
function stayed(end: End, other: End): End {
  return { x: end.x, y: other.moved ? end.y / 2 : end.y, moved: false };
}
