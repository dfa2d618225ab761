import { waterBalanceOf } from "../design/water.ts";
import type { Values } from "../inputs/input.ts";
import type { operationInputs } from "../inputs/year-inputs.ts";
import { type FanParts, fanParts, partBeyondFull, plumePart, spanAbove } from "./class-hours.ts";
import { type FanControl, type FanSpeeds, fanControls } from "./fan.ts";
import { type Load, loadAt, offBelow } from "./load.ts";
import {
  type DutyAtWetBulb,
  type LossesAtWetBulb,
  lossesAt,
  operatingStateAt,
  requiredSpeedAt,
} from "./operating-state.ts";
import type { Weather } from "./weather.ts";

/** Tower, its annual operation, and the controls of its fan and water. */
export interface YearQuestion extends Omit<Values<typeof operationInputs>, "crt" | "least" | "fanKilowatts"> {
  /** Nominal size of all cells together, CRT. */
  crt: number;
  /** Flow, m³/h. */
  flowRate: number;
  /** Range at full load, K. */
  range: number;
  /** Target outlet all year, °C. */
  coldWaterTemp: number;
  load: Load;
  speeds: FanSpeeds;
}

/** Hours of a fan under one control; `fullPower` is its energy divided by the rated power. */
export interface FanHours {
  control: FanControl;
  fullPower: number;
  fullSpeed: number;
  reducedSpeed: number;
}

/** Month, or the year as their sum. Hours and m³. */
export interface PeriodTotals {
  hours: number;
  loadHours: number;
  fans: FanHours[];
  evaporation: number;
  drift: number;
  blowdown: number;
  makeUp: number;
  /** Hours at which the outlet exceeds the target at full speed. */
  warmHours: number;
  plumeHours: number;
  /** Hours with load at which full speed would reach `freeCoolingTemp`; absent without that temperature. */
  freeCoolingHours?: number | undefined;
}

export interface Year {
  months: PeriodTotals[];
  total: PeriodTotals;
  /** Maximum outlet of the year, °C; absent without load, or where the method has no result at a wet bulb. */
  warmestWaterTemp: number | undefined;
}

/**
 * Calculates a tower's year: the hours of each weather class, distributed over its width. Water and plume
 * assume an outlet held at the target, or full speed where that is insufficient; with a fan that is always on
 * the water is colder. Evaporation of hours without an operating state is estimated. Throws a RangeError for cycles of 1 or less.
 */
export function yearOf(question: YearQuestion, weather: Weather): Year {
  const months = yearByMonth(question, weather);
  let step = months.next();
  while (!step.done) step = months.next();
  return step.value;
}

/** Calculates `yearOf`, yielding after each month to let other work run. */
export function* yearByMonth(question: YearQuestion, weather: Weather): Generator<void, Year> {
  const endAt = memoizedEnds(question, weather.height);
  const fanShares = memoize((low: number, high: number) => fanParts([low, high], question.speeds));
  let warmestOutlet: number | undefined = Number.NEGATIVE_INFINITY;
  const months: PeriodTotals[] = [];
  for (const [month, classes] of weather.months.entries()) {
    const totals = emptyTotals(question);
    const limit = offBelow(question.load, month);
    const stateAt = (wetBulbTemp: number) => endAt(wetBulbTemp, loadAt(question.load, month, wetBulbTemp));
    let highestWetBulb = Number.NEGATIVE_INFINITY;
    for (const [wetBulbTemp, dryBulbTemp, hours] of classes) {
      totals.hours += hours;
      const span = spanAbove(wetBulbTemp, limit);
      if (!span) continue;
      const ends = [stateAt(span.low), stateAt(span.high)] as const;
      const fans = fanShares(ends[0].speed, ends[1].speed);
      const depression = Math.max(0, dryBulbTemp - wetBulbTemp);
      add(totals, question, { hours: hours * span.share, fans, parts: partsBetween(ends, depression) });
      highestWetBulb = Math.max(highestWetBulb, (span.low + span.high) / 2);
    }
    if (warmestOutlet !== undefined && highestWetBulb > Number.NEGATIVE_INFINITY) {
      const reached = stateAt(highestWetBulb).coldWaterTemp;
      warmestOutlet = reached === undefined ? undefined : Math.max(warmestOutlet, reached);
    }
    months.push(totals);
    yield;
  }
  return {
    months,
    total: sumOf(months),
    warmestWaterTemp: Number.isFinite(warmestOutlet) ? warmestOutlet : undefined,
  };
}

/** State at one wet bulb, an end of a span. */
interface SpanEnd extends LossesAtWetBulb {
  /** Fan speeds for the target outlet and for free cooling; infinite where unreachable. */
  speed: number;
  freeCoolingSpeed: number;
  /** Outlet, °C; undefined where the method has no result. */
  coldWaterTemp: number | undefined;
}

