/** Fans of one tower as its maker rates them; null where that is not known. */
export interface RatedFans {
  fans: number | null;
  /** Motor of one fan, kW. */
  motor: number | null;
}

/** Sound pressure level of one tower, dB(A), at a distance, m; null where it is not known. */
export interface RatedSound {
  sound: number | null;
  soundDistance: number | null;
}

/** Rated power of the fans of so many equal towers together, kW. A tower with a motor and no number of fans has one. */
export function fanKilowattsOf({ fans, motor }: RatedFans, towers: number): number | undefined {
  return motor === null ? undefined : towers * (fans ?? 1) * motor;
}

/** Sound pressure level of so many equal towers that stand at the same distance, dB: the sum of their energies. */
export function soundTogether(level: number, towers: number): number {
  return level + 10 * Math.log10(towers);
}
