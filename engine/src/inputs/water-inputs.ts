import type { Quantity } from "./input.ts";

/**
 * Water at design conditions. 4 cycles keep 800 µS/cm (JRA-GL-02-1994) with make-up of up to 200 µS/cm; drift is 0.0005–0.002 %
 * with modern eliminators and up to 0.008 % otherwise; the initial hours are only a place to start from. The limits of a dry
 * bulb depend on the wet bulb: `dryBulbLimits`.
 */
export const waterInputs = {
  cycles: { key: "cycles", lowest: 2, highest: 10, initial: 4, step: 0.5 },
  driftPercent: {
    key: "drift",
    lowest: 0.0005,
    highest: 0.02,
    initial: 0.005,
    step: 0.001,
  },
  dryBulbTemp: {
    key: "db",
    measure: "temperature",
    lowest: 10,
    highest: 50,
    optional: true,
    step: 0.1,
  },
} as const satisfies Record<string, Quantity>;

/** A year of that water at the duty; no address holds it. */
export const waterYearInputs = {
  hours: {
    lowest: 1,
    highest: 8760,
    initial: 4000,
    step: 1,
  },
  pricePerCubicMetre: {
    lowest: 0,
    highest: 100_000,
    optional: true,
    step: 0.01,
  },
} as const satisfies Record<string, Quantity>;
