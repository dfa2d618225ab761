import type { Temperatures } from "../duty/duty.ts";
import { isStandard } from "../method/standard-tower.ts";

export const towerKinds = ["counterflow", "crossflow", "closed-circuit"] as const;
export type TowerKind = (typeof towerKinds)[number];

/**
 * Basis of a tower's size: `rated` is the catalog capacity at the conditions that define the CRT;
 * `calculated` is the result of this method, with the evidence of `validityOf`; `estimated` is the same
 * number for a kind of tower without validation; `on-request` has no number: the maker calculates it.
 */
export const selectionBases = ["rated", "calculated", "estimated", "on-request"] as const;
export type SelectionBasis = (typeof selectionBases)[number];

/**
 * Domain of the method away from 37/32/27 °C. Merkel's counterflow integral omits the crossflow correction
 * and the coil: its wall, spray water and fouling determine the size of a closed-circuit tower.
 */
const awayFromRated: Record<TowerKind, SelectionBasis> = {
  counterflow: "calculated",
  crossflow: "estimated",
  "closed-circuit": "on-request",
};

/**
 * Basis of the size for a kind of tower at these temperatures; the only rule wherever towers are selected.
 */
export function selectionBasis(kind: TowerKind, temperatures: Temperatures): SelectionBasis {
  return isStandard(temperatures) ? "rated" : awayFromRated[kind];
}

/** Returns true when performance away from 37/32/27 °C (curves, a year, cold water) is computed for this kind. */
export function hasPerformanceMethod(kind: TowerKind): boolean {
  return awayFromRated[kind] !== "on-request";
}
