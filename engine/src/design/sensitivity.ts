import { checkDuty, type Duty } from "../duty/duty.ts";
import { capacity } from "../method/capacity.ts";

/** Changes of the duty: temperatures by 1 K, flow by 10%. */
export const changes = [
  "wet-bulb-up",
  "wet-bulb-down",
  "cold-up",
  "cold-down",
  "flow-up",
  "flow-down",
] as const;
export type Change = (typeof changes)[number];

export type Sensitivity = {
  change: Change;
  /** Changed duty; the other three values stay. */
  duty: Duty;
  finalCRT: number;
  /** Change of finalCRT, per cent: −20 is a tower one fifth smaller. */
  percent: number;
};

/**
 * Sensitivity of the size to 1 K or a tenth of the flow, in the order of `changes`. Changes that break a
 * limit of the calculator are left out. Throws a RangeError for a duty that `checkDuty` rejects.
 */
export function sensitivity(duty: Duty): Sensitivity[] {
  const base = capacity(duty).finalCRT;
  return changes.flatMap((change) => {
    const changed = { ...duty, ...changedPart(duty, change) };
    if (checkDuty(changed).length > 0) return [];
    const { finalCRT } = capacity(changed);
    return [{ change, duty: changed, finalCRT, percent: 100 * (finalCRT / base - 1) }];
  });
}

function changedPart({ wetBulbTemp, coldWaterTemp, flowRate }: Duty, change: Change): Partial<Duty> {
  switch (change) {
    case "wet-bulb-up":
      return { wetBulbTemp: wetBulbTemp + 1 };
    case "wet-bulb-down":
      return { wetBulbTemp: wetBulbTemp - 1 };
    case "cold-up":
      return { coldWaterTemp: coldWaterTemp + 1 };
    case "cold-down":
      return { coldWaterTemp: coldWaterTemp - 1 };
    case "flow-up":
      return { flowRate: (flowRate * 11) / 10 };
    case "flow-down":
      return { flowRate: (flowRate * 9) / 10 };
  }
}
