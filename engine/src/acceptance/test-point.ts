import { coldWaterAtLg, coldWaterFrom } from "../design/cold-water.ts";
import type { Temperatures } from "../duty/duty.ts";
import { quantityNames, type Values } from "../inputs/input.ts";
import { type instrumentInputs, pointInputs } from "../inputs/test-inputs.ts";
import { pressureAt, saturatedDensity, saturatedEnthalpy, saturatedVolume } from "../method/air.ts";
import { crtFlowRate, waterHeatCapacity } from "../method/heat-load.ts";
import { operatingPoint } from "../method/operating-point.ts";
import { standardConditions, standardLg } from "../method/standard-tower.ts";
import { findRoot } from "../numeric/false-position.ts";

/** Simultaneously measured values of a tower. */
export type TestPoint = Values<typeof pointInputs>;

export const measuredFields = ["flowRate", "hotWaterTemp", "coldWaterTemp", "wetBulbTemp"] as const;
export type MeasuredField = (typeof measuredFields)[number];

/** Smallest range and approach that can be evaluated, K. */
export const minDifference = 0.5;

/** Error of each instrument, ±. */
export type Instruments = Values<typeof instrumentInputs>;

/** Minimum range and approach after instrument errors, K. */
const minBeyondError = 0.1;

/** Tolerance, K: 32.3 − 31.8 is 0.49999999999999645 in binary and must count as 0.5. */
const allowance = 1e-6;

/**
 * Reasons why a point cannot be evaluated: a value outside its limits, or two temperatures too close,
 * absolutely or in view of their instrument errors.
 */
export type TestProblem =
  | { field: keyof typeof pointInputs; rule: "limits" }
  | { field: "coldWaterTemp"; rule: "range" | "range-instruments" }
  | { field: "wetBulbTemp"; rule: "approach" | "approach-instruments" };

/** Every rule that a point breaks; empty where it can be evaluated. Instruments count as exact by default. */
export function testProblems(point: TestPoint, instruments?: Instruments): TestProblem[] {
  const outside = quantityNames(pointInputs).filter((field) => {
    const value = point[field];
    const { lowest, highest } = pointInputs[field];
    return value !== undefined && !(value >= lowest && value <= highest);
  });
  const { hotWaterTemp, coldWaterTemp, wetBulbTemp } = point;
  const { hotWaterKelvin = 0, coldWaterKelvin = 0, wetBulbKelvin = 0 } = instruments ?? {};
  const range = tooClose("range", hotWaterTemp - coldWaterTemp, [hotWaterKelvin, coldWaterKelvin]);
  const approach = tooClose("approach", coldWaterTemp - wetBulbTemp, [coldWaterKelvin, wetBulbKelvin]);
  return [
    ...outside.map((field) => ({ field, rule: "limits" }) as const),
    ...(range ? [{ field: "coldWaterTemp", rule: range } as const] : []),
    ...(approach ? [{ field: "wetBulbTemp", rule: approach } as const] : []),
  ];
}

/** Rule broken by a difference, K. @param errors of the instruments that it is measured with, K */
function tooClose<Rule extends "range" | "approach">(
  rule: Rule,
  difference: number,
  errors: readonly number[],
): Rule | `${Rule}-instruments` | undefined {
  const allowed = difference + allowance;
  if (allowed < minDifference) return rule;
  return allowed < Math.max(...errors) + minBeyondError ? `${rule}-instruments` : undefined;
}

/** Barometric pressure of a test, Pa; by default that of the elevation, m. */
export function pressureOf({ pressurePa }: TestPoint, elevation: number): number {
  return pressurePa ?? pressureAt(elevation);
}

/** Position of the fans: in the discharge air (`induced`) or in the entering air (`forced`). */
export const fanDrafts = ["induced", "forced"] as const;
export type FanDraft = (typeof fanDrafts)[number];

/** Design conditions that a test is adjusted to. */
export interface DesignConditions {
  /** Elevation above sea level, m. */
  elevation: number;
  /** Default `induced`. */
  draft?: FanDraft | undefined;
  /** Input of all fans together, kW. */
  designKilowatts?: number | undefined;
  /** Duty of the design fan power; 37/32/27 °C at sea level where only a nominal size was sold. */
  design?: (Temperatures & { flowRate: number }) | undefined;
  /** L/G of the tower at its design duty; without it that of the typical tower is used for the discharge air. */
  designLg?: number | undefined;
}

/**
 * Test flow adjusted to the design fan power, m³/h:
 * `Q · (P_design / P_test)^⅓ · (ρ_test / ρ_design)^⅓`. By the fan laws (ASHRAE Handbook, HVAC Systems and
 * Equipment, chapter "Fans") power is proportional to density and to the cube of the air volume; at constant
 * L/G the flow is proportional to the air. ρ is the density of the air at the fan, from its pressure.
 * Unadjusted without one of the two powers.
 */
export function adjustedFlow(point: TestPoint, conditions: DesignConditions): number {
  const { designKilowatts } = conditions;
  if (!isPowerAdjusted(point, conditions) || !point.fanKilowatts || !designKilowatts) return point.flowRate;
  const densityRatio =
    densityRatioByDesignLg(point, conditions) ?? densityRatioByTypicalTower(point, conditions);
  return point.flowRate * Math.cbrt((designKilowatts / point.fanKilowatts) * densityRatio);
}

/** Returns true when the adjusted flow of a point follows from the tower's own L/G. */
export function usesDesignLg(point: TestPoint, conditions: DesignConditions): boolean {
  return densityRatioByDesignLg(point, conditions) !== undefined;
}

