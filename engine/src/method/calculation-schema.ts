import * as z from "zod/mini";
import { type Duty, readDuty } from "../duty/duty.ts";
import { dutySchema } from "../duty/duty-schema.ts";
import type { Calculation, CalculationKey } from "./calculation.ts";

export const calculationRequestSchema = z.pipe(
  z.unknown(),
  z.transform((body, context): Duty => {
    const reading = readDuty(body);
    if (reading.kind === "duty") {
      if (hasElevation(body) && reading.duty.height === undefined)
        context.issues.push({ code: "custom", path: ["height"], message: "limits", input: body });
      return reading.duty;
    }
    for (const { field, rule } of reading.violations) {
      context.issues.push({ code: "custom", path: [field], message: rule, input: body });
    }
    return z.NEVER;
  }),
);

/** True where an elevation other than sea level is given. */
function hasElevation(body: unknown): boolean {
  const elevation: unknown =
    typeof body === "object" && body !== null ? Reflect.get(body, "height") : undefined;
  return elevation !== undefined && elevation !== 0;
}

/** Response of `POST /api/calculate-capacity`; same shape as `Calculation`. */
export const calculationSchema = z.object({
  input: dutySchema,
  calculations: z.object({
    range: z.number(),
    approach: z.number(),
    basicCRT: z.number(),
    correctionFactor: z.number(),
    finalCRT: z.number(),
  } satisfies Record<CalculationKey, z.ZodMiniType>),
} satisfies Record<keyof Calculation, z.ZodMiniType>);
