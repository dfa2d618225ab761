import * as fc from "fast-check";
import type { Duty } from "../duty/duty.ts";

/** Arbitrary duties within the limits of the calculator. */
export function anyDuty(): fc.Arbitrary<Duty> {
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  return between(25, 40).chain((coldWaterTemp) =>
    fc.record({
      flowRate: between(50, 5000),
      hotWaterTemp: between(Math.max(30, coldWaterTemp + 5), 45),
      coldWaterTemp: fc.constant(coldWaterTemp),
      wetBulbTemp: between(10, Math.min(32, coldWaterTemp - 2.8)),
    }),
  );
}
