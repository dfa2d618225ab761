import type { Temperatures } from "../duty/duty.ts";
import { seaLevelPa } from "../method/air.ts";
import { at } from "./at.ts";
import type { Evidence } from "./evidence.ts";

const bakerShryock = "Baker & Shryock 1961, table 1(b)";
const adaptive = "adaptive quadrature, same air";
const realGas = "Simpson's rule, real-gas air (CoolProp 8.0.0)";

/** KaV/L is that of Merkel's counterflow integral in every source: calculated, not measured. */
const calculated = { kind: "calculation", flowType: "counterflow" } as const;

/** Hand table of 1961: coarse steps over older air tables, so its error grows with the range. */
const handTable = { ...calculated, lg: 1.2, pressurePa: seaLevelPa, source: bakerShryock };

export interface PublishedDemand extends Evidence {
  temperatures: Temperatures;
  lg: number;
  pressurePa: number;
  kavl: number;
  ceiling: number;
}

/**
 * Published KaV/L. `ceiling` is the accepted difference, per cent. The hand table is cited from
 * coolingtower.ai4tech.ai/validation/literature.html, the CTI Toolkit value (110 m above sea level) from a
 * public repository's test note.
 */
export const demands: readonly PublishedDemand[] = [
  { ...handTable, temperatures: at(27.778, 26.667, 21.111), kavl: 0.2108, ceiling: 0.3 },
  { ...handTable, temperatures: at(29.444, 26.667, 21.111), kavl: 0.5318, ceiling: 0.3 },
  { ...handTable, temperatures: at(35, 26.667, 21.111), kavl: 1.5513, ceiling: 1.4 },
  { ...handTable, temperatures: at(40.556, 26.667, 21.111), kavl: 2.3078, ceiling: 2.1 },
  {
    ...calculated,
    source: "CTI Toolkit",
    temperatures: at(40, 30, 27.4),
    lg: 1.11,
    pressurePa: 100_010.5,
    kavl: 2.17389,
    ceiling: 0.15,
  },
  computed(adaptive, at(42, 32, 27), 1.5, 1.50891, 0.001),
  computed(adaptive, at(45, 30, 24), 1.2, 1.6738, 0.001),
  computed(adaptive, at(44, 32, 27), 1.4, 1.60464, 0.001),
  computed(realGas, at(37, 32, 27), 1.5, 0.820143, 0.2),
  computed(realGas, at(42, 32, 27), 1.5, 1.510124, 0.2),
  computed(realGas, at(45, 30, 24), 1.2, 1.675074, 0.2),
  computed(realGas, at(30, 25, 22.2), 0.7, 1.427265, 0.2),
  computed(realGas, at(40, 30, 15), 2.5, 1.270085, 0.2),
];

function computed(
  source: string,
  temperatures: Temperatures,
  lg: number,
  kavl: number,
  ceiling: number,
): PublishedDemand {
  return { ...calculated, source, temperatures, lg, pressurePa: seaLevelPa, kavl, ceiling };
}
