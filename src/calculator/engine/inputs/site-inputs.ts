import type { Input, Quantity } from "./input.ts";

/** Source of the wet bulb. */
export const siteInputs = {
  place: {
    key: "place",
  },
  margin: {
    key: "margin",
    measure: "difference",
    lowest: 0,
    highest: 3,
    initial: 0,
    step: 0.1,
  },
} as const satisfies Record<string, Input | Quantity>;

/** A model of ours, and how many of it; more than the highest number would be another project. */
export const towerInputs = {
  model: { key: "model" },
  units: { key: "units", lowest: 1, highest: 12, optional: true },
} as const satisfies Record<string, Input | Quantity>;
