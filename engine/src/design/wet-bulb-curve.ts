import { type Duty, minApproach } from "../duty/duty.ts";
import { dutyInputs } from "../inputs/duty-inputs.ts";
import { capacity } from "../method/capacity.ts";
import { sizeToSelect } from "../method/size-to-select.ts";

export type CapacityAtWetBulb = { wetBulbTemp: number; finalCRT: number; selectionCRT: number };

/** Step of the wet bulb, K. */
const step = 0.5;

/**
 * Tower size against wet bulb at the duty's flow, inlet and outlet, in ascending order: every 0.5 K from 10
 * °C to the highest wet bulb allowed by these temperatures, inclusive, and at the duty's own.
 * Throws a RangeError for a duty that `checkDuty` rejects.
 */
export function capacityByWetBulb(duty: Duty): CapacityAtWetBulb[] {
  const { lowest, highest } = dutyInputs.wetBulbTemp;
  const last = Math.min(highest, duty.coldWaterTemp - minApproach);
  return wetBulbs(lowest, last, step, duty.wetBulbTemp).map((wetBulbTemp) => {
    const { finalCRT } = capacity({ ...duty, wetBulbTemp });
    return { wetBulbTemp, finalCRT, selectionCRT: sizeToSelect(duty.flowRate, finalCRT).selectionCRT };
  });
}

/**
 * Wet bulbs from `lowest` to `highest`, inclusive, every `step`, with `own` inserted, in ascending order, °C.
 * Where two differ by less than a millionth `own` replaces both: 34.8 − 2.8 is 31.999999999999996 in binary.
 */
export function wetBulbs(lowest: number, highest: number, step: number, own: number): number[] {
  const count = Math.floor((highest - lowest) / step + 1e-6) + 1;
  const steps = Array.from({ length: count }, (_, index) => lowest + index * step);
  const isNew = (others: number[]) => (t: number) => others.every((other) => Math.abs(other - t) > 1e-6);
  const others = [...steps.filter(isNew([highest])), highest].filter(isNew([own]));
  return [...others, own].sort((a, b) => a - b);
}
