import type { Quantity } from "./input.ts";

/** The four conditions of a duty. */
export const dutyInputs = {
  flowRate: {
    key: "flow",
    measure: "flow",
    lowest: 50,
    highest: 5000,
    initial: 390,
    step: 1,
  },
  hotWaterTemp: {
    key: "hot",
    measure: "temperature",
    lowest: 30,
    highest: 45,
    initial: 37,
    step: 0.1,
  },
  coldWaterTemp: {
    key: "cold",
    measure: "temperature",
    lowest: 25,
    highest: 40,
    initial: 32,
    step: 0.1,
  },
  wetBulbTemp: {
    key: "wb",
    measure: "temperature",
    lowest: 10,
    highest: 32,
    initial: 27,
    step: 0.1,
  },
} as const satisfies Record<string, Quantity>;

/** Elevation of the site; a duty at sea level has none. */
export const elevationInput = {
  key: "height",
  measure: "height",
  lowest: 0,
  highest: 3000,
  optional: true,
  step: 10,
} as const satisfies Quantity;

/** Required capacity in place of a duty: same limits as for models. */
export const capacityInput = {
  key: "crt",
  measure: "size",
  lowest: 0.1,
  highest: 100_000,
  optional: true,
} as const satisfies Quantity;