/** Density of the air at the fan in the test relative to that at design, with the L/G of the typical tower. */
function densityRatioByTypicalTower(point: TestPoint, conditions: DesignConditions): number {
  const [design, designPa] = designOf(conditions);
  const tested = fanAir(point, pressureOf(point, conditions.elevation), conditions.draft);
  return tested.density / fanAir(design, designPa, conditions.draft).density;
}

/**
 * The same with the tower's own L/G: in the test it is L/G_design · Q/Q_design · (P_design/P_test · ρ_test/ρ_design)^⅓ ·
 * v_test/v_design of the discharge air, which depends on it in turn. Equation 5.1 of the CTI Toolkit (GitHub
 * cooling-technology-institute/Toolkit), whose program takes one step of the iteration. Undefined where no duty and L/G of an
 * induced-draft tower are known, and for a flow far from the design's.
 */
function densityRatioByDesignLg(point: TestPoint, conditions: DesignConditions): number | undefined {
  const { design: duty, designLg, designKilowatts, draft = "induced" } = conditions;
  if (!duty || designLg === undefined || draft !== "induced" || !point.fanKilowatts || !designKilowatts)
    return undefined;
  const [design, designPa] = designOf(conditions);
  const pressurePa = pressureOf(point, conditions.elevation);
  const designAir = saturatedAir(leavingAir(design, designPa, () => designLg) ?? Number.NaN, designPa);
  const flowRatio = point.flowRate / duty.flowRate;
  const lgOf = (leaving: number) => {
    const { density, volume } = saturatedAir(leaving, pressurePa);
    const air = Math.cbrt(((designKilowatts / (point.fanKilowatts ?? 0)) * density) / designAir.density);
    return designLg * flowRatio * air * (volume / designAir.volume);
  };
  const leaving = leavingAir(point, pressurePa, lgOf);
  const ratio = saturatedAir(leaving ?? Number.NaN, pressurePa).density / designAir.density;
  return Number.isFinite(ratio) ? ratio : undefined;
}

/** Temperature at which saturated discharge air has taken up the heat of the water, °C; undefined above 85 °C. */
function leavingAir(
  { hotWaterTemp, coldWaterTemp, wetBulbTemp }: Temperatures,
  pressurePa: number,
  lgOf: (leaving: number) => number,
): number | undefined {
  const entering = saturatedEnthalpy(wetBulbTemp, pressurePa);
  const bracket = { low: wetBulbTemp, high: 85, tolerance: 1e-9 };
  return findRoot(bracket, (leaving) => {
    const heat = lgOf(leaving) * waterHeatCapacity * (hotWaterTemp - coldWaterTemp);
    return saturatedEnthalpy(leaving, pressurePa) - entering - heat;
  });
}

/** Returns true when both fan powers are known. */
export function isPowerAdjusted({ fanKilowatts }: TestPoint, { designKilowatts }: DesignConditions): boolean {
  return fanKilowatts !== undefined && designKilowatts !== undefined;
}

function designOf({ design, elevation }: DesignConditions): [Temperatures, pressurePa: number] {
  return design
    ? [{ ...design, height: elevation }, pressureAt(elevation)]
    : [standardConditions, pressureAt(0)];
}

/**
 * Density of the air at the fan for these temperatures, kg/m³ including vapor, and its volume, m³ per
 * kilogram of dry air. Discharge air is saturated; entering air is approximated as saturated at its wet bulb:
 * its density falls by 0.3 % per kelvin of wet-bulb depression, and the remaining error of the ratio of test
 * to design is 0.1 % of flow per kelvin of difference between their depressions.
 */
function fanAir(temperatures: Temperatures, pressurePa: number, draft: FanDraft = "induced") {
  const temperature =
    draft === "forced" ? temperatures.wetBulbTemp : operatingPoint(temperatures, pressurePa).leavingAirTemp;
  return saturatedAir(temperature, pressurePa);
}

function saturatedAir(temperature: number, pressurePa: number) {
  return {
    density: saturatedDensity(temperature, pressurePa),
    volume: saturatedVolume(temperature, pressurePa),
  };
}

/** Dry air per CRT in a test relative to the standard tower at 37/32/27 °C, at the same fan speed. */
function airRatio(point: TestPoint, conditions: DesignConditions): number {
  const pressurePa = pressureOf(point, conditions.elevation);
  if (conditions.draft !== "forced") return operatingPoint(point, pressurePa).airRatio;
  // The design has the air flow of its size calculation; from there the fan moves a constant volume of entering air.
  const [design, designPa] = designOf(conditions);
  const volume = fanAir(design, designPa, "forced").volume / fanAir(point, pressurePa, "forced").volume;
  return operatingPoint(design, designPa).airRatio * volume;
}

/** Size of the tower that meets the measured duty, CRT. The calculator's input limits do not apply. */
export function testedCRT(point: TestPoint, conditions: DesignConditions): number {
  const { lg } = operatingPoint(point, pressureOf(point, conditions.elevation));
  const loading = (lg / standardLg) * airRatio(point, conditions);
  return adjustedFlow(point, conditions) / (crtFlowRate * loading);
}

/**
 * Outlet of a tower of that size, CRT, at the test's adjusted flow, range and air, °C; undefined above 50 °C.
 */
export function predictedColdWater(
  point: TestPoint,
  crt: number,
  conditions: DesignConditions,
): number | undefined {
  const flowRate = adjustedFlow(point, conditions);
  const { hotWaterTemp, coldWaterTemp, wetBulbTemp } = point;
  const range = hotWaterTemp - coldWaterTemp;
  const pressurePa = pressureOf(point, conditions.elevation);
  if (conditions.draft !== "forced") return coldWaterFrom({ crt, flowRate, pressurePa }, range, wetBulbTemp);
  const lg = (standardLg * flowRate) / (crtFlowRate * crt * airRatio(point, conditions));
  return coldWaterAtLg(lg, { range, wetBulbTemp, pressurePa });
}
