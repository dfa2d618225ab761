import { toCapacity, toSixDecimals } from "../design/units.ts";
import { checkDuty, type Duty, type Violation } from "../duty/duty.ts";
import type { chillerInputs, chillerTowerInputs } from "../inputs/chiller-inputs.ts";
import type { Values } from "../inputs/input.ts";
import { capacity } from "../method/capacity.ts";
import { waterHeatCapacity } from "../method/heat-load.ts";
import { sizeToSelect } from "../method/size-to-select.ts";

export const coolingUnits = ["USRT", "kW"] as const;
export type CoolingUnit = (typeof coolingUnits)[number];

export const chillerDrives = ["electric", "absorption"] as const;
export type ChillerDrive = (typeof chillerDrives)[number];

/** One US ton of refrigeration, kW: 12,000 Btu/h. The 3,024 kcal/h of the CRT are the same ton cut short. */
export const usrtKilowatts = 3.51685;

export interface ChillerQuestion extends Values<typeof chillerInputs>, Values<typeof chillerTowerInputs> {
  unit: CoolingUnit;
  drive: ChillerDrive;
}

/** The way from a chiller to its tower, a number for each step. */
export interface ChillerDuty {
  coolingKilowatts: number;
  /** Heat rejected for each kW of cooling. */
  factor: number;
  heatKilowatts: number;
  duty: Duty;
  /** The heat alone, in CRT. */
  basicCRT: number;
  /** Absent where the calculator does not take the duty: see `violations`. */
  correctionFactor?: number;
  /** Size by heat at these temperatures. */
  finalCRT?: number;
  /** The larger of `finalCRT` and the size that the flow needs. */
  selectionCRT?: number;
  violations: Violation[];
}

/**
 * Heat that a chiller rejects, and the duty of a tower for it. An electric chiller rejects its cooling and its input, Q·(1 + 1/COP); an
 * absorption chiller its cooling and the heat that drives it, as a factor of its maker.
 * @example chillerDuty({ cooling: 300, unit: "USRT", drive: "electric", cop: 5, range: 5, … }).heatKilowatts // 1266.07
 */
export function chillerDuty(question: ChillerQuestion): ChillerDuty {
  const { cooling, unit, drive, cop, rejectionFactor, range, coldWaterTemp, wetBulbTemp } = question;
  const coolingKilowatts = unit === "USRT" ? cooling * usrtKilowatts : cooling;
  const factor = drive === "electric" ? 1 + 1 / cop : rejectionFactor;
  const heatKilowatts = coolingKilowatts * factor;
  const duty = {
    flowRate: flowRateOf(heatKilowatts, range),
    hotWaterTemp: toSixDecimals(coldWaterTemp + range),
    coldWaterTemp,
    wetBulbTemp,
  };
  return {
    coolingKilowatts,
    factor,
    heatKilowatts,
    duty,
    basicCRT: toCapacity(heatKilowatts, "kW"),
    ...sizeOf(duty),
  };
}

/** Water that takes up the heat, m³/h: 1,000 kg/m³ and 1 kcal/(kg·K), as in the calculator. */
function flowRateOf(kilowatts: number, range: number): number {
  return (kilowatts * 3600) / (waterHeatCapacity * 1000 * range);
}

function sizeOf(
  duty: Duty,
): Pick<ChillerDuty, "correctionFactor" | "finalCRT" | "selectionCRT" | "violations"> {
  const violations = checkDuty(duty);
  if (violations.length > 0) return { violations };
  const { correctionFactor, finalCRT } = capacity(duty);
  const { selectionCRT } = sizeToSelect(duty.flowRate, finalCRT);
  return { correctionFactor, finalCRT, selectionCRT, violations };
}
