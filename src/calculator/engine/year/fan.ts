/** Fan controls, from the simplest to the most economical. */
export const fanControls = ["always-on", "on-off", "two-speed", "variable-speed"] as const;
export type FanControl = (typeof fanControls)[number];

export interface FanSpeeds {
  /** Slowest turning of a drive with variable speed, part of full speed. */
  least: number;
  /** The lower of two speeds, part of full speed. */
  low: number;
}

/** A fan's power against its rated power goes with the third power of its speed. */
const exponent = 3;

/**
 * Part of its rated power that a fan takes on average where `speed` (1 is full) would just do, under each control.
 * On/off runs full for that part of the time, two speeds take turns on either side of it, a drive turns no slower than
 * its least. Wanted speeds beyond full are full.
 */
export function fanPower(control: FanControl, speed: number, { least, low }: FanSpeeds): number {
  const wanted = Math.min(1, speed);
  const atLow = low ** exponent;
  switch (control) {
    case "always-on":
      return 1;
    case "on-off":
      return wanted;
    case "two-speed":
      return wanted <= low ? (wanted / low) * atLow : atLow + ((wanted - low) / (1 - low)) * (1 - atLow);
    case "variable-speed":
      return Math.min(1, Math.max(wanted, least)) ** exponent;
  }
}

/** Parts of the time a fan turns at full and at reduced speed, 0…1; what is left it stands. */
export function fanTurning(
  control: FanControl,
  speed: number,
  { low }: FanSpeeds,
): { full: number; reduced: number } {
  const wanted = Math.min(1, speed);
  switch (control) {
    case "always-on":
      return { full: 1, reduced: 0 };
    case "on-off":
      return { full: wanted, reduced: 0 };
    case "two-speed": {
      if (wanted <= low) return { full: 0, reduced: wanted / low };
      const full = (wanted - low) / (1 - low);
      return { full, reduced: 1 - full };
    }
    case "variable-speed":
      return wanted === 1 ? { full: 1, reduced: 0 } : { full: 0, reduced: 1 };
  }
}
