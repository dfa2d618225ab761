import { saturatedVolume } from "../method/air.ts";
import { crtFlowRate } from "../method/heat-load.ts";
import { operatingPoint } from "../method/operating-point.ts";
import { standardConditions, standardLg } from "../method/standard-tower.ts";

/**
 * Air discharged by a tower's fan, m³/min: 7.9 per CRT, from 0.52 t/h of dry air of 0.9127 m³/kg. An estimate
 * from the L/G of the standard tower, to be labeled as one; catalogs have 5.6–9.3.
 */
export function dischargeAir(crt: number): number {
  return crt * airOfOneCRT();
}

function airOfOneCRT(): number {
  const dryAir = (crtFlowRate * 1000) / standardLg;
  return (dryAir * saturatedVolume(operatingPoint(standardConditions).leavingAirTemp)) / 60;
}
