import { scaleLinear, scaleLog } from "d3-scale";

export interface AxisSpec {
  /** Quantity and unit, e.g. "Wet bulb, °C". */
  label: string;
  domain: readonly [number, number];
  scale?: "linear" | "log";
  /** About how many ticks; fewer where they would crowd. 5 without it. */
  ticks?: number;
}

/** A place on an axis, in user units from the chart's left or top. */
export interface Tick {
  at: number;
  text: string;
}

export interface Scale {
  /** Value to user units. */
  at: (value: number) => number;
  /** User units to value. */
  valueAt: (position: number) => number;
  ticks: Tick[];
}

/** Lays an axis over `span`, from the position of the domain's first value to that of its last. */
export function scaleOf(axis: AxisSpec, span: readonly [number, number]): Scale {
  const make = axis.scale === "log" ? scaleLog : scaleLinear;
  const scale = make().domain(axis.domain).range(span);
  const count = axis.ticks ?? 5;
  const values = axis.scale === "log" ? logTicks(axis.domain, count) : scale.ticks(count);
  const decimals = Math.max(0, ...values.map(decimalsOf));
  return {
    at: (value) => scale(value),
    valueAt: (position) => scale.invert(position),
    ticks: values.map((value) => ({ at: scale(value), text: tickText(value, decimals) })),
  };
}

/** The domain widened to round values, so that the ticks reach both ends. */
export function roundDomain(domain: readonly [number, number], ticks = 5): [number, number] {
  const [low = 0, high = 1] = scaleLinear().domain(domain).nice(ticks).domain();
  return [low, high];
}

/** Steps of a decade, from sparse to dense: the first that gives enough ticks is taken. */
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

/** 0.25 → 2. Three decimals are more than a tick needs. */
function decimalsOf(value: number): number {
  return Number(value.toFixed(3)).toString().split(".")[1]?.length ?? 0;
}

function tickText(value: number, decimals: number): string {
  return value.toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
