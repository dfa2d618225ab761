/**
 * Natural cubic spline through points in ascending order of x: second derivative 0 at both ends. Beyond the ends the first and last
 * piece are extrapolated; callers that do not want this must stay within the points.
 * @example naturalSpline([0, 1, 2], [0, 1, 4])(0.5) // 0.3125
 */
export function naturalSpline(xs: readonly number[], ys: readonly number[]): (x: number) => number {
  const bends = secondDerivatives(xs, ys);
  return (x) => {
    const right = Math.max(
      1,
      xs.findIndex((each, index) => each >= x || index === xs.length - 1),
    );
    const left = right - 1;
    const at = (values: readonly number[], index: number) => values[index] ?? Number.NaN;
    const width = at(xs, right) - at(xs, left);
    const [a, b] = [(at(xs, right) - x) / width, (x - at(xs, left)) / width];
    const bend = (a ** 3 - a) * at(bends, left) + (b ** 3 - b) * at(bends, right);
    return a * at(ys, left) + b * at(ys, right) + (bend * width ** 2) / 6;
  };
}

/** Solves the tridiagonal system of a spline by elimination from the left and substitution from the right. */
function secondDerivatives(xs: readonly number[], ys: readonly number[]): number[] {
  const last = xs.length - 1;
  const x = (index: number) => xs[index] ?? Number.NaN;
  const slope = (index: number) =>
    ((ys[index + 1] ?? Number.NaN) - (ys[index] ?? Number.NaN)) / (x(index + 1) - x(index));
  const factors: { next: number; constant: number }[] = [{ next: 0, constant: 0 }];
  for (let index = 1; index < last; index++) {
    const before = factors[index - 1] ?? { next: 0, constant: 0 };
    const part = (x(index) - x(index - 1)) / (x(index + 1) - x(index - 1));
    const pivot = part * before.next + 2;
    const turn = (6 * (slope(index) - slope(index - 1))) / (x(index + 1) - x(index - 1));
    factors.push({ next: (part - 1) / pivot, constant: (turn - part * before.constant) / pivot });
  }
  const bends = Array.from(xs, () => 0);
  for (let index = last - 1; index > 0; index--) {
    const { next, constant } = factors[index] ?? { next: 0, constant: 0 };
    bends[index] = next * (bends[index + 1] ?? 0) + constant;
  }
  return bends;
}
