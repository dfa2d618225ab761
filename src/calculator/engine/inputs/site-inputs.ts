import type { Input, Quantity } from "./input.ts";

/** Source of the wet bulb. */
export const siteInputs = {
  place: {
    key: "place",
    is: "key of the place that the wet bulb is published for; with any of these there is a second page",
  },
  margin: {
    key: "margin",
    is: "what was added to that place's wet bulb",
    measure: "difference",
    lowest: 0,
    highest: 3,
    initial: 0,
    step: 0.1,
  },
} as const satisfies Record<string, Input | Quantity>;

/** A model of ours, and how many of it; more than the highest number would be another project. */
export const towerInputs = {
  model: { key: "model", is: "name of a model of GET /api/products" },
  units: { key: "units", is: "how many of it", lowest: 1, highest: 12, optional: true },
} as const satisfies Record<string, Input | Quantity>;
