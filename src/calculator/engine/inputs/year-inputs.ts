import type { Input, Quantity } from "./input.ts";
import { waterInputs } from "./water-inputs.ts";

const loadWetBulb = { measure: "temperature", lowest: -20, highest: 35, optional: true } as const;

/** Weather and load of a year. Limits are wider than those of duties, since a year is not a design. */
export const loadInputs = {
  station: { key: "station", is: "WMO number of a station of GET /api/weather: a year of running" },
  coldWaterTemp: {
    key: "ycold",
    is: "outlet wanted all year",
    measure: "temperature",
    lowest: 3,
    highest: 45,
    optional: true,
  },
  load: { key: "load", is: "constant, air-conditioning (with off and full) or monthly (with shares)" },
  offBelow: { key: "off", is: "wet bulb at which air conditioning is off", ...loadWetBulb },
  fullAt: { key: "full", is: "wet bulb at which it is full", ...loadWetBulb },
  shares: { key: "shares", is: "twelve shares of the heat, per cent, January to December, parted by -" },
} as const satisfies Record<string, Input | Quantity>;

/** A month's part of the full heat. */
export const shareInput = {
  is: "share of a month, per cent",
  lowest: 0,
  highest: 100,
  initial: 100,
} as const satisfies Quantity;

/** Towers and operation of a year. EVAPCO advises a least speed of 25 % for open towers. */
export const operationInputs = {
  control: { key: "control", is: "always-on, on-off, two-speed or variable-speed" },
  fanKilowatts: {
    key: "kw",
    is: "rated power of all fans together",
    measure: "power",
    lowest: 0.01,
    highest: 10_000,
    optional: true,
  },
  crt: {
    key: "ycrt",
    is: "nominal size for the year, where it is not that of the models or of the duty",
    measure: "size",
    lowest: 1,
    highest: 100_000,
    optional: true,
  },
  least: {
    key: "least",
    is: "slowest turning of a drive",
    measure: "speed",
    lowest: 0.1,
    highest: 0.6,
    initial: 0.25,
    step: 0.05,
  },
  cycles: {
    ...waterInputs.cycles,
    key: "ycycles",
    is: "cycles of concentration of the year, where they are not those of cycles",
  },
  driftPercent: {
    ...waterInputs.driftPercent,
    key: "ydrift",
    is: "drift of the year, per cent of the flow, where it is not that of drift",
  },
  freeCoolingTemp: {
    key: "free",
    is: "outlet with which the plant does without its chiller",
    measure: "temperature",
    lowest: 3,
    highest: 30,
    optional: true,
  },
} as const satisfies Record<string, Input | Quantity>;

const price = { lowest: 0, highest: 1_000_000, optional: true } as const;

/** Further inputs of a comparison of two choices; no address holds them. */
export const costInputs = {
  electricity: { is: "of a kilowatt hour", ...price },
  water: { is: "of a cubic metre of make-up, sewage charges included", ...price },
  extra: {
    is: "what it costs more to buy, in the currency of the prices",
    lowest: 0,
    highest: 1e12,
    optional: true,
  },
} as const satisfies Record<string, Quantity>;

/** Inputs of a year in the API alone: the calculator takes them from its duty. */
export const yearDutyInputs = {
  flowRate: { is: "circulating water", measure: "flow", lowest: 1, highest: 50_000 },
  range: { is: "range at full load", measure: "difference", lowest: 0.5, highest: 30 },
  low: { is: "lower of two speeds", measure: "speed", lowest: 0.3, highest: 0.8, initial: 0.5, step: 0.05 },
} as const satisfies Record<string, Quantity>;
