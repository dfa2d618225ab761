import type { Limit } from "#data/rate-limits.ts";
import { networkLimits } from "#domain/client-limits.ts";

/**
 * Per-client limits of sheets, reports and archives with a sheet together, each about fifty times as expensive as a calculation. A
 * global limit could be exhausted by one client; the scheduler separates networks instead.
 */
export function pdfRateLimits({ ip }: { ip: string }): Limit[] {
  return networkLimits("sheet", ip);
}