/** Caches states by wet bulb and load. */
function memoizedEnds(question: YearQuestion, elevation: number) {
  const { freeCoolingTemp } = question;
  return memoize((wetBulbTemp: number, share: number): SpanEnd => {
    const duty: DutyAtWetBulb = { ...question, range: question.range * share, elevation };
    const state = operatingStateAt(duty, wetBulbTemp);
    const freeCoolingSpeed =
      freeCoolingTemp === undefined
        ? Number.POSITIVE_INFINITY
        : requiredSpeedAt({ ...duty, coldWaterTemp: freeCoolingTemp }, wetBulbTemp);
    return {
      speed: state?.speed ?? Number.POSITIVE_INFINITY,
      freeCoolingSpeed,
      coldWaterTemp: state?.coldWaterTemp,
      ...lossesAt(state, duty, wetBulbTemp),
    };
  });
}

/** Shares of a class, 0…1, between two wet bulbs, °C; `evaporated` is a fraction of the flow. */
type ClassParts = { warm: number; free: number; plume: number; evaporated: number };

function partsBetween([low, high]: readonly [SpanEnd, SpanEnd], depression: number): ClassParts {
  return {
    warm: partBeyondFull([low.speed, high.speed]),
    free: 1 - partBeyondFull([low.freeCoolingSpeed, high.freeCoolingSpeed]),
    plume: plumePart(depression, [low.plumeDepression, high.plumeDepression]),
    evaporated: (low.evaporated(depression) + high.evaporated(depression)) / 2,
  };
}

/** Caches results by both numbers. */
function memoize<Result>(compute: (one: number, other: number) => Result) {
  const known = new Map<number, Map<number, Result>>();
  return (one: number, other: number): Result => {
    const row = known.get(one) ?? new Map<number, Result>();
    known.set(one, row);
    const result = row.get(other) ?? compute(one, other);
    row.set(other, result);
    return result;
  };
}

function emptyTotals({ freeCoolingTemp }: Pick<YearQuestion, "freeCoolingTemp">): PeriodTotals {
  return {
    hours: 0,
    loadHours: 0,
    fans: fanControls.map((control) => ({ control, fullPower: 0, fullSpeed: 0, reducedSpeed: 0 })),
    evaporation: 0,
    drift: 0,
    blowdown: 0,
    makeUp: 0,
    warmHours: 0,
    plumeHours: 0,
    ...(freeCoolingTemp === undefined ? {} : { freeCoolingHours: 0 }),
  };
}

function add(
  totals: PeriodTotals,
  question: YearQuestion,
  { hours, fans, parts }: { hours: number; fans: readonly FanParts[]; parts: ClassParts },
): void {
  totals.loadHours += hours;
  for (const [index, fan] of totals.fans.entries()) {
    const shares = fans[index];
    fan.fullPower += hours * (shares?.power ?? 0);
    fan.fullSpeed += hours * (shares?.full ?? 0);
    fan.reducedSpeed += hours * (shares?.reduced ?? 0);
  }
  const { flowRate } = question;
  const water = waterBalanceOf(flowRate * parts.evaporated, flowRate, question);
  totals.evaporation += hours * water.evaporation;
  totals.drift += hours * water.drift;
  totals.blowdown += hours * water.blowdown;
  totals.makeUp += hours * water.makeUp;
  totals.warmHours += hours * parts.warm;
  totals.plumeHours += hours * parts.plume;
  if (totals.freeCoolingHours !== undefined) totals.freeCoolingHours += hours * parts.free;
}

function sumOf(months: readonly PeriodTotals[]): PeriodTotals {
  const sum = (of: (totals: PeriodTotals) => number) => months.reduce((all, totals) => all + of(totals), 0);
  const hasFreeCooling = months[0]?.freeCoolingHours !== undefined;
  return {
    hours: sum(({ hours }) => hours),
    loadHours: sum(({ loadHours }) => loadHours),
    fans: fanControls.map((control, index) => ({
      control,
      fullPower: sum(({ fans }) => fans[index]?.fullPower ?? 0),
      fullSpeed: sum(({ fans }) => fans[index]?.fullSpeed ?? 0),
      reducedSpeed: sum(({ fans }) => fans[index]?.reducedSpeed ?? 0),
    })),
    evaporation: sum(({ evaporation }) => evaporation),
    drift: sum(({ drift }) => drift),
    blowdown: sum(({ blowdown }) => blowdown),
    makeUp: sum(({ makeUp }) => makeUp),
    warmHours: sum(({ warmHours }) => warmHours),
    plumeHours: sum(({ plumeHours }) => plumeHours),
    ...(hasFreeCooling ? { freeCoolingHours: sum(({ freeCoolingHours = 0 }) => freeCoolingHours) } : {}),
  };
}
