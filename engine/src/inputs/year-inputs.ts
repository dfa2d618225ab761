import type { Input, Quantity } from "./input.ts";
import { waterInputs } from "./water-inputs.ts";

const loadWetBulb = { measure: "temperature", lowest: -20, highest: 35, optional: true } as const;

/** Weather and load of a year. Limits are wider than those of duties, since a year is not a design. */
export const loadInputs = {
  station: { key: "station" },
  coldWaterTemp: {
    key: "ycold",
    measure: "temperature",
    lowest: 3,
    highest: 45,
    optional: true,
  },
  load: { key: "load" },
  offBelow: { key: "off", ...loadWetBulb },
  fullAt: { key: "full", ...loadWetBulb },
  shares: { key: "shares" },
} as const satisfies Record<string, Input | Quantity>;

/** A month's part of the full heat. */
export const shareInput = {
  lowest: 0,
  highest: 100,
  initial: 100,
} as const satisfies Quantity;

/** Towers and operation of a year. EVAPCO advises a minimum speed of 25 % for open towers. */
export const operationInputs = {
  control: { key: "control" },
  fanKilowatts: {
    key: "kw",
    measure: "power",
    lowest: 0.01,
    highest: 10_000,
    optional: true,
  },
  crt: {
    key: "ycrt",
    measure: "size",
    lowest: 1,
    highest: 100_000,
    optional: true,
  },
  /** Minimum speed of a variable-speed drive. */
  least: {
    key: "least",
    measure: "speed",
    lowest: 0.1,
    highest: 0.6,
    initial: 0.25,
    step: 0.05,
  },
  cycles: {
    ...waterInputs.cycles,
    key: "ycycles",
  },
  driftPercent: {
    ...waterInputs.driftPercent,
    key: "ydrift",
  },
  freeCoolingTemp: {
    key: "free",
    measure: "temperature",
    lowest: 3,
    highest: 30,
    optional: true,
  },
} as const satisfies Record<string, Input | Quantity>;

const price = { lowest: 0, highest: 1_000_000, optional: true } as const;

/** Further inputs of a comparison of two choices; no address holds them. */
export const costInputs = {
  electricity: { ...price },
  water: { ...price },
  extra: {
    lowest: 0,
    highest: 1e12,
    optional: true,
  },
} as const satisfies Record<string, Quantity>;

/** Inputs of a year in the API alone: the calculator takes them from its duty. */
export const yearDutyInputs = {
  flowRate: { measure: "flow", lowest: 1, highest: 50_000 },
  range: { measure: "difference", lowest: 0.5, highest: 30 },
  /** Lower speed of a two-speed fan. */
  low: { measure: "speed", lowest: 0.3, highest: 0.8, initial: 0.5, step: 0.05 },
} as const satisfies Record<string, Quantity>;
