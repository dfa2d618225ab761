import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { crtFlowRate } from "#engine/method/heat-load.ts";
import { standardConditions } from "#engine/method/standard-tower.ts";
import { dutyTexts, type SelectionTexts } from "./selection-texts.ts";

/**
 * Rated duty of a capacity: its flow at 37/32/27 °C.
 * @param crt capacity, CRT
 * @returns `undefined` where the flow is outside the limits
 */
export function ratedDutyTexts(crt: number): SelectionTexts | undefined {
  // A coarser flow needs more than the capacity: 56.2 m³/h for 72 CRT need 72.05 CRT.
  const flowRate = Number((crt * crtFlowRate).toFixed(4));
  const { lowest, highest } = dutyInputs.flowRate;
  const isAllowed = flowRate >= lowest && flowRate <= highest;
  return isAllowed ? dutyTexts({ flowRate, ...standardConditions }) : undefined;
}
