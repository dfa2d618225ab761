import { enteredShare } from "#content/figures.ts";
import {
  fromFlow,
  fromLength,
  fromTemperature,
  fromTemperatureDifference,
  roundLimitsInward,
  toFlow,
  toLength,
  toTemperature,
  toTemperatureDifference,
} from "#engine/design/units.ts";
import type { InputMeasure, Limits } from "#engine/inputs/input.ts";
import { flowSigns, temperatureSigns, type UnitChoice } from "./measures.ts";

/** Format of a quantity in a box: unit symbol, conversions, and rounding parts of its limits. */
export interface BoxUnit {
  sign: string;
  fromStandard: (standard: number) => number;
  toStandard: (typed: number) => number;
  parts: number;
}

const asItIs = (value: number) => value;

/** Unit of a quantity's box in the chosen units. */
export function boxUnit(measure: InputMeasure | undefined, units: UnitChoice): BoxUnit {
  const { flow, temperature, height } = units;
  switch (measure) {
    case "flow":
      return {
        sign: flowSigns[flow],
        fromStandard: (value) => fromFlow(value, flow),
        toStandard: (typed) => toFlow(typed, flow),
        parts: 10,
      };
    case "temperature":
      return {
        sign: temperatureSigns[temperature],
        fromStandard: (value) => fromTemperature(value, temperature),
        toStandard: (typed) => toTemperature(typed, temperature),
        parts: 10,
      };
    case "difference":
      return {
        sign: temperatureSigns[temperature],
        fromStandard: (value) => fromTemperatureDifference(value, temperature),
        toStandard: (typed) => toTemperatureDifference(typed, temperature),
        parts: 100,
      };
    case "height":
      return {
        sign: height,
        fromStandard: (value) => fromLength(value, height),
        toStandard: (typed) => toLength(typed, height),
        parts: 1,
      };
    case "speed":
      return {
        sign: "%",
        fromStandard: (value) => 100 * value,
        toStandard: (typed) => typed / 100,
        parts: 1,
      };
    case "power":
      return { sign: "kW", fromStandard: asItIs, toStandard: asItIs, parts: 100 };
    case "size":
      return { sign: "CRT", fromStandard: asItIs, toStandard: asItIs, parts: 10 };
    default:
      return { sign: "", fromStandard: asItIs, toStandard: asItIs, parts: Number.POSITIVE_INFINITY };
  }
}

/** Limits as they can be typed, rounded inwards. */
export function boxLimits(limits: Limits & { measure?: InputMeasure }, units: UnitChoice): Limits {
  const { fromStandard, parts } = boxUnit(limits.measure, units);
  const { lowest, highest } = limits;
  return Number.isFinite(parts)
    ? roundLimitsInward({ lowest: fromStandard(lowest), highest: fromStandard(highest) }, parts)
    : { lowest, highest };
}

/** Limits as texts for the labels of a box, with enough decimals for the lowest drift. */
export function limitTexts({ lowest, highest }: Limits): Record<"lowest" | "highest", string> {
  return { lowest: enteredShare(lowest), highest: enteredShare(highest) };
}
