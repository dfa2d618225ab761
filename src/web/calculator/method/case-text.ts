import type { Temperatures } from "#engine/duty/duty.ts";

/** @example caseText({ hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 }) // "37 / 32 / 27" */
export function caseText({ hotWaterTemp, coldWaterTemp, wetBulbTemp }: Temperatures): string {
  return [hotWaterTemp, coldWaterTemp, wetBulbTemp].join(" / ");
}
