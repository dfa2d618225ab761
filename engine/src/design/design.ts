import * as z from "zod/mini";
import type { Duty } from "../duty/duty.ts";
import { dutySchema } from "../duty/duty-schema.ts";
import { numbersOf } from "../inputs/input-reader.ts";
import { waterInputs, type waterYearInputs } from "../inputs/water-inputs.ts";
import { pressureAt } from "../method/air.ts";
import { type Result, resultOf } from "../method/result.ts";
import { validityOf } from "../method/validity.ts";
import { demandCurve } from "./demand-curve.ts";
import { dischargeAir } from "./fan-air.ts";
import { changes, sensitivity } from "./sensitivity.ts";
import { fromCapacity } from "./units.ts";
import { waterBalance, yearOfWater } from "./water.ts";
import { capacityByWetBulb } from "./wet-bulb-curve.ts";

const curveSchema = z.array(z.object({ x: z.number(), y: z.number() }));
const crossingSchema = z.object({ lg: z.number(), kavl: z.number() });
const spanSchema = z.tuple([z.number(), z.number()]);

/** Same shape as `Validity`; `designOf` compiles only while the two agree. */
const validitySchema = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("by-definition") }),
    z.object({ kind: z.literal("high"), withinPercent: z.literal([3, 4]), atMostPercent: z.literal(4.4) }),
    z.object({ kind: z.literal("over-wet-bulb-limit"), atMostPercent: z.literal(5.2) }),
    z.object({ kind: z.literal("far-over-wet-bulb-limit") }),
    z.object({ kind: z.literal("fair"), atMostPercent: z.literal(9.6) }),
    z.object({
      kind: z.literal("over-hydraulic-limit"),
      lowByPercent: z.literal(7.7),
      atMostPercent: z.literal(13),
    }),
    z.object({
      kind: z.literal("far-over-hydraulic-limit"),
      lowByPercent: z.literal(12.4),
      atMostPercent: z.literal(18.3),
    }),
    z.object({ kind: z.literal("special-design") }),
  ])
  .register(z.globalRegistry, {
    description:
      "Deviation of the size from published performance regressions (YorkCalc, CoolTools; wet bulb up to 26.67 °C), in " +
      "%: within withinPercent for most duties, lowByPercent below them on average, atMostPercent at worst. " +
      "It applies to a typical tower and has not been compared with any manufacturer's ratings. by-definition: " +
      "37/32/27 °C, where the factor is 1 by definition.",
  });

/**
 * Scalar figures of the design: meaning and unit for the API documentation, and formula. A further figure
 * needs one row here.
 */
const numbers = {
  height: { description: "Elevation of the site, m", value: ({ duty }) => duty.height ?? 0 },
  pressurePa: {
    description: "Barometric pressure at that elevation, Pa",
    value: ({ duty }) => pressureAt(duty.height ?? 0),
  },
  usNominalTons: {
    description: "finalCRT in US nominal tons",
    value: ({ capacity }) => fromCapacity(capacity.finalCRT, "USNT"),
  },
  dischargeAir: {
    description: "Air that a tower of nominalCRT discharges, m³/min; an estimate",
    value: ({ sizeToSelect }) => dischargeAir(sizeToSelect.nominalCRT),
  },
} satisfies Record<string, { description: string; value: (result: Result) => number }>;

/**
 * Everything that follows from a duty beyond the five numbers, at full precision. Flows m³/h, temperatures
 * °C, sizes CRT, air m³/min. `water` follows from the given cycles, drift and dry bulb; without a dry bulb
 * evaporation is estimated from flow and range.
 */
export const designSchema = z.object({
  operatingPoint: z.object({
    lg: z.number(),
    kavl: z.number(),
    leavingAirTemp: z.number(),
    airRatio: z.number(),
    loading: z.number(),
  }),
  validity: validitySchema,
  heatLoad: z.object({ kcalPerHour: z.number(), kilowatts: z.number(), usrt: z.number() }),
  selection: z
    .object({ hydraulicCRT: z.number(), selectionCRT: z.number(), nominalCRT: z.number() })
    .register(z.globalRegistry, {
      description:
        "Sizes of an open counterflow tower. For a crossflow tower, they are estimates. For a closed-circuit tower, they " +
        "are valid only at 37/32/27 °C; for other duties the manufacturer calculates the size.",
    }),
  ...mapped(numbers, ({ description }) => z.number().register(z.globalRegistry, { description })),
  water: z.object({
    cycles: z.number(),
    driftPercent: z.number(),
    dryBulbTemp: z.optional(z.number()).register(z.globalRegistry, {
      description: "Entering dry bulb, °C, if given; evaporation is then calculated by Poppe's equations",
    }),
    evaporation: z.number(),
    drift: z.number(),
    blowdown: z.number(),
    makeUp: z.number(),
    year: z
      .optional(
        z.object({
          hours: z.number(),
          makeUpCubicMetres: z.number(),
          blowdownCubicMetres: z.number(),
          cost: z.optional(z.number()),
        }),
      )
      .register(z.globalRegistry, {
        description:
          "m³ in the given hours at the duty, and the cost of the make-up water if its price was given",
      }),
  }),
  sensitivity: z.array(
    z.object({
      change: z.enum(changes),
      duty: dutySchema,
      finalCRT: z.number(),
      percent: z.number(),
    }),
  ),
  capacityByWetBulb: z.array(
    z.object({ wetBulbTemp: z.number(), finalCRT: z.number(), selectionCRT: z.number() }),
  ),
  demandCurve: z.object({
    pinchLg: z.number(),
    demand: curveSchema,
    characteristic: curveSchema,
    at: crossingSchema,
    standard: crossingSchema,
    frame: z.object({ lg: spanSchema, kavl: spanSchema }),
  }),
});
export type Design = z.infer<typeof designSchema>;

/** Water inputs of the design; cycles and drift have defaults, and hours add a year's water. */
export type DesignWater = {
  [Name in keyof typeof waterInputs | keyof typeof waterYearInputs]?: number | undefined;
};

/**
 * Calculates the design of one duty in a few milliseconds. Throws a RangeError for a duty that `checkDuty`
 * rejects, for cycles of 1 or less, and for a dry bulb, °C, outside `dryBulbLimits`.
 */
export function designOf(duty: Duty, water: DesignWater = {}): Design {
  const result = resultOf(duty);
  const waterInput = numbersOf(waterInputs, (_, name) => water[name]);
  const balance = waterBalance(duty, waterInput);
  const { hours, pricePerCubicMetre } = water;
  const year =
    hours === undefined ? undefined : { hours, ...yearOfWater(balance, { hours, pricePerCubicMetre }) };
  return {
    operatingPoint: result.capacity.operatingPoint,
    validity: validityOf(duty, result.capacity),
    heatLoad: result.heat,
    selection: result.sizeToSelect,
    ...mapped(numbers, ({ value }) => value(result)),
    water: { ...waterInput, ...balance, ...(year && { year }) },
    sensitivity: sensitivity(duty),
    capacityByWetBulb: capacityByWetBulb(duty),
    demandCurve: demandCurve(duty),
  };
}

function mapped<Key extends string, From, To>(
  from: Record<Key, From>,
  to: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(from).map(([key, value]) => [key, to(value)]);
  return Object.fromEntries(entries) as Record<Key, To>;
}
