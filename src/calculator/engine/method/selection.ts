import { crtFlowRate } from "./heat-load.ts";

/**
 * Most water a tower should carry, relative to the 0.78 m³/h per CRT of standard conditions. A judgement, not a
 * measurement: nozzle and fill sheets cover about 10–25 m³/h per m² of plan area.
 */
export const maxLoading = 1.5;

export type Selection = {
  /** Smallest tower whose nozzles and fill carry this flow, CRT, whatever the heat. */
  hydraulicCRT: number;
  /** The larger of heat and water, CRT. */
  selectionCRT: number;
  /** `selectionCRT` rounded up to a whole ton. */
  nominalCRT: number;
};

/** The tower to look for: the thermal answer, but never less than the water needs. Flow in m³/h. */
export function selection(flowRate: number, finalCRT: number): Selection {
  const hydraulicCRT = flowRate / (crtFlowRate * maxLoading);
  const selectionCRT = Math.max(finalCRT, hydraulicCRT);
  return { hydraulicCRT, selectionCRT, nominalCRT: wholeTons(selectionCRT) };
}

/** Rounding up must not turn 500.00000000000006 into 501. */
function wholeTons(crt: number): number {
  return Math.ceil(crt - 1e-9);
}
