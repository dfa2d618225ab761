import { dryBulbLimits } from "../design/water.ts";
import { type FanControl, type FanSpeeds, fanControls, fanPower, fanTurning } from "./fan.ts";
import { plumeExcess, type WaterHour } from "./hour.ts";
import { dryBulbStep, wetBulbStep } from "./weather.ts";

/**
 * Hours of a class of air, spread evenly over its width: counted by its middle, a class of 287 hours would pass a limit
 * at once. Wet bulbs and dry bulbs, °C.
 */

/** A part of a class of wet bulb: its ends, and what lies between them of the whole class. */
export interface WetBulbSpan {
  low: number;
  high: number;
  part: number;
}

/** The part of a class of wet bulb above a limit; undefined where there is none. */
export function spanAbove(middle: number, limit: number): WetBulbSpan | undefined {
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

/** How fans turn in a span, by the speeds wanted at its ends: the inverse of a speed is near a straight line in the wet bulb. */
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

/** Places within a class of dry bulbs, of its width. */
const steps = [-0.5, -0.25, 0, 0.25, 0.5];

/** Part of a class in which a plume shows, by the water at both ends of its span and the middle of its dry bulbs. */
export function plumePart(
  { low, high }: WetBulbSpan,
  water: readonly [WaterHour, WaterHour],
  { dryBulbTemp, height }: { dryBulbTemp: number; height: number },
): number {
  const rows = [0.125, 0.375, 0.625, 0.875].map((share) => {
    const between = (from: number, to: number) => from + share * (to - from);
    const wetBulbTemp = between(low, high);
    const leavingAirTemp = between(water[0].leavingAirTemp, water[1].leavingAirTemp);
    const limits = dryBulbLimits(wetBulbTemp, height);
    const excess = steps.map((at) => {
      // Of a class at saturation the half that no air can have counts as saturated: foggy hours are there.
      const wanted = dryBulbTemp + at * dryBulbStep;
      const air = { wetBulbTemp, dryBulbTemp: Math.min(Math.max(wanted, limits.lowest), limits.highest) };
      return plumeExcess({ leavingAirTemp }, air, height);
    });
    const below = excess.slice(1).map((to, index) => partBelow([excess[index] ?? to, to]));
    return 1 - below.reduce((sum, part) => sum + part, 0) / below.length;
  });
  return rows.reduce((sum, part) => sum + part, 0) / rows.length;
}

/** Part of a straight line between two values that lies below 0. */
function partBelow([from, to]: readonly [number, number]): number {
  if (from < 0 === to < 0) return from < 0 ? 1 : 0;
  const crossing = from / (from - to);
  return from < 0 ? crossing : 1 - crossing;
}
