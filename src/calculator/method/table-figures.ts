import type { Temperatures } from "../engine/duty/duty.ts";

/** @example caseText({ hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 }) // "37 / 32 / 27" */
export function caseText({ hotWaterTemp, coldWaterTemp, wetBulbTemp }: Temperatures): string {
  return [hotWaterTemp, coldWaterTemp, wetBulbTemp].join(" / ");
}

/** @example signedFigure(-2.024, 2) // "−2.02" */
export function signedFigure(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}
