import { type Duty, rangeOf } from "../duty/duty.ts";

/**
 * Specific heat of water, kJ/(kg·K). It defines the ratio of kilojoule to kilocalorie: 1 kcal heats 1 kg of
 * water by 1 K.
 */
export const waterHeatCapacity = 4.186;

/** One Korean standard cooling ton (CRT), kcal/h: 3,024 of refrigeration and some 860 of compressor heat, rounded up. */
export const crtKcalPerHour = 3900;

/** Flow of one CRT, m³/h: 13 L/min, which 3,900 kcal/h cool by 5 K. */
export const crtFlowRate = 0.78;

/** One US ton of refrigeration, kcal/h. */
export const usrtKcalPerHour = 3024;

export type HeatLoad = { kcalPerHour: number; kilowatts: number; usrt: number };

/**
 * Heat rejected from the water to the air. `usrt` restates it in US refrigeration tons; it is not the size of
 * a chiller, since it includes the compressor heat: a chiller of 1 USRT rejects about 1 CRT.
 */
export function heatLoad(duty: Duty): HeatLoad {
  const kcalPerHour = duty.flowRate * rangeOf(duty) * 1000;
  return {
    kcalPerHour,
    kilowatts: (kcalPerHour * waterHeatCapacity) / 3600,
    usrt: kcalPerHour / usrtKcalPerHour,
  };
}
