import type { Duty } from "../duty/duty.ts";
import { type Capacity, capacity } from "./capacity.ts";
import { type HeatLoad, heatLoad } from "./heat-load.ts";
import { type Selection, selection } from "./selection.ts";

/** A duty with what is shown of it at once; every figure of a duty is read from here. */
export type Result = { duty: Duty; capacity: Capacity; heat: HeatLoad; selected: Selection };

/** Throws a RangeError for a duty that `checkDuty` refuses. */
export function resultOf(duty: Duty, sized: Capacity = capacity(duty)): Result {
  return {
    duty,
    capacity: sized,
    heat: heatLoad(duty),
    selected: selection(duty.flowRate, sized.finalCRT),
  };
}

/** The tower that suffices for the heat would carry too much water. */
export function waterDecides({ capacity: { finalCRT }, selected }: Result): boolean {
  return selected.hydraulicCRT > finalCRT;
}
