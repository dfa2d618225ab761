import { type Duty, minApproach, rangeOf, readDuty } from "../../engine/duty/duty.ts";
import { dutyInputs } from "../../engine/inputs/duty-inputs.ts";
import { capacity } from "../../engine/method/capacity.ts";
import type { Plan } from "../../sheet/plan/plan.ts";

/** Site of a tower: its wet bulb, a place's or the form's own, °C, its margin, K, and its elevation, m. */
export interface Site {
  /** Key of a place; none where the wet bulb was entered. */
  place: string | undefined;
  base: number;
  margin: number;
  height: number;
}

/** The site of a duty whose wet bulb stands for itself. */
export function enteredSite({ wetBulbTemp, height = 0 }: Duty): Site {
  return { place: undefined, base: wetBulbTemp, margin: 0, height };
}

/** The site of a duty out of an address: its place, where it names one, with the margin on it. */
export function openedSite(duty: Duty, opened: Plan["site"]): Site {
  const entered = enteredSite(duty);
  if (opened === undefined) return entered;
  const { place, margin } = opened;
  return { ...entered, place: place.key, base: place.wetBulbTemp, margin };
}

/** The wet bulb to design for, °C; 25.5 + 0.3 is 25.8, not 25.800000000000001. */
export function designWetBulb({ base, margin }: Site): number {
  return margin === 0 ? base : Number((base + margin).toFixed(3));
}

/** Size for a wet bulb, and the cost of more of it. Sizes in CRT. */
export interface SiteCost {
  finalCRT: number;
  /** Size that the margin adds; absent without margin, or where the duty is impossible without it, too. */
  margin: Difference | undefined;
  /** Size that one kelvin more would add; absent where that breaks a limit. */
  next: Difference | undefined;
}
export interface Difference {
  crt: number;
  percent: number;
}

/** The cost of a site, or `undefined` where its wet bulb breaks a rule with the duty's other values. */
export function siteCost(duty: Duty, site: Site): SiteCost | undefined {
  const wetBulbTemp = designWetBulb(site);
  const there = { ...duty, height: site.height };
  const finalCRT = sizeAt(there, wetBulbTemp);
  if (finalCRT === undefined) return undefined;
  return {
    finalCRT,
    margin: site.margin === 0 ? undefined : difference(sizeAt(there, site.base), finalCRT),
    next: difference(finalCRT, sizeAt(there, wetBulbTemp + 1)),
  };
}

/**
 * The duty nearest to one that a site's wet bulb makes impossible: the outlet as close to the wet bulb as is accepted, the
 * same range as far as the limits allow. Undefined where the duty is possible, or no outlet would help.
 */
export function nearestDuty(duty: Duty, site: Site): Duty | undefined {
  const wetBulbTemp = designWetBulb(site);
  if (siteCost(duty, site)) return undefined;
  const tenths = (value: number) => Math.ceil(value * 10 - 1e-6) / 10;
  const coldWaterTemp = Math.max(duty.coldWaterTemp, tenths(wetBulbTemp + minApproach));
  const hotWaterTemp = Math.min(dutyInputs.hotWaterTemp.highest, tenths(coldWaterTemp + rangeOf(duty)));
  const reading = readDuty({ ...duty, hotWaterTemp, coldWaterTemp, wetBulbTemp, height: site.height });
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
