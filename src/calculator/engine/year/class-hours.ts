import { type FanControl, type FanSpeeds, fanControls, fanPower, fanTurning } from "./fan.ts";
import { depressionClass, wetBulbStep } from "./weather.ts";

/**
 * Hours of a class of air, spread over its width: counted at one place, a class of 287 hours would pass a limit at once.
 * Wet bulbs, °C, and wet-bulb depressions, K.
 */

/** The part of a class of wet bulb above a limit: its ends, and how much of the class it is; undefined where there is none. */
export function spanAbove(
  middle: number,
  limit: number,
): { low: number; high: number; part: number } | undefined {
  const high = middle + wetBulbStep / 2;
  const low = Math.max(middle - wetBulbStep / 2, limit);
  return low < high ? { low, high, part: (high - low) / wetBulbStep } : undefined;
}

/** Parts of a span, 0…1, in which a fan under one control does what its name says. */
export interface FanParts {
  control: FanControl;
  power: number;
  full: number;
  reduced: number;
}

/** So many speeds stand for a span. */
const samples = 20;

/**
 * Fan states in a span, from the speeds required at its ends: the inverse of a speed is nearly linear in the
 * wet bulb.
 */
export function fanParts([low, high]: readonly [number, number], speeds: FanSpeeds): FanParts[] {
  const wanted = Array.from({ length: samples }, (_, index) => {
    const share = (index + 0.5) / samples;
    return 1 / ((1 - share) / low + share / high);
  });
  const meanOf = (of: (speed: number) => number) =>
    wanted.reduce((sum, speed) => sum + of(speed), 0) / samples;
  return fanControls.map((control) => ({
    control,
    power: meanOf((speed) => fanPower(control, speed, speeds)),
    full: meanOf((speed) => fanTurning(control, speed, speeds).full),
    reduced: meanOf((speed) => fanTurning(control, speed, speeds).reduced),
  }));
}

/** Part of a span in which more than full speed is wanted, by the speeds wanted at its ends. */
export function partBeyondFull([low, high]: readonly [number, number]): number {
  return partBelow([1 / low - 1, 1 / high - 1]);
}

/** Hours of one depression are spread no narrower than this to either side, K. */
const narrowest = 0.02;

/**
 * Part of a class in which a plume shows, by the largest depression with a plume at both ends of a span of wet bulbs. The
 * depressions are spread evenly about their mean, as far as the nearer end of the class.
 */
export function plumePart(depression: number, [atLow, atHigh]: readonly [number, number]): number {
  const { low, high } = depressionClass(depression);
  const width = Math.max(narrowest, Math.min(depression - low, high - depression));
  const partBelow = (largest: number) => (largest - depression + width) / (2 * width);
  return meanWithin(partBelow(atLow), partBelow(atHigh));
}

/** Mean of a straight line between two values, each cut off at 0 and 1. */
function meanWithin(from: number, to: number): number {
  const area = (end: number) => (end <= 0 ? 0 : end >= 1 ? end - 0.5 : (end * end) / 2);
  // Also where neither end has an answer, both being endless.
  if (!(Math.abs(to - from) >= 1e-9)) return Math.min(1, Math.max(0, from));
  return (area(to) - area(from)) / (to - from);
}

/** Part of a straight line between two values that lies below 0. */
function partBelow([from, to]: readonly [number, number]): number {
  if (from < 0 === to < 0) return from < 0 ? 1 : 0;
  const crossing = from / (from - to);
  return from < 0 ? crossing : 1 - crossing;
}
