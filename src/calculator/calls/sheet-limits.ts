import type { Limit } from "#data/rate-limits.ts";
import { networkOf } from "#domain/network.ts";

const windowMs = 10 * 60 * 1000;

/**
 * A file of paper takes some fifty times the work of a calculation: so many in a window for one client. There is no bound
 * for all together, which strangers could use up: each network's sheets have their own turns.
 */
const mostByClient = 30;

/** What a client may ask for of sheets and reports together. */
export function sheetLimits({ ip }: { ip: string }): Limit[] {
  return [{ key: `sheet for ${networkOf(ip)}`, most: mostByClient, windowMs }];
}
