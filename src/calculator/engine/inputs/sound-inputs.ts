import type { Quantity } from "./input.ts";

/** Towers that are alike and stand at one distance, facing the neighbor with one side. */
export const soundSourceInputs = {
  count: { lowest: 1, highest: 50, initial: 1 },
  /** Along the ground. */
  distance: { lowest: 1, highest: 1000 },
  height: { lowest: 0.5, highest: 200 },
  directivity: { lowest: -20, highest: 20, initial: 0 },
  daySpeed: { lowest: 0.1, highest: 1, initial: 1 },
  nightSpeed: { lowest: 0.1, highest: 1, initial: 1 },
} as const satisfies Record<string, Quantity>;

/** The neighbor, and the ground between: 0 is hard, 1 is porous. */
export const soundSiteInputs = {
  receiverHeight: { lowest: 0.5, highest: 200, initial: 1.5 },
  groundAtSource: { lowest: 0, highest: 1, initial: 0 },
  groundBetween: { lowest: 0, highest: 1, initial: 0 },
  groundAtReceiver: { lowest: 0, highest: 1, initial: 0 },
  /** Beside those of the law. */
  limit: { lowest: 20, highest: 90, optional: true },
} as const satisfies Record<string, Quantity>;

/** A long screen across the way. */
export const soundScreenInputs = {
  height: { lowest: 0.5, highest: 100 },
  fromSource: { lowest: 0.5, highest: 1000 },
  thickness: { lowest: 0, highest: 100, initial: 0 },
} as const satisfies Record<string, Quantity>;

/** A wall that reflects: 1 is hard and smooth, 0.8 has windows, 0.4 is an open front of a factory (ISO 9613-2, table 4). */
export const soundWallInputs = {
  distance: { lowest: 0.5, highest: 500 },
  width: { lowest: 0.5, highest: 500 },
  reflection: { lowest: 0.2, highest: 1, initial: 1 },
  directivity: { lowest: -20, highest: 20, initial: 0 },
} as const satisfies Record<string, Quantity>;
