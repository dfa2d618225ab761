import * as z from "zod/mini";
import { checkDuty, heightOf } from "#calculator/engine/duty/duty.ts";
import { dutySchema } from "#calculator/engine/duty/duty-schema.ts";

/** What a form attaches. A duty that breaks a rule of the calculator is left out: it must not cost an inquiry. */
export const sentDutySchema = z.catch(
  z.optional(
    dutySchema.check(
      z.refine((duty) => checkDuty(duty).length === 0 && heightOf(duty.height) === duty.height),
    ),
  ),
  undefined,
);
