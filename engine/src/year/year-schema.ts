import * as z from "zod/mini";
import { bodyShape, numberOf, optionalNumberOf, withDescription, within } from "../inputs/input-schema.ts";
import { waterInputs } from "../inputs/water-inputs.ts";
import { costInputs, loadInputs, operationInputs, yearDutyInputs } from "../inputs/year-inputs.ts";
import { fanControls } from "./fan.ts";
import { weatherElevation, weatherFileBudget } from "./weather.ts";

const classesDescription =
  "[wet bulb °C, dry bulb °C, hours] of each class of air, for each month from January to December. The wet bulb is the " +
  "middle of a class that is 0.5 K wide. The dry bulb minus the wet bulb is the mean wet bulb depression of the class; " +
  "these classes end at 0, 0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 1, 1.5, 2, 2.5, 3, 4, 5 and 6 K, then every 4 K. At most 745 hours a month and 8,784 a year";

export const weatherSchema = z.object({
  /** Name of the source file: station, number and period. */
  source: z.string(),
  height: z.number(),
  months: z
    .array(z.array(z.tuple([z.number(), z.number(), z.number()])))
    .check(z.length(12))
    .register(z.globalRegistry, {
      description: classesDescription,
    }),
});

/**
 * Maximum number of classes of a month and of the year: each costs time, and a body of 64 KiB has room for 8,000.
 * Korean stations have up to 3,150 a year and 335 a month; dry climates have fewer, as their classes are wider.
 */
const maxOfMonth = 450;
const maxOfYear = 4_000;

/** Rounding of the dry bulb of a class of saturated air, K. */
const dryBulbTolerance = 0.05;

const classSchema = z
  .tuple([
    z.number().check(z.minimum(-60), z.maximum(45)),
    z.number().check(z.minimum(-60), z.maximum(60)),
    z.number().check(z.minimum(0), z.maximum(weatherFileBudget.hoursOfMonth)),
  ])
  .check(({ value: [wetBulb, dryBulb], issues }) => {
    if (dryBulb >= wetBulb - dryBulbTolerance) return;
    issues.push({ code: "too_small", origin: "number", minimum: wetBulb, input: dryBulb, path: [1] });
  });

/** Weather in the request body: `weatherIn` of the engine creates it from an EPW or CSV file. */
export const ownWeatherSchema = z.object({
  source: z.string().check(z.maxLength(80)),
  height: withDescription(within(weatherElevation), "elevation, m"),
  months: withDescription(
    z.array(z.array(classSchema).check(z.maxLength(maxOfMonth), checkMonth)).check(z.length(12), checkYear),
    classesDescription,
  ),
});

type Classes = z.infer<typeof classSchema>[];
type Issues = z.core.ParsePayload["issues"];

function checkYear({ value, issues }: z.core.ParsePayload<Classes[]>): void {
  const classes = value.flat();
  if (classes.length > maxOfYear)
    issues.push({ code: "too_big", origin: "array", maximum: maxOfYear, input: value });
  checkHours(classes, weatherFileBudget.hours, issues);
}

function checkMonth({ value, issues }: z.core.ParsePayload<Classes>): void {
  checkHours(value, weatherFileBudget.hoursOfMonth, issues);
}

/** The message names the maximum, which `params` hold. */
function checkHours(classes: Classes, maxHours: number, issues: Issues): void {
  const hours = classes.reduce((sum, [, , count]) => sum + count, 0);
  if (hours > maxHours) issues.push({ code: "custom", params: { maxHours }, input: classes });
}

const share = z.number().check(z.minimum(0), z.maximum(1));

const loadSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("constant") }),
  z.object({ kind: z.literal("air-conditioning"), offBelow: z.number(), fullAt: z.number() }).check(
    z.refine(({ offBelow, fullAt }) => fullAt > offBelow, {
      error: "fullAt must be above offBelow",
      path: ["fullAt"],
    }),
  ),
  z.object({ kind: z.literal("monthly"), shares: z.array(share).check(z.length(12)) }),
]);

