import type { Duty } from "../duty/duty.ts";
import { type Capacity, capacity } from "./capacity.ts";
import { type HeatLoad, heatLoad } from "./heat-load.ts";
import { type SizeToSelect, sizeToSelect } from "./size-to-select.ts";

/** Duty with its main results, from which every figure is derived. */
export type Result = { duty: Duty; capacity: Capacity; heat: HeatLoad; sizeToSelect: SizeToSelect };

/** Throws a RangeError for a duty that `checkDuty` rejects. */
export function resultOf(duty: Duty, sized: Capacity = capacity(duty)): Result {
  return {
    duty,
    capacity: sized,
    heat: heatLoad(duty),
    sizeToSelect: sizeToSelect(duty.flowRate, sized.finalCRT),
  };
}

/** True when the flow determines the size: a tower sufficient for the heat would be overloaded with water. */
export function isFlowLimited({ capacity: { finalCRT }, sizeToSelect: { hydraulicCRT } }: Result): boolean {
  return hydraulicCRT > finalCRT;
}
