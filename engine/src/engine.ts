// biome-ignore-all lint/performance/noBarrelFile: the one public entry for other programs
/**
 * Public API of the calculator: size of a cooling tower for a duty, in Korean standard cooling tons (CRT),
 * and the figures that follow from it. Pure functions without I/O; flows m³/h, temperatures °C, elevations m.
 *
 * @example
 * import { calculate, checkDuty, designOf } from "cooling-tower-engine";
 *
 * const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 28 };
 * if (checkDuty(duty).length === 0) {
 *   calculate(duty).calculations.finalCRT; // 575.885
 *   designOf(duty).selection.nominalCRT; // 576
 * }
 *
 * This file is the public entry point and the only barrel file; inside the project, import the module itself.
 */

export {
  type Acceptance,
  type AcceptanceQuestion,
  acceptanceOf,
  type PointResult,
} from "./acceptance/acceptance.ts";
export type { CurvesPoint, CurvesResult } from "./acceptance/curves/by-curves.ts";
export type { CurveProblem } from "./acceptance/curves/curve-problem.ts";
export { readCurves } from "./acceptance/curves/curve-sheet.ts";
export { type CurveTable, curveFaults } from "./acceptance/curves/curve-table.ts";
export { type Instruments, type TestPoint, type TestProblem, testProblems } from "./acceptance/test-point.ts";
export {
  type ChillerDuty,
  type ChillerQuestion,
  chillerDuty,
} from "./chiller/chiller.ts";
export {
  capabilityPercent,
  coldWaterFrom,
  type PerformanceCurve,
  performanceCurves,
  type Tower,
} from "./design/cold-water.ts";
export { type DemandCurve, demandCurve, type Point } from "./design/demand-curve.ts";
export { type Design, designOf } from "./design/design.ts";
export { dischargeAir } from "./design/fan-air.ts";
export { type Change, type Sensitivity, sensitivity } from "./design/sensitivity.ts";
export { suspectedUnits, type Typed, type UnitSuspicion } from "./design/suspected-units.ts";
export { type SelectionBasis, selectionBasis, type TowerKind } from "./design/tower-kind.ts";
export {
  type CapacityUnit,
  type FlowUnit,
  fromCapacity,
  fromFlow,
  fromTemperature,
  fromTemperatureDifference,
  type TemperatureUnit,
  toCapacity,
  toFlow,
  toTemperature,
  toTemperatureDifference,
} from "./design/units.ts";
export {
  dryBulbLimits,
  type WaterBalance,
  type WaterQuestion,
  type WaterYear,
  waterBalance,
  yearOfWater,
} from "./design/water.ts";
export { type CapacityAtWetBulb, capacityByWetBulb } from "./design/wet-bulb-curve.ts";
export {
  checkDuty,
  type Duty,
  type DutyReading,
  readDuty,
  type Violation,
} from "./duty/duty.ts";
export { type FoundTowers, findTowers, type TowerNeed, type TowerSet } from "./finder/finder.ts";
export { type OneOut, withOneOut } from "./finder/one-out.ts";
export { noPreferences, type TowerPreferences } from "./finder/preferences.ts";
export type { LowNoiseOption, OfferedTower, TowerFacts } from "./finder/tower.ts";
export { dutyInputs as dutyLimits, elevationInput as elevationLimits } from "./inputs/duty-inputs.ts";
export { pressureAt } from "./method/air.ts";
export { type Calculation, calculate } from "./method/calculation.ts";
export { type Capacity, capacity } from "./method/capacity.ts";
export { type HeatLoad, heatLoad } from "./method/heat-load.ts";
export { type SizeToSelect, sizeToSelect } from "./method/size-to-select.ts";
export { type Validity, validityOf } from "./method/validity.ts";
export {
  directivityOf,
  neighborSound,
  type SoundAtTime,
  type SoundQuestion,
} from "./sound/neighbor-sound.ts";
export {
  paybackYears,
  type RunningCosts,
  runningCosts,
  type Savings,
  savingsOf,
  waterCost,
} from "./year/costs.ts";
export { type FanControl, fanControls } from "./year/fan.ts";
export { type WeatherProblem, type WeatherReading, weatherIn } from "./year/hourly-weather.ts";
export type { Load } from "./year/load.ts";
export { hoursAbove, type Weather, wetBulbDuration } from "./year/weather.ts";
export { type PeriodTotals, type Year, type YearQuestion, yearOf } from "./year/year.ts";
export { weatherSchema } from "./year/year-schema.ts";
