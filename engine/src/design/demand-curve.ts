import type { Temperatures } from "../duty/duty.ts";
import { merkelDemand } from "../method/merkel.ts";
import { operatingPoint } from "../method/operating-point.ts";
import { standardKavl, standardLg, towerCharacteristic } from "../method/standard-tower.ts";
import { bisect } from "../numeric/bisection.ts";
import { pinchLg } from "./pinch.ts";

export type Point = { x: number; y: number };

/**
 * Derivation of a tower's size: required KaV/L of the duty against the characteristic of the standard tower.
 * x is L/G, y is KaV/L.
 */
export type DemandCurve = {
  /** Asymptote of the required KaV/L: L/G that no tower reaches. */
  pinchLg: number;
  /** Required KaV/L of the duty, left to right, as far as `frame` reaches. */
  demand: Point[];
  /** Characteristic of the standard tower, 1.1336 · lg^−0.8, left to right over the whole `frame`. */
  characteristic: Point[];
  /** Intersection of the two: operating point of the duty. */
  at: { lg: number; kavl: number };
  /** Operating point at 37/32/27 °C, on the same characteristic. */
  standard: { lg: number; kavl: number };
  /** Axis limits of L/G and KaV/L, which include both points and the pinch. */
  frame: { lg: [number, number]; kavl: [number, number] };
};

const points = 81;
/** Left limit as a fraction of the smaller operating L/G, and right limit relative to the largest L/G. */
const firstPart = 0.4;
const lastPart = 1.12;
/** Relative distance from the pinch at which the curve ends: the quadrature fails closer to the pole. */
const nearestToPinch = 1e-3;

/**
 * Required KaV/L and characteristic around the operating point of temperatures that `checkDuty` accepts.
 * Throws a RangeError for temperatures that no tower can meet.
 */
export function demandCurve(temperatures: Temperatures): DemandCurve {
  const { lg, kavl } = operatingPoint(temperatures);
  const pinch = pinchLg(temperatures);
  const first = firstPart * Math.min(lg, standardLg);
  const last = lastPart * Math.max(pinch, standardLg);
  const highest = towerCharacteristic(first);
  return {
    pinchLg: pinch,
    demand: demandPoints(temperatures, { first, pinch, highest }),
    characteristic: spread(first, last, 1).map((x) => ({ x, y: towerCharacteristic(x) })),
    at: { lg, kavl },
    standard: { lg: standardLg, kavl: standardKavl },
    frame: { lg: [first, last], kavl: [0, highest] },
  };
}

function demandPoints(
  temperatures: Temperatures,
  { first, pinch, highest }: { first: number; pinch: number; highest: number },
): Point[] {
  const demand = merkelDemand(temperatures);
  const kavlAt = (lg: number) => {
    const needed = demand(lg);
    return needed.kind === "pinch" ? Number.POSITIVE_INFINITY : needed.kavl;
  };
  const nearest = pinch * (1 - nearestToPinch);
  const isTooHigh = (lg: number) => kavlAt(lg) > highest;
  const last = isTooHigh(nearest) ? bisect({ low: first, high: nearest, width: 1e-9 }, isTooHigh) : nearest;
  return spread(first, last, 2).map((x) => ({ x, y: Math.min(kavlAt(x), highest) }));
}

/** Values of L/G from `first` to `last`; a larger power concentrates them towards the end. */
function spread(first: number, last: number, power: number): number[] {
  return Array.from(
    { length: points },
    (_, index) => last - (last - first) * (1 - index / (points - 1)) ** power,
  );
}
