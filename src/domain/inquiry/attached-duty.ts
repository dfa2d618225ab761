import * as z from "zod/mini";
import { checkDuty } from "../calculator/duty.ts";

/** A `Duty` as it is stored with an inquiry: circulating water, m³/h, and three temperatures, °C. */
export const attachedDutySchema = z.object({
  flowRate: z.number(),
  hotWaterTemp: z.number(),
  coldWaterTemp: z.number(),
  wetBulbTemp: z.number(),
});

/** What a form attaches. A duty that breaks a rule of the calculator is left out: it must not cost an inquiry. */
export const sentDutySchema = z.catch(
  z.optional(attachedDutySchema.check(z.refine((duty) => checkDuty(duty).length === 0))),
  undefined,
);
