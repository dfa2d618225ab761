/**
 * Heat load over the year as a share of the duty's: always full (`constant`); linear in the wet bulb between
 * an off point and a full point, °C (`air-conditioning`); or a share for each month (`monthly`). The flow
 * stays constant; the range follows the heat.
 */
export type Load =
  | { kind: "constant" }
  | { kind: "air-conditioning"; offBelow: number; fullAt: number }
  | { kind: "monthly"; shares: number[] };

export const loadKinds = ["constant", "air-conditioning", "monthly"] as const satisfies Load["kind"][];

/** Wet bulb, °C, at and below which the plant is off in a month; infinite where it is always off. */
export function offBelow(load: Load, month: number): number {
  if (load.kind === "air-conditioning") return load.offBelow;
  return loadAt(load, month, 0) > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

/** Share of the duty's heat in a month (0 is January) at a wet bulb, °C; 0 where the plant is off. */
export function loadAt(load: Load, month: number, wetBulbTemp: number): number {
  switch (load.kind) {
    case "constant":
      return 1;
    case "air-conditioning":
      return Math.min(1, Math.max(0, (wetBulbTemp - load.offBelow) / (load.fullAt - load.offBelow)));
    case "monthly":
      return load.shares[month] ?? 0;
  }
}
