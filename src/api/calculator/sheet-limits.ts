import type { Limit } from "#data/rate-limits.ts";
import { networkLimits } from "#domain/client-limits.ts";

/**
 * Per-client limits of sheets and reports together, each about fifty times as expensive as a calculation. A
 * global limit could be exhausted by one client; the scheduler separates networks instead.
 */
export function sheetLimits({ ip }: { ip: string }): Limit[] {
  return networkLimits("sheet", ip);
}
