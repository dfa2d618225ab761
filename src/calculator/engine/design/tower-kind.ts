import type { Temperatures } from "../duty/duty.ts";
import { isStandard } from "../method/standard-tower.ts";

export const towerKinds = ["counterflow", "crossflow", "closed-circuit"] as const;
export type TowerKind = (typeof towerKinds)[number];

/**
 * Source of a tower's size: `rated` is the catalogue capacity at the conditions that define the CRT; `calculated` is the
 * result of this method, with the evidence of `validityOf`; `estimated` is the same number for a kind of tower that the
 * method was not validated for; `on-request` is no number: the maker calculates it.
 */
export type SelectionBasis = "rated" | "calculated" | "estimated" | "on-request";

/**
 * The domain of the method away from 37/32/27 °C. Merkel's counter-flow integral leaves out the cross-flow correction, and
 * has no coil: heat through its wall, spray water and fouling decide the size of a closed-circuit tower.
 */
const awayFromRated: Record<TowerKind, SelectionBasis> = {
  counterflow: "calculated",
  crossflow: "estimated",
  "closed-circuit": "on-request",
};

/** Source of the size of a tower of this kind at these temperatures; the one rule for every place that selects towers. */
export function selectionBasis(kind: TowerKind, temperatures: Temperatures): SelectionBasis {
  return isStandard(temperatures) ? "rated" : awayFromRated[kind];
}

/**
 * Returns true when performance away from 37/32/27 °C (curves, a year, cold water) can be computed for this
 * kind.
 */
export function hasPerformanceMethod(kind: TowerKind): boolean {
  return awayFromRated[kind] !== "on-request";
}
