import type { Plan } from "#documents/sheet/plan/plan.ts";
import { type Duty, minApproach, rangeOf, readDuty } from "#engine/duty/duty.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { capacity } from "#engine/method/capacity.ts";

/** Site of a tower: wet bulb of a location or of the form, °C, margin, K, and elevation, m. */
export interface Site {
  /** Key of a location; undefined where the wet bulb was entered. */
  place: string | undefined;
  base: number;
  margin: number;
  elevation: number;
}

/** Site of a duty without a location. */
export function enteredSite({ wetBulbTemp, height: elevation = 0 }: Duty): Site {
  return { place: undefined, base: wetBulbTemp, margin: 0, elevation };
}

/** Site of a duty from an address: its location, where it has one, with the margin. */
export function openedSite(duty: Duty, opened: Plan["site"]): Site {
  const entered = enteredSite(duty);
  if (opened === undefined) return entered;
  const { place, margin } = opened;
  return { ...entered, place: place.key, base: place.wetBulbTemp, margin };
}

/** Design wet bulb, °C; rounded, because 25.5 + 0.3 would be 25.800000000000001. */
export function designWetBulb({ base, margin }: Site): number {
  return margin === 0 ? base : Number((base + margin).toFixed(3));
}

/** Size for a wet bulb, CRT, and the size that more wet bulb adds. */
export interface SiteCost {
  finalCRT: number;
  /** Size that the margin adds; absent without a margin, or where the wet bulb without the margin breaks a limit. */
  margin: Difference | undefined;
  /** Size that 1 K more would add; absent where it breaks a limit. */
  next: Difference | undefined;
}
export interface Difference {
  crt: number;
  percent: number;
}

/** Cost of a site; `undefined` where its wet bulb conflicts with the duty's other values. */
export function siteCost(duty: Duty, site: Site): SiteCost | undefined {
  const wetBulbTemp = designWetBulb(site);
  const there = { ...duty, height: site.elevation };
  const finalCRT = sizeAt(there, wetBulbTemp);
  if (finalCRT === undefined) return undefined;
  return {
    finalCRT,
    margin: site.margin === 0 ? undefined : difference(sizeAt(there, site.base), finalCRT),
    next: difference(finalCRT, sizeAt(there, wetBulbTemp + 1)),
  };
}

/**
 * Nearest duty to one that a site's wet bulb makes impossible: the smallest accepted approach, the same range
 * as far as the limits allow. Undefined where the duty is possible, or no outlet would help.
 */
export function nearestDuty(duty: Duty, site: Site): Duty | undefined {
  const wetBulbTemp = designWetBulb(site);
  if (siteCost(duty, site)) return undefined;
  const tenths = (value: number) => Math.ceil(value * 10 - 1e-6) / 10;
  const coldWaterTemp = Math.max(duty.coldWaterTemp, tenths(wetBulbTemp + minApproach));
  const hotWaterTemp = Math.min(dutyInputs.hotWaterTemp.highest, tenths(coldWaterTemp + rangeOf(duty)));
  const reading = readDuty({ ...duty, hotWaterTemp, coldWaterTemp, wetBulbTemp, height: site.elevation });
  return reading.kind === "duty" ? reading.duty : undefined;
}

function sizeAt(duty: Duty, wetBulbTemp: number): number | undefined {
  const reading = readDuty({ ...duty, wetBulbTemp });
  return reading.kind === "duty" ? capacity(reading.duty).finalCRT : undefined;
}

function difference(from: number | undefined, to: number | undefined): Difference | undefined {
  if (from === undefined || to === undefined) return undefined;
  return { crt: to - from, percent: 100 * (to / from - 1) };
}
