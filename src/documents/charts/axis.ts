import { figure } from "#content/figures/number-format.ts";

export interface AxisSpec {
  label: string;
  domain: readonly [number, number];
  scale?: "linear" | "log";
  /** Approximate number of ticks, 5 by default; fewer where they would crowd. */
  ticks?: number;
}

export interface Tick {
  at: number;
  text: string;
}

export interface Scale {
  at: (value: number) => number;
  valueAt: (position: number) => number;
  ticks: Tick[];
}

/** Maps an axis onto `span`, from the position of the domain's first value to that of its last. */
export function scaleOf(axis: AxisSpec, [start, end]: readonly [number, number]): Scale {
  const { forward, inverse } = axis.scale === "log" ? logarithmic : linear;
  const [low, high] = [forward(axis.domain[0]), forward(axis.domain[1])];
  const at = (value: number) => between(start, end, (forward(value) - low) / (high - low));
  const ticks = axis.scale === "log" ? logTicks : linearTicks;
  const values = ticks(axis.domain, axis.ticks ?? 5);
  const decimals = Math.max(0, ...values.map(decimalsOf));
  return {
    at,
    valueAt: (position) => inverse(between(low, high, (position - start) / (end - start))),
    ticks: values.map((value) => ({ at: at(value), text: figure(value, decimals) })),
  };
}

/** Widens the domain to round values, so that the ticks reach both ends. */
export function roundDomain(domain: readonly [number, number], ticks = 5): [number, number] {
  const step = roundStep(domain, ticks);
  const low = Math.floor(rounded(domain[0] / step));
  const high = Math.ceil(rounded(domain[1] / step));
  const wider: [number, number] = [rounded(low * step), rounded(high * step)];
  // A wider domain may need a wider step.
  return roundStep(wider, ticks) === step ? wider : roundDomain(wider, ticks);
}

/** Conversion of a value to an evenly spaced coordinate, and back. */
const linear = { forward: (value: number) => value, inverse: (value: number) => value };
const logarithmic = { forward: Math.log, inverse: Math.exp };

function between(from: number, to: number, share: number): number {
  return from * (1 - share) + to * share;
}

function linearTicks(domain: readonly [number, number], count: number): number[] {
  const step = roundStep(domain, count);
  const first = Math.ceil(rounded(domain[0] / step));
  const last = Math.floor(rounded(domain[1] / step));
  return Array.from({ length: last - first + 1 }, (_, index) => rounded((first + index) * step));
}

/**
 * 1, 2 or 5 times a power of ten: nearest, by ratio, to the step that divides the domain into `count` parts.
 */
function roundStep([low, high]: readonly [number, number], count: number): number {
  const exact = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(exact));
  const digits = exact / power;
  if (digits >= Math.sqrt(50)) return rounded(10 * power);
  if (digits >= Math.sqrt(10)) return rounded(5 * power);
  return rounded(digits >= Math.sqrt(2) ? 2 * power : power);
}

/** Rounds off floating-point errors of sums and products of decimals. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

/** Steps within a decade, from sparse to dense: the first with enough ticks is used. */
const decadeSteps: readonly (readonly number[])[] = [
  [1],
  [1, 3],
  [1, 2, 5],
  [1, 1.5, 2, 3, 5, 7],
  [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8],
];

function logTicks([low, high]: readonly [number, number], count: number): number[] {
  const decades = Array.from(
    { length: Math.floor(Math.log10(high)) - Math.floor(Math.log10(low)) + 1 },
    (_, index) => Math.floor(Math.log10(low)) + index,
  );
  const candidates = decadeSteps.map((steps) =>
    decades
      .flatMap((decade) => steps.map((step) => Number((step * 10 ** decade).toPrecision(3))))
      .filter((value) => value >= low && value <= high),
  );
  return candidates.find((values) => values.length >= count) ?? candidates.at(-1) ?? [];
}

/** Number of decimals, at most three: 0.25 → 2. */
function decimalsOf(value: number): number {
  return Number(value.toFixed(3)).toString().split(".")[1]?.length ?? 0;
}
