import type { Temperatures } from "../duty/duty.ts";

/** Three temperatures in the order of tables: inlet / outlet / wet bulb, °C. */
export function at(hotWaterTemp: number, coldWaterTemp: number, wetBulbTemp: number): Temperatures {
  return { hotWaterTemp, coldWaterTemp, wetBulbTemp };
}
