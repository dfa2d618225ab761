import { dutyInputs } from "./duty-inputs.ts";
import type { Input, Quantity } from "./input.ts";

/** A chiller whose heat a tower rejects. The order is that of a form and an address. */
export const chillerInputs = {
  /** In the unit chosen. */
  cooling: { key: "cooling", lowest: 1, highest: 100_000 },
  unit: { key: "of" },
  drive: { key: "chiller" },
  /** Typical of water-cooled machines: ASHRAE 90.1 asks for 4.7 to 6.3 by type and size. */
  cop: { key: "cop", lowest: 1, highest: 20, initial: 5 },
  /** Typical of double-effect machines, 1 + 1/COP with a COP of 1.2; single-effect ones have about 2.4. */
  rejectionFactor: { key: "factor", lowest: 1.05, highest: 4, initial: 1.83 },
  range: { key: "range", measure: "difference", lowest: 5, highest: 20, initial: 5, step: 0.1 },
} as const satisfies Record<string, Input | Quantity>;

/** Temperatures of the tower that the chiller does not decide; their rows are those of a duty. */
export const chillerTowerInputs = {
  coldWaterTemp: dutyInputs.coldWaterTemp,
  wetBulbTemp: dutyInputs.wetBulbTemp,
} as const satisfies Record<string, Quantity>;
