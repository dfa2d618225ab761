import { coldWaterFrom } from "../design/cold-water.ts";
import { hasPerformanceMethod } from "../design/tower-kind.ts";
import { type Duty, rangeOf } from "../duty/duty.ts";
import { crtFlowRate } from "../method/heat-load.ts";
import type { TowerSet } from "./finder.ts";

/** A set at its duty with one tower fewer: the heat and the flow of all go through the rest. */
export interface OneOut {
  capabilityPercent: number;
  /** Flow per CRT, per cent of 0.78 m³/h. */
  loadingPercent: number;
  /** °C; `above` where the inlet would exceed the method; `on-request` for kinds without one. */
  coldWaterTemp: number | "above" | "on-request";
}

/** With one tower out; undefined for a set of one, which cools nothing then. */
export function withOneOut(set: TowerSet, duty: Duty): OneOut | undefined {
  const { tower, towerCount, crt, installedCRT } = set;
  if (towerCount < 2) return undefined;
  const rest = (towerCount - 1) * crt;
  const outlet = () =>
    coldWaterFrom(
      { crt: rest, flowRate: duty.flowRate, elevation: duty.height },
      rangeOf(duty),
      duty.wetBulbTemp,
    ) ?? "above";
  return {
    capabilityPercent: (set.capabilityPercent * rest) / installedCRT,
    loadingPercent: (100 * duty.flowRate) / (crtFlowRate * rest),
    coldWaterTemp: hasPerformanceMethod(tower.kind) ? outlet() : "on-request",
  };
}
