import * as z from "zod/mini";
import type { Duty } from "./duty.ts";

/** Serialized `Duty`: flow, m³/h, three temperatures, °C, and an elevation, m. Validates types only. */
export const dutySchema = z.object({
  flowRate: z.number(),
  hotWaterTemp: z.number(),
  coldWaterTemp: z.number(),
  wetBulbTemp: z.number(),
  /** Elevation above sea level, m. */
  height: z.optional(z.number()),
} satisfies Record<keyof Duty, z.ZodMiniType>);
