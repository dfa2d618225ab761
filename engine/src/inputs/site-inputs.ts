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

/** A model of ours, and number of towers of that model; more than the highest number would be another project. */
export const towerInputs = {
  model: { key: "model" },
  towerCount: { key: "units", lowest: 1, highest: 12, optional: true },
} as const satisfies Record<string, Input | Quantity>;

/** Low-noise option of the towers, as it is stored. */
export const quietInput = { key: "quiet" } as const satisfies Input;

/**
 * Preferences that narrow the towers for a duty; figures are those of all towers of a set together, except the height. No limit
 * is set where a number is left out.
 */
export const finderInputs = {
  /** m */
  maxHeight: { key: "maxheight", lowest: 0.5, highest: 50, optional: true },
  /** Length × width of all, m². */
  maxArea: { key: "maxarea", lowest: 0.1, highest: 10_000, optional: true },
  /** t */
  maxWeight: { key: "maxweight", lowest: 0.1, highest: 5_000, optional: true },
  /** dB(A) at `distance`. */
  maxSound: { key: "maxsound", lowest: 20, highest: 120, optional: true },
  /** From each tower, m. */
  distance: { key: "soundat", lowest: 1, highest: 1_000, initial: 10 },
  /** Fan speed of that sound, per cent: a night limit is checked at the night speed. */
  speed: { key: "fanspeed", lowest: 10, highest: 100, initial: 100 },
  /** Motors of all fans, kW. */
  maxPower: { key: "maxpower", lowest: 0.1, highest: 10_000, optional: true },
  /** Largest connection of circulating water, DN. */
  maxConnection: { key: "maxdn", lowest: 6, highest: 4_000, optional: true },
  /** Number of towers, standby included. */
  count: { key: "count", lowest: 1, highest: towerInputs.towerCount.highest, optional: true },
  /** Added to the size, per cent. */
  extra: { key: "extra", lowest: 0, highest: 30, initial: 0, step: 1 },
  reserve: { key: "reserve" },
  series: { key: "only" },
  order: { key: "sort" },
} as const satisfies Record<string, Input | Quantity>;
