import type { Quantity } from "./input.ts";

/** Sound power of one octave band, dB. */
export const soundBandInput = { lowest: 0, highest: 150 } as const satisfies Quantity;

/** Towers that are alike and stand at one distance, facing the neighbor with one side. */
export const soundSourceInputs = {
  count: { key: "n", lowest: 1, highest: 50, initial: 1 },
  /** Along the ground. */
  distance: { key: "at", lowest: 1, highest: 1000 },
  height: { key: "hs", lowest: 0.5, highest: 200 },
  directivity: { key: "dc", lowest: -20, highest: 20, initial: 0 },
  daySpeed: { key: "day", lowest: 0.1, highest: 1, initial: 1, urlFactor: 0.01 },
  nightSpeed: { key: "night", lowest: 0.1, highest: 1, initial: 1, urlFactor: 0.01 },
} as const satisfies Record<string, Quantity>;

/** The neighbor, and the ground between: 0 is hard, 1 is porous. */
export const soundSiteInputs = {
  receiverHeight: { key: "hr", lowest: 0.5, highest: 200, initial: 1.5 },
  groundAtSource: { lowest: 0, highest: 1, initial: 0 },
  groundBetween: { lowest: 0, highest: 1, initial: 0 },
  groundAtReceiver: { lowest: 0, highest: 1, initial: 0 },
  /** Beside those of the law. */
  limit: { key: "limit", lowest: 20, highest: 90, optional: true },
  /** Instead of it at night. */
  nightLimit: { key: "nlimit", lowest: 20, highest: 90, optional: true },
} as const satisfies Record<string, Quantity>;

/** A long screen across the way. */
export const soundScreenInputs = {
  height: { key: "screen", lowest: 0.5, highest: 100 },
  fromSource: { key: "screenat", lowest: 0.5, highest: 1000 },
  thickness: { key: "screendepth", lowest: 0, highest: 100, initial: 0 },
} as const satisfies Record<string, Quantity>;

/** A wall that reflects: 1 is hard and smooth, 0.8 has windows, 0.4 is an open front of a factory (ISO 9613-2, table 4). */
export const soundWallInputs = {
  distance: { key: "wallat", lowest: 0.5, highest: 500 },
  width: { key: "wallwidth", lowest: 0.5, highest: 500 },
  reflection: { key: "wallr", lowest: 0.2, highest: 1, initial: 1 },
  directivity: { key: "walldc", lowest: -20, highest: 20, initial: 0 },
} as const satisfies Record<string, Quantity>;
