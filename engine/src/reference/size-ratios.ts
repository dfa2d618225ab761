import type { Temperatures } from "../duty/duty.ts";
import { at } from "./at.ts";
import type { Evidence } from "./evidence.ts";

const us = at(35, 29.4, 25.6);
const korean = at(37, 32, 27);

/** Regression of manufacturers' data; the flow arrangement is not stated. Used inside its limits. */
const york = { source: "YorkCalc", kind: "regression", flowType: "unknown", base: us } as const;
/** Crossflow according to EnergyPlus. Used inside its limits. */
const coolTools = { source: "CoolTools", kind: "regression", flowType: "crossflow", base: us } as const;
/** Crossflow branch of a public spreadsheet: the same theory, 4 points, exponent 0.728, no ratings. */
const spreadsheet = {
  source: "selector spreadsheet",
  kind: "spreadsheet",
  flowType: "crossflow",
  base: korean,
} as const;

export interface SizeRatio extends Evidence {
  temperatures: Temperatures;
  base: Temperatures;
  ratio: number;
  ceiling: number;
}

/**
 * Published tower sizes for a duty relative to the size for `base` at the same flow. `ceiling` is the
 * accepted difference, per cent. None is a maker's rating table or a measurement, and none is known to be
 * counterflow as the method is.
 *
 * YorkCalc and CoolTools: EnergyPlus Engineering Reference, "Variable Speed Cooling Towers Empirical Models",
 * tables 63 and 64. Spreadsheet: GitHub justinlee-tci/cooling-tower-selector.
 */
export const sizeRatios: readonly SizeRatio[] = [
  { ...york, temperatures: at(38, 28, 20), ratio: 0.9846, ceiling: 0.25 },
  { ...york, temperatures: at(36, 29, 23), ratio: 0.885, ceiling: 0.75 },
  { ...york, temperatures: at(40, 30, 24), ratio: 1.063, ceiling: 0.75 },
  { ...york, temperatures: at(44, 30, 24), ratio: 1.2844, ceiling: 2.25 },
  { ...york, temperatures: at(38, 31, 26), ratio: 0.9065, ceiling: 0.25 },
  { ...york, temperatures: at(35, 30, 26.5), ratio: 0.9594, ceiling: 1 },
  { ...york, temperatures: at(45, 30, 22), ratio: 1.148, ceiling: 2 },
  { ...york, temperatures: at(41, 31, 25), ratio: 1.0183, ceiling: 1 },
  { ...coolTools, temperatures: at(34, 28, 22), ratio: 0.8475, ceiling: 1 },
  { ...coolTools, temperatures: at(38, 29, 23), ratio: 1.052, ceiling: 1.25 },
  { ...coolTools, temperatures: at(34, 29, 24), ratio: 0.7941, ceiling: 0.25 },
  { ...coolTools, temperatures: at(35, 30, 26), ratio: 0.8782, ceiling: 0.25 },
  { ...coolTools, temperatures: at(33, 27, 21), ratio: 0.8867, ceiling: 1.25 },
  { ...coolTools, temperatures: at(32, 27, 21.5), ratio: 0.8199, ceiling: 0.5 },
  { ...spreadsheet, temperatures: at(37, 32, 28), ratio: 1.1575, ceiling: 0.75 },
  { ...spreadsheet, temperatures: at(37, 32, 25), ratio: 0.7992, ceiling: 0.75 },
  { ...spreadsheet, temperatures: at(38, 32, 27), ratio: 1.1334, ceiling: 0.5 },
  { ...spreadsheet, temperatures: at(42, 32, 27), ratio: 1.5409, ceiling: 1 },
  { ...spreadsheet, temperatures: at(38, 33, 28), ratio: 0.9497, ceiling: 0.75 },
  { ...spreadsheet, temperatures: at(35, 29.4, 25.6), ratio: 1.4744, ceiling: 2.5 },
  { ...spreadsheet, temperatures: at(45, 35, 28), ratio: 1.0877, ceiling: 2.25 },
  { ...spreadsheet, temperatures: at(39, 33, 27), ratio: 0.9581, ceiling: 1 },
];

/**
 * Results of the counterflow branch of the same spreadsheet, against 37/32/27 °C: far from its crossflow
 * branch and from this method. No test relies on it: its result of 216 CRT for a duty of 100 CRT is unsound.
 */
export const counterflowBranch: readonly Omit<SizeRatio, "ceiling">[] = [
  { ...spreadsheet, flowType: "counterflow", temperatures: at(37, 32, 28), ratio: 1.109 },
  { ...spreadsheet, flowType: "counterflow", temperatures: at(42, 32, 27), ratio: 1.359 },
  { ...spreadsheet, flowType: "counterflow", temperatures: at(35, 29.4, 25.6), ratio: 1.315 },
];
