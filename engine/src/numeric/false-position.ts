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
  let { low, high } = bracket;
  let [lowY, highY] = [f(low), f(high)];
  let moved: "low" | "high" | undefined;
  // NaN ends the loop, too.
  while (lowY < 0 && highY > 0) {
    const x = (low * highY - high * lowY) / (highY - lowY);
    const y = f(x);
    if (Math.abs(y) <= bracket.tolerance || high - low < 1e-12) return x;
    // The value of an end that stays while the other moves twice is halved, so that both converge.
    if (y < 0) {
      if (moved === "low") highY /= 2;
      [low, lowY, moved] = [x, y, "low"];
    } else {
      if (moved === "high") lowY /= 2;
      [high, highY, moved] = [x, y, "high"];
    }
  }
  return undefined;
}
