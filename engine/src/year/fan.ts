/** Fan controls, from the simplest to the most economical. */
export const fanControls = ["always-on", "on-off", "two-speed", "variable-speed"] as const;
export type FanControl = (typeof fanControls)[number];

export interface FanSpeeds {
  /** Minimum speed of a variable-speed drive, fraction of full speed. */
  least: number;
  /** Lower speed of a two-speed fan, fraction of full speed. */
  low: number;
}

/** Fan law: power is proportional to the cube of the speed. */
const exponent = 3;

/**
 * Mean power of a fan, fraction of its rated power, at a required `speed` (1 is full), under each control.
 * On/off runs at full speed for that share of the time, two speeds alternate around it, a drive does not fall
 * below its minimum. Required speeds above full count as full.
 */
export function fanPower(control: FanControl, speed: number, { least, low }: FanSpeeds): number {
  const cappedSpeed = Math.min(1, speed);
  const atLow = low ** exponent;
  switch (control) {
    case "always-on":
      return 1;
    case "on-off":
      return cappedSpeed;
    case "two-speed":
      return cappedSpeed <= low
        ? (cappedSpeed / low) * atLow
        : atLow + ((cappedSpeed - low) / (1 - low)) * (1 - atLow);
    case "variable-speed":
      return Math.min(1, Math.max(cappedSpeed, least)) ** exponent;
  }
}

/** Share of the time at full speed, 0…1. */
export function fullSpeedShare(control: FanControl, speed: number, { low }: FanSpeeds): number {
  const cappedSpeed = Math.min(1, speed);
  switch (control) {
    case "always-on":
      return 1;
    case "on-off":
      return cappedSpeed;
    case "two-speed":
      return cappedSpeed <= low ? 0 : (cappedSpeed - low) / (1 - low);
    case "variable-speed":
      return cappedSpeed === 1 ? 1 : 0;
  }
}

/** Share of the time at reduced speed, 0…1; the fan is off for the rest. */
export function reducedSpeedShare(control: FanControl, speed: number, speeds: FanSpeeds): number {
  const cappedSpeed = Math.min(1, speed);
  switch (control) {
    case "always-on":
    case "on-off":
      return 0;
    case "two-speed":
      return cappedSpeed <= speeds.low
        ? cappedSpeed / speeds.low
        : 1 - fullSpeedShare(control, speed, speeds);
    case "variable-speed":
      return cappedSpeed === 1 ? 0 : 1;
  }
}
