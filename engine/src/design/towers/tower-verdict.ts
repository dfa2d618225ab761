import { type Duty, rangeOf } from "../../duty/duty.ts";
import { capacity } from "../../method/capacity.ts";
import { crtFlowRate } from "../../method/heat-load.ts";
import { sizeToSelect } from "../../method/size-to-select.ts";
import { capabilityPercent, coldWaterFrom, maxWaterTemp } from "../cold-water.ts";

/**
 * Verdict of towers on a duty. `too-small`: their outlet is `coldWaterTemp`, °C, or above `coldWaterAbove`
 * where the method has no result; `overfed`: sufficient for the heat, but not for the flow.
 */
export type TowerVerdict =
  | { kind: "meets"; capabilityPercent: number }
  | {
      kind: "too-small";
      capabilityPercent: number;
      coldWaterTemp: number | undefined;
      coldWaterAbove: number;
    }
  | { kind: "overfed"; capabilityPercent: number; loadingPercent: number };

/** Size rounded as in documents, CRT: towers of this size meet it. */
export function roundSize(crt: number): number {
  return Math.round(crt * 10) / 10;
}

/** Verdict on towers of a total size, CRT. Throws a RangeError for a duty that `checkDuty` rejects. */
export function towerVerdict(installedCRT: number, duty: Duty): TowerVerdict {
  const { finalCRT } = capacity(duty);
  const { selectionCRT } = sizeToSelect(duty.flowRate, finalCRT);
  const percent = capabilityPercent(installedCRT, finalCRT);
  const reaches = (crt: number) => installedCRT >= roundSize(crt) - 1e-9;
  if (reaches(selectionCRT)) return { kind: "meets", capabilityPercent: percent };
  if (reaches(finalCRT)) {
    const loadingPercent = (100 * duty.flowRate) / (crtFlowRate * installedCRT);
    return { kind: "overfed", capabilityPercent: percent, loadingPercent };
  }
  const range = rangeOf(duty);
  const tower = { crt: installedCRT, flowRate: duty.flowRate, elevation: duty.height };
  return {
    kind: "too-small",
    capabilityPercent: percent,
    coldWaterTemp: coldWaterFrom(tower, range, duty.wetBulbTemp),
    coldWaterAbove: maxWaterTemp - range,
  };
}
