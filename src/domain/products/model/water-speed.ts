import { crtFlowRate } from "#engine/method/heat-load.ts";
import type { Model } from "../model-columns.ts";

/** Connections through which all the circulating water passes, side by side. */
const circulating = ["순환수 입구", "순환수 출구", "유체 입구", "유체 출구"] as const;

/** Cross-section of a nominal bore, m². */
export function boreArea(dn: number): number {
  return Math.PI * (dn / 2_000) ** 2;
}

/** Speed of the nominal flow in each kind of connection that a model has, m/s, with the nominal bore as inner diameter. */
export function waterSpeeds({
  crt,
  connections,
}: Pick<Model, "crt" | "connections">): { purpose: string; speed: number }[] {
  return circulating.flatMap((purpose) => {
    const own = connections.filter((each) => each.purpose === purpose);
    const area = own.reduce((sum, { count, dn }) => sum + (count ?? 1) * boreArea(dn), 0);
    return own.length === 0 ? [] : [{ purpose, speed: (crt * crtFlowRate) / 3_600 / area }];
  });
}
