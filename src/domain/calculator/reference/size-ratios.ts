import type { Temperatures } from "../duty.ts";
import { at } from "./at.ts";

const us = at(35, 29.4, 25.6);
const korean = at(37, 32, 27);

/**
 * Tower size for a duty relative to the size for `base` at the same flow, as others rate it. `ceiling` is the
 * accepted difference, per cent.
 *
 * YorkCalc and CoolTools: fits of manufacturers' data, used inside their limits; EnergyPlus Engineering Reference,
 * "Variable Speed Cooling Towers Empirical Models", tables 63 and 64. Maker formula: a maker's own CRT formula for
 * the same standard; GitHub justinlee-tci/cooling-tower-selector.
 */
export const sizeRatios: {
  source: "YorkCalc" | "CoolTools" | "maker formula";
  temperatures: Temperatures;
  base: Temperatures;
  ratio: number;
  ceiling: number;
}[] = [
  { source: "YorkCalc", temperatures: at(38, 28, 20), base: us, ratio: 0.9846, ceiling: 0.25 },
  { source: "YorkCalc", temperatures: at(36, 29, 23), base: us, ratio: 0.885, ceiling: 0.75 },
  { source: "YorkCalc", temperatures: at(40, 30, 24), base: us, ratio: 1.063, ceiling: 0.75 },
  { source: "YorkCalc", temperatures: at(44, 30, 24), base: us, ratio: 1.2844, ceiling: 2.25 },
  { source: "YorkCalc", temperatures: at(38, 31, 26), base: us, ratio: 0.9065, ceiling: 0.25 },
  { source: "YorkCalc", temperatures: at(35, 30, 26.5), base: us, ratio: 0.9594, ceiling: 1 },
  { source: "YorkCalc", temperatures: at(45, 30, 22), base: us, ratio: 1.148, ceiling: 2 },
  { source: "YorkCalc", temperatures: at(41, 31, 25), base: us, ratio: 1.0183, ceiling: 1 },
  { source: "CoolTools", temperatures: at(34, 28, 22), base: us, ratio: 0.8475, ceiling: 1 },
  { source: "CoolTools", temperatures: at(38, 29, 23), base: us, ratio: 1.052, ceiling: 1.25 },
  { source: "CoolTools", temperatures: at(34, 29, 24), base: us, ratio: 0.7941, ceiling: 0.25 },
  { source: "CoolTools", temperatures: at(35, 30, 26), base: us, ratio: 0.8782, ceiling: 0.25 },
  { source: "CoolTools", temperatures: at(33, 27, 21), base: us, ratio: 0.8867, ceiling: 1.25 },
  { source: "CoolTools", temperatures: at(32, 27, 21.5), base: us, ratio: 0.8199, ceiling: 0.5 },
  { source: "maker formula", temperatures: at(37, 32, 28), base: korean, ratio: 1.1575, ceiling: 0.75 },
  { source: "maker formula", temperatures: at(37, 32, 25), base: korean, ratio: 0.7992, ceiling: 0.75 },
  { source: "maker formula", temperatures: at(38, 32, 27), base: korean, ratio: 1.1334, ceiling: 0.5 },
  { source: "maker formula", temperatures: at(42, 32, 27), base: korean, ratio: 1.5409, ceiling: 1 },
  { source: "maker formula", temperatures: at(38, 33, 28), base: korean, ratio: 0.9497, ceiling: 0.75 },
  { source: "maker formula", temperatures: at(35, 29.4, 25.6), base: korean, ratio: 1.4744, ceiling: 2.5 },
  { source: "maker formula", temperatures: at(45, 35, 28), base: korean, ratio: 1.0877, ceiling: 2.25 },
  { source: "maker formula", temperatures: at(39, 33, 27), base: korean, ratio: 0.9581, ceiling: 1 },
];
