import type { Limit } from "#data/rate-limits.ts";
import { networkLimits } from "#domain/client-limits.ts";

/**
 * What a client may ask for of sheets and reports together, which take some fifty times the work of a calculation. There is
 * no bound for all together, which strangers could use up: each network's sheets have their own turns.
 */
export function sheetLimits({ ip }: { ip: string }): Limit[] {
  return networkLimits("sheet", ip);
}
