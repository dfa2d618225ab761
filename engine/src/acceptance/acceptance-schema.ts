import * as z from "zod/mini";
import { elevationInput } from "../inputs/duty-inputs.ts";
import { without } from "../inputs/input.ts";
import {
  bodyShape,
  numberOf,
  optionalNumberOf,
  requiredShape,
  withDescription,
  within,
} from "../inputs/input-schema.ts";
import { agreedInputs, contractInputs, instrumentInputs, pointInputs } from "../inputs/test-inputs.ts";
import { agreedBounds, maxPoints } from "./acceptance.ts";
import { curveCounts, curveFaults, curveLimits } from "./curves/curve-table.ts";
import { fanDrafts, minDifference, type TestPoint, testProblems } from "./test-point.ts";

const { flows, ranges, wetBulbs } = curveCounts;

const curvesSchema = z
  .object({
    ranges: withDescription(
      z.array(within(curveLimits.range)).check(z.minLength(ranges.min), z.maxLength(ranges.max)),
      "K, in ascending order",
    ),
    flows: z
      .array(
        z.object({
          flowRate: withDescription(within(curveLimits.flowRate), "m³/h, in ascending order"),
          wetBulbs: z
            .array(
              z.object({
                wetBulbTemp: withDescription(within(curveLimits.wetBulbTemp), "°C, in ascending order"),
                coldWaterTemps: withDescription(
                  z.array(within(curveLimits.coldWaterTemp)).check(z.maxLength(ranges.max)),
                  "outlet at each of the ranges, °C",
                ),
              }),
            )
            .check(z.minLength(wetBulbs.min), z.maxLength(wetBulbs.max)),
        }),
      )
      .check(z.minLength(flows.min), z.maxLength(flows.max)),
  })
  .check(
    z.refine((table) => isAscending(table) && curveFaults(table).length === 0, {
      error:
        "flows, ranges and wet bulbs must ascend, and every outlet must be above its wet bulb and rise with flow, range and wet bulb",
    }),
  );

const water = without(pointInputs, "fanKilowatts", "pressurePa");

/** Rules between two values: the contract duty must meet them like every test point. */
const rules = [
  z.refine<TestPoint>((duty) => !testProblems(duty).some(({ rule }) => rule === "range"), {
    error: `must be at least ${minDifference} K below hotWaterTemp`,
    path: ["coldWaterTemp"],
  }),
  z.refine<TestPoint>((duty) => !testProblems(duty).some(({ rule }) => rule === "approach"), {
    error: `must be at least ${minDifference} K below coldWaterTemp`,
    path: ["wetBulbTemp"],
  }),
] as const;

export const acceptanceRequestSchema = z
  .object({
    crt: numberOf(contractInputs.crt),
    height: optionalNumberOf(elevationInput, "elevation"),
    draft: withDescription(
      z.optional(z.enum(fanDrafts)),
      "position of the fans: induced (in the discharge air, the default) or forced (in the entering air)",
    ),
    designKilowatts: optionalNumberOf(contractInputs.designKilowatts),
    designLg: optionalNumberOf(contractInputs.designLg),
    curves: withDescription(
      z.optional(curvesSchema),
      "the manufacturer's performance curves; if given, the test is also evaluated by them",
    ),
    design: withDescription(
      z.optional(z.object(bodyShape(water)).check(...rules)),
      "the contract duty with which the test is compared",
    ),
    points: z
      .array(z.object(bodyShape(pointInputs)).check(...rules))
      .check(z.minLength(1), z.maxLength(maxPoints)),
    instruments: withDescription(
      z.object(requiredShape(instrumentInputs)),
      "maximum error of each instrument in either direction, % or K",
    ),
    passPercent: withDescription(
      within({ lowest: 50, highest: 120 }),
      "capability required to pass, %; usually 100 or 95",
    ),
    agreed: withDescription(
      // The address accepts more, so that existing links stay valid.
      z.optional(
        z.object({
          ...bodyShape(agreedInputs),
          wetBulbKelvin: optionalNumberOf({ ...agreedInputs.wetBulbKelvin, highest: 40 }, "wet bulb"),
        }),
      ),
      "deviations from the design that the parties have agreed to allow in a test, % or K",
    ),
  })
  .check(
    z.refine(
      ({ points, instruments }) =>
        points.every((point) =>
          testProblems(point, instruments).every(({ rule }) => !rule.endsWith("-instruments")),
        ),
      {
        error: "must be less than the range and the approach of every point, by 0.1 K or more",
        path: ["instruments"],
      },
    ),
  );

