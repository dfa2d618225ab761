import * as z from "zod/mini";
import { type Duty, heightLimits } from "./duty.ts";

/** A `Duty` as it is sent and stored: circulating water, m³/h, three temperatures, °C, and a height, m. Asks for numbers only. */
export const dutySchema = z.object({
  flowRate: z.number(),
  hotWaterTemp: z.number(),
  coldWaterTemp: z.number(),
  wetBulbTemp: z.number(),
  height: z
    .optional(z.number().check(z.minimum(heightLimits.lowest), z.maximum(heightLimits.highest)))
    .register(z.globalRegistry, { description: "Height above sea level, m; without it sea level" }),
} satisfies Record<keyof Duty, z.ZodMiniType>);
