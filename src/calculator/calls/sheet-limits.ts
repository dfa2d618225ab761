import type { Limit } from "#data/rate-limits.ts";
import { networkLimits } from "#domain/network-bounds.ts";

const windowMs = 10 * 60 * 1000;

/** A file of paper takes some fifty times the work of a calculation: so many in a window for all. */
const mostInTotal = 600;

/** What a client may ask for of sheets and reports together. */
export function sheetLimits({ ip }: { ip: string }): Limit[] {
  return [...networkLimits("sheet", ip), { key: "sheets", most: mostInTotal, windowMs }];
}
