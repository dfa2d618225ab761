import type { Duty } from "../duty/duty.ts";
import { capacity } from "./capacity.ts";
import { crtFlowRate } from "./heat-load.ts";

/**
 * Maximum water loading of a tower, relative to the 0.78 m³/h per CRT of standard conditions. A judgement,
 * not a measurement: data sheets of nozzles and fill cover about 10–25 m³/h per m² of plan area.
 */
export const maxLoading = 1.5;

/** Sizes that a tower for a duty needs: by its flow, and by the larger of heat and flow. */
export type SizeToSelect = {
  /** Smallest tower whose nozzles and fill accept this flow, CRT, regardless of the heat. */
  hydraulicCRT: number;
  /** Larger of the sizes by heat and by flow, CRT. */
  selectionCRT: number;
  /** `selectionCRT` rounded up to a whole ton; the rated size of a model is another figure. */
  nominalCRT: number;
};

/** Size to select: the thermal size, at least the hydraulic one. Flow in m³/h. */
export function sizeToSelect(flowRate: number, finalCRT: number): SizeToSelect {
  const hydraulicCRT = flowRate / (crtFlowRate * maxLoading);
  const selectionCRT = Math.max(finalCRT, hydraulicCRT);
  return { hydraulicCRT, selectionCRT, nominalCRT: wholeTons(selectionCRT) };
}

/** Size to select for a duty. Throws a RangeError for one that `checkDuty` rejects. */
export function sizeToSelectFor(duty: Duty): SizeToSelect {
  return sizeToSelect(duty.flowRate, capacity(duty).finalCRT);
}

/** Tolerance, so that 500.00000000000006 is not rounded up to 501. */
function wholeTons(crt: number): number {
  return Math.ceil(crt - 1e-9);
}
