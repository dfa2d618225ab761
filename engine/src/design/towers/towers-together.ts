/** Fans of one tower as rated by its maker; null where unknown. */
export interface RatedFans {
  fans: number | null;
  /** Motor of one fan, kW. */
  motor: number | null;
}

/** Sound pressure level of one tower, dB(A), at a distance, m; null where unknown. */
export interface RatedSound {
  sound: number | null;
  soundDistance: number | null;
}

/**
 * Total rated power of the fans of equal towers, kW. A tower with a motor and no number of fans has one fan.
 */
export function fanKilowattsOf({ fans, motor }: RatedFans, towers: number): number | undefined {
  return motor === null ? undefined : towers * (fans ?? 1) * motor;
}

/** Change of the sound power at half speed by the law of the fan, dB: the fifth power of speed. */
const fanLawAtHalf = 50 * Math.log10(0.5);

/**
 * Change of the sound power with the speed of the fans, dB. The sound power is taken as proportional to speed^n, so that slower is never
 * louder.
 * @param atHalf the change at half speed, where the maker states it, from which n follows
 */
export function speedChange(speed: number, atHalf = fanLawAtHalf): number {
  return atHalf * (Math.log10(speed) / Math.log10(0.5));
}

/** Sound pressure level of equal towers at the same distance, dB: the energetic sum. */
export function soundTogether(level: number, towers: number): number {
  return level + 10 * Math.log10(towers);
}