export const yearRequestSchema = z.object({
  station: withDescription(
    z.optional(z.string().check(z.regex(/^\d{6}$/))),
    "WMO number of a weather station of GET /api/weather. Required unless `weather` is given",
  ),
  place: withDescription(
    z.optional(z.string().check(z.maxLength(60))),
    "key of the site's place, as in the URL of the calculator. Without `station`, the station of the place is used. If " +
      "`station` belongs to another place, `headline` names both",
  ),
  weather: withDescription(
    z.optional(ownWeatherSchema),
    "custom weather data of a year, instead of a station",
  ),
  crt: numberOf(operationInputs.crt, "nominal size of all cells together"),
  flowRate: numberOf(yearDutyInputs.flowRate),
  range: numberOf(yearDutyInputs.range),
  coldWaterTemp: numberOf(loadInputs.coldWaterTemp),
  load: withDescription(
    loadSchema,
    "heat load over the year: constant, proportional to the wet bulb between offBelow and fullAt (°C), or a share (0–1) of each month",
  ),
  speeds: z._default(z.object({ least: within(operationInputs.least), low: within(yearDutyInputs.low) }), {
    least: operationInputs.least.initial,
    low: yearDutyInputs.low.initial,
  }),
  ...bodyShape({ cycles: waterInputs.cycles, driftPercent: waterInputs.driftPercent }),
  freeCoolingTemp: optionalNumberOf(operationInputs.freeCoolingTemp),
  fanKilowatts: optionalNumberOf(
    operationInputs.fanKilowatts,
    "rated power of all fans together, from the manufacturer's data sheet; if omitted, no energy is returned",
  ),
  prices: withDescription(
    z.optional(
      z.object({
        electricity: optionalNumberOf(costInputs.electricity),
        water: optionalNumberOf(costInputs.water),
      }),
    ),
    "prices of a kilowatt hour and of a cubic meter, in any currency",
  ),
  wetBulbTemp: optionalNumberOf(
    loadInputs.offBelow,
    "design wet bulb; if given, the hours above it are returned",
  ),
  other: withDescription(
    z.optional(
      z.object({
        against: withDescription(
          z.enum(fanControls),
          "fan control of the first tower, with which this choice is compared",
        ),
        crt: numberOf(operationInputs.crt, "nominal size of all cells of this choice"),
        control: withDescription(z.enum(fanControls), "its fan control"),
        fanKilowatts: optionalNumberOf(
          operationInputs.fanKilowatts,
          "rated power of all its fans; savings require this power of both towers",
        ),
        extraPrice: optionalNumberOf(costInputs.extra),
      }),
    ),
    "a second choice with the same duty, place and water, such as a larger tower or another drive",
  ),
});

const fanHoursSchema = z.object({
  control: z.enum(fanControls),
  fullPower: withDescription(z.number(), "equivalent hours at rated power, which use the same energy"),
  fullSpeed: withDescription(z.number(), "hours at full speed"),
  reducedSpeed: withDescription(z.number(), "hours at reduced speed"),
});

/** Same shape as `PeriodTotals`; the API call compiles only while the two agree. */
const totalsSchema = z.object({
  hours: z.number(),
  loadHours: z.number(),
  fans: z.array(fanHoursSchema),
  evaporation: withDescription(
    z.number(),
    "m³, by Poppe's equations in each class of air; 0.00153 × flow × range where the water exceeds 50 °C even at full speed",
  ),
  drift: withDescription(z.number(), "m³"),
  blowdown: withDescription(z.number(), "m³"),
  makeUp: withDescription(z.number(), "m³: evaporation, drift and blowdown together"),
  warmHours: withDescription(z.number(), "hours at which the water is too warm even at full speed"),
  plumeHours: withDescription(
    z.number(),
    "hours of visible plume by psychrometrics, without wind and daylight",
  ),
  freeCoolingHours: withDescription(
    z.optional(z.number()),
    "hours with load at which the outlet reaches freeCoolingTemp at full speed",
  ),
});

const costs = {
  kilowattHours: z.number(),
  electricity: z.optional(z.number()),
  water: z.optional(z.number()),
  total: withDescription(z.optional(z.number()), "electricity and water, if their prices were given"),
};
const costsSchema = z.object({ control: z.enum(fanControls), ...costs });

const warmestSchema = withDescription(z.optional(z.number()), "warmest outlet of the year, °C");
const waterCostSchema = withDescription(
  z.optional(z.number()),
  "cost of the make-up water of the year at prices.water; does not require fanKilowatts",
);

const otherResultSchema = z.object({
  total: totalsSchema,
  warmestWaterTemp: warmestSchema,
  waterCost: waterCostSchema,
  costs: withDescription(z.optional(costsSchema), "costs of its year, if its fanKilowatts was given"),
  savings: withDescription(
    z.optional(
      z.object({
        ...costs,
        paybackYears: withDescription(
          z.optional(z.number()),
          "extraPrice divided by the saving of a year; absent without prices, or if nothing is saved",
        ),
      }),
    ),
    "savings in a year compared with the first tower under the control `against`, in kWh and money; negative if it uses more",
  ),
});

/** Response of `POST /api/year`. */
export const yearResultSchema = z.object({
  headline: withDescription(
    z.optional(z.string()),
    "if the weather is not that of the requested place: a sentence that names both places",
  ),
  weather: z.object({
    source: z.string(),
    height: withDescription(z.number(), "elevation, m, whose air pressure is used"),
    hoursAbove: withDescription(z.optional(z.number()), "hours of the year above wetBulbTemp, if given"),
    wetBulbDuration: withDescription(
      z.array(z.object({ wetBulbTemp: withDescription(z.number(), "°C"), hours: z.number() })),
      "duration curve: hours of the year at or above each wet bulb, hottest first",
    ),
  }),
  months: withDescription(z.array(totalsSchema), "January to December"),
  total: totalsSchema,
  warmestWaterTemp: warmestSchema,
  waterCost: waterCostSchema,
  costs: withDescription(
    z.optional(z.array(costsSchema)),
    "costs of the year under each control, if fanKilowatts was given; in the currency of the prices",
  ),
  other: withDescription(z.optional(otherResultSchema), "the year of the second choice, if given"),
});
