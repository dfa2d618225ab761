/** Absorption in air for each octave band from 63 to 8,000 Hz, dB/km, by °C and % of relative humidity (ISO 9613-2, table 2). */
const absorption = {
  "10/70": [0.1, 0.4, 1, 1.9, 3.7, 9.7, 32.8, 117],
  "20/70": [0.1, 0.3, 1.1, 2.8, 5, 9, 22.9, 76.6],
  "30/70": [0.1, 0.3, 1, 3.1, 7.4, 12.7, 23.1, 59.3],
  "15/20": [0.3, 0.6, 1.2, 2.7, 8.2, 28.2, 88.8, 202],
  "15/50": [0.1, 0.5, 1.2, 2.2, 4.2, 10.8, 36.2, 129],
  "15/80": [0.1, 0.3, 1.1, 2.4, 4.1, 8.3, 23.7, 82.8],
} as const;

export type SoundAir = keyof typeof absorption;
export const soundAirs = Object.keys(absorption) as [SoundAir, ...SoundAir[]];

/** Attenuation by the air, dB. @param distance m */
export function airAttenuation(band: number, distance: number, air: SoundAir): number {
  return ((absorption[air][band] ?? 0) * distance) / 1000;
}