function verdictShape() {
  return {
    capabilityPercent: withDescription(
      z.optional(z.number()),
      "mean of the points; absent outside the agreed limits or the curves",
    ),
    uncertaintyPercent: withDescription(
      z.optional(z.number()),
      "uncertainty of the mean: instrument errors at their own coverage factor (usually k = 2), and the scatter of the points " +
        "at 95 %; absent if no instrument error was given",
    ),
    isPassed: z.optional(z.boolean()),
    isCertain: withDescription(z.boolean(), "whether the uncertainty leaves no doubt about isPassed"),
  };
}

const byCurvesSchema = z.object({
  points: z.array(
    z.object({
      adjustedFlowRate: z.number(),
      isPowerAdjusted: z.boolean(),
      range: withDescription(z.number(), "measured range, K"),
      atWetBulb: withDescription(
        z.optional(z.array(z.array(z.number()))),
        "first cross-plot: outlet at the measured wet bulb, °C, for each flow at each range of the curves",
      ),
      atRange: withDescription(
        z.optional(z.array(z.number())),
        "second cross-plot: outlet at the measured wet bulb and range, °C, for each flow of the curves",
      ),
      predictedFlowRate: withDescription(
        z.optional(z.number()),
        "predicted flow: the flow with the measured outlet on the curves, m³/h",
      ),
      capabilityPercent: withDescription(
        z.optional(z.number()),
        "adjusted flow as a percentage of the predicted one",
      ),
      uncertaintyPercent: withDescription(z.optional(z.number()), "in either direction, percentage points"),
      predictedColdWaterTemp: withDescription(
        z.optional(z.number()),
        "outlet on the curves at the adjusted flow, °C",
      ),
      coldWaterDeviation: withDescription(z.optional(z.number()), "measured minus predicted outlet, K"),
      beyond: withDescription(
        z.array(
          z.object({
            of: z.enum(["wetBulb", "range", "coldWater"]),
            value: z.number(),
            lowest: z.number(),
            highest: z.number(),
          }),
        ),
        "values beyond the curves, which are not extrapolated; the point then has no capability",
      ),
      capabilityLimit: withDescription(
        z.optional(z.object({ is: z.enum(["below", "above"]), percent: z.number() })),
        "bound of the capability, if the predicted flow lies beyond the flows of the curves",
      ),
    }),
  ),
  isWithin: withDescription(z.boolean(), "whether every point lies within the curves"),
  ...verdictShape(),
  designColdWaterTemp: withDescription(
    z.optional(z.number()),
    "outlet on the curves for the design duty, °C",
  ),
});

function isAscending({ ranges: kelvin, flows: of }: z.infer<typeof curvesSchema>): boolean {
  const lists = [
    kelvin,
    of.map(({ flowRate }) => flowRate),
    ...of.map(({ wetBulbs: rows }) => rows.map(({ wetBulbTemp }) => wetBulbTemp)),
  ];
  const isComplete = of.every(({ wetBulbs: rows }) =>
    rows.every(({ coldWaterTemps }) => coldWaterTemps.length === kelvin.length),
  );
  return isComplete && lists.every((list) => list.every((each, at) => each > (list[at - 1] ?? -Infinity)));
}

/** Response of `POST /api/acceptance-test`; same shape as `Acceptance`. */
export const acceptanceResultSchema = z.object({
  points: z.array(
    z.object({
      adjustedFlowRate: withDescription(
        z.number(),
        "measured flow, corrected to the design fan power and for the air density at the fan, m³/h; uncorrected if a fan power is missing",
      ),
      isPowerAdjusted: withDescription(z.boolean(), "whether both fan powers are known"),
      testedCRT: withDescription(z.number(), "size of a tower that has the measured performance, CRT"),
      capabilityPercent: z.number(),
      uncertaintyPercent: withDescription(z.number(), "in either direction, percentage points"),
      predictedColdWaterTemp: withDescription(
        z.optional(z.number()),
        "predicted outlet of a tower of the contract size, °C",
      ),
      coldWaterDeviation: withDescription(
        z.optional(z.number()),
        "measured minus predicted outlet, K; above 0 is worse",
      ),
      deviations: z.optional(
        z.object({
          flowPercent: z.number(),
          rangePercent: z.number(),
          wetBulbKelvin: z.number(),
          fanPowerPercent: z.optional(z.number()),
        }),
      ),
      outside: withDescription(z.array(z.enum(agreedBounds)), "deviations beyond the agreed limits"),
    }),
  ),
  isValid: withDescription(
    z.boolean(),
    "whether every point lies within the agreed limits; otherwise there is no mean and no verdict",
  ),
  unchecked: withDescription(
    z.array(z.enum(agreedBounds)),
    "agreed limits that could not be checked because a design or a fan power is missing",
  ),
  ...verdictShape(),
  byCurves: withDescription(z.optional(byCurvesSchema), "evaluation by the manufacturer's curves, if given"),
});
