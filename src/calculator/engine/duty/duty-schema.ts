import * as z from "zod/mini";
import type { DutyField } from "./duty.ts";

/** A `Duty` as it is sent and stored: circulating water, m³/h, and three temperatures, °C. Asks for numbers only. */
export const dutySchema = z.object({
  flowRate: z.number(),
  hotWaterTemp: z.number(),
  coldWaterTemp: z.number(),
  wetBulbTemp: z.number(),
} satisfies Record<DutyField, z.ZodMiniNumber>);
