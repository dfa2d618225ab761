import {
  type FanControl,
  type FanSpeeds,
  fanControls,
  fanPower,
  fullSpeedShare,
  reducedSpeedShare,
} from "./fan.ts";
import { depressionClass, wetBulbStep } from "./weather.ts";

/**
 * Hours of a weather class are distributed over its width: at a single point, a class of 287 hours would
 * cross a limit at once. Wet bulbs, °C, and wet-bulb depressions, K.
 */

/** Part of a wet-bulb class above a limit: its ends and its share; undefined where there is none. */
export function spanAbove(
  middle: number,
  limit: number,
): { low: number; high: number; share: number } | undefined {
  const high = middle + wetBulbStep / 2;
  const low = Math.max(middle - wetBulbStep / 2, limit);
  return low < high ? { low, high, share: (high - low) / wetBulbStep } : undefined;
}

/** Shares of a span, 0…1, for the operating states of a fan under one control. */
export interface FanParts {
  control: FanControl;
  power: number;
  full: number;
  reduced: number;
}

/** Positions of the samples in a span, 0…1. */
const positions = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20);

/** Fan states in a span, from the speeds at its ends: their inverse is nearly linear in the wet bulb. */
export function fanParts([low, high]: readonly [number, number], speeds: FanSpeeds): FanParts[] {
  const requiredSpeeds = positions.map((position) => 1 / ((1 - position) / low + position / high));
  const mean = (
    of: (control: FanControl, speed: number, speeds: FanSpeeds) => number,
    control: FanControl,
  ) => {
    let sum = 0;
    for (const speed of requiredSpeeds) sum += of(control, speed, speeds);
    return sum / requiredSpeeds.length;
  };
  return fanControls.map((control) => ({
    control,
    power: mean(fanPower, control),
    full: mean(fullSpeedShare, control),
    reduced: mean(reducedSpeedShare, control),
  }));
}

/** Share of a span that requires more than full speed, from the required speeds at its ends. */
export function partBeyondFull([low, high]: readonly [number, number]): number {
  return partBelow([1 / low - 1, 1 / high - 1]);
}

/** Minimum half-width of the distribution of a depression, K. */
const narrowest = 0.02;

/**
 * Share of a class with a visible plume, from the largest depression with a plume at both ends of a wet-bulb
 * span. Depressions are distributed uniformly about their mean, up to the nearer end of the class.
 */
export function plumePart(depression: number, [atLow, atHigh]: readonly [number, number]): number {
  const { low, high } = depressionClass(depression);
  const halfWidth = Math.max(narrowest, Math.min(depression - low, high - depression));
  const shareWithPlume = (largest: number) => (largest - depression + halfWidth) / (2 * halfWidth);
  return meanWithin(shareWithPlume(atLow), shareWithPlume(atHigh));
}

/** Mean of a linear function between two values, clamped to 0…1. */
function meanWithin(from: number, to: number): number {
  const area = (end: number) => (end <= 0 ? 0 : end >= 1 ? end - 0.5 : (end * end) / 2);
  // Also true where both ends are infinite.
  if (!(Math.abs(to - from) >= 1e-9)) return Math.min(1, Math.max(0, from));
  return (area(to) - area(from)) / (to - from);
}

/** Share of a linear function between two values that lies below 0. */
function partBelow([from, to]: readonly [number, number]): number {
  if (from < 0 === to < 0) return from < 0 ? 1 : 0;
  const crossing = from / (from - to);
  return from < 0 ? crossing : 1 - crossing;
}
