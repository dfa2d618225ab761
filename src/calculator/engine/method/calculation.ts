import * as z from "zod/mini";
import { type Duty, readDuty } from "../duty/duty.ts";
import { dutySchema } from "../duty/duty-schema.ts";
import { capacity } from "./capacity.ts";

/**
 * Body of `POST /api/calculate-capacity`, parsed to a `Duty` at sea level: its height is asked for in the query. Issues carry the field as path and the `DutyRule` as
 * message, one issue for each violation of `checkDuty`.
 */
export const calculationRequestSchema = z.pipe(
  z.unknown(),
  z.transform((body, context): Duty => {
    const reading = readDuty(body);
    if (reading.kind === "duty") {
      const { height: _, ...duty } = reading.duty;
      return duty;
    }
    for (const { field, rule } of reading.violations) {
      context.issues.push({ code: "custom", path: [field], message: rule, input: body });
    }
    return z.NEVER;
  }),
);

/** Answer of `POST /api/calculate-capacity`: the duty as understood, and the five numbers at full precision. */
export const calculationSchema = z.object({
  input: dutySchema,
  calculations: z.object({
    range: z.number(),
    approach: z.number(),
    basicCRT: z.number(),
    correctionFactor: z.number(),
    finalCRT: z.number(),
  }),
});
export type Calculation = z.infer<typeof calculationSchema>;

/** What the API answers for a duty that `calculationRequestSchema` accepted. */
export function calculate(duty: Duty): Calculation {
  const { operatingPoint: _, ...calculations } = capacity(duty);
  return { input: duty, calculations };
}
