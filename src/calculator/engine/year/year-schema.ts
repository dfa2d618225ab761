import * as z from "zod/mini";
import { waterLimits } from "../design/water.ts";
import { said, within } from "../duty/number-schema.ts";
import { fanControls, fanLimits } from "./fan.ts";
import { loadSchema } from "./load.ts";

/** What a year can be asked for, both ends included: wider than the calculator's duties, since a year is not a design. */
export const yearLimits = {
  crt: { lowest: 1, highest: 100_000 },
  flowRate: { lowest: 1, highest: 50_000 },
  range: { lowest: 0.5, highest: 30 },
  coldWaterTemp: { lowest: 3, highest: 45 },
  fanKilowatts: { lowest: 0.01, highest: 10_000 },
  freeCoolingTemp: { lowest: 3, highest: 30 },
  price: { lowest: 0, highest: 1_000_000 },
} as const;

/** Body of `POST /api/year`. */
export const yearRequestSchema = z.object({
  station: said(
    z.string().check(z.regex(/^\d{6}$/)),
    "WMO number of the weather station; GET /api/weather lists them",
  ),
  crt: said(within(yearLimits.crt), "nominal size of all cells together, CRT"),
  flowRate: said(within(yearLimits.flowRate), "circulating water, m³/h"),
  range: said(within(yearLimits.range), "range at full load, K"),
  coldWaterTemp: said(within(yearLimits.coldWaterTemp), "outlet wanted all year, °C"),
  load: said(
    loadSchema,
    "part of the heat over the year: constant, proportional to the wet bulb between two (°C), or a share (0–1) a month",
  ),
  speeds: z._default(z.object({ least: within(fanLimits.least), low: within(fanLimits.low) }), {
    least: fanLimits.least.initial,
    low: fanLimits.low.initial,
  }),
  cycles: said(z._default(within(waterLimits.cycles), waterLimits.cycles.initial), "cycles of concentration"),
  driftPercent: said(
    z._default(within(waterLimits.driftPercent), waterLimits.driftPercent.initial),
    "drift, per cent of the flow",
  ),
  freeCoolingTemp: said(
    z.optional(within(yearLimits.freeCoolingTemp)),
    "outlet with which the plant does without its chiller, °C",
  ),
  fanKilowatts: said(
    z.optional(within(yearLimits.fanKilowatts)),
    "rated power of all fans together, kW, from the maker's sheet; without it no energy is answered",
  ),
  prices: said(
    z.optional(
      z.object({
        electricity: z.optional(within(yearLimits.price)),
        water: z.optional(within(yearLimits.price)),
      }),
    ),
    "of a kilowatt hour and of a cubic metre, in a currency of your own",
  ),
});

const fanHoursSchema = z.object({
  control: z.enum(fanControls),
  fullPower: said(z.number(), "hours at rated power that take the same energy"),
  fullSpeed: said(z.number(), "hours at full speed"),
  reducedSpeed: said(z.number(), "hours at less"),
});

/** As `Spell` has it; the call that answers it compiles only while the two agree. */
const spellSchema = z.object({
  hours: z.number(),
  loadHours: z.number(),
  fans: z.array(fanHoursSchema),
  evaporation: said(z.number(), "m³, by Poppe's equations in each class of air"),
  drift: said(z.number(), "m³"),
  blowdown: said(z.number(), "m³"),
  makeUp: said(z.number(), "m³: evaporation, drift and blowdown together"),
  warmHours: said(z.number(), "hours at which full speed leaves the water warmer than wanted"),
  plumeHours: said(z.number(), "hours of visible plume, psychrometric: wind and daylight left out"),
  freeCoolingHours: said(
    z.optional(z.number()),
    "hours with load at which full speed reaches freeCoolingTemp",
  ),
});

/** Answer of `POST /api/year`. */
export const yearAnswerSchema = z.object({
  weather: z.object({
    source: z.string(),
    height: said(z.number(), "m above sea level; the year is that of its air"),
  }),
  months: said(z.array(spellSchema), "January to December"),
  total: spellSchema,
  warmestWaterTemp: said(z.optional(z.number()), "warmest outlet of the year, °C"),
  costs: said(
    z.optional(
      z.array(
        z.object({
          control: z.enum(fanControls),
          kilowattHours: z.number(),
          electricity: z.optional(z.number()),
          water: z.optional(z.number()),
          total: z.optional(z.number()),
        }),
      ),
    ),
    "of the year under each control, where fanKilowatts was given",
  ),
});
