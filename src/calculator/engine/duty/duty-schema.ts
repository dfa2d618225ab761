import * as z from "zod/mini";
import type { Duty } from "./duty.ts";

/** A `Duty` as it is sent and stored: circulating water, m³/h, three temperatures, °C, and a height, m. Asks for numbers only. */
export const dutySchema = z.object({
  flowRate: z.number(),
  hotWaterTemp: z.number(),
  coldWaterTemp: z.number(),
  wetBulbTemp: z.number(),
  /** Above sea level, m. */
  height: z.optional(z.number()),
} satisfies Record<keyof Duty, z.ZodMiniType>);
