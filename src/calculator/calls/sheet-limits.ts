import type { Limit } from "#data/rate-limits.ts";
import { networkLimits } from "#domain/client-limits.ts";

/**
 * Limits of a client for sheets and reports together, which cost some fifty times a calculation. A common limit
 * would let one client use it up; the scheduler separates networks instead.
 */
export function sheetLimits({ ip }: { ip: string }): Limit[] {
  return networkLimits("sheet", ip);
}
