import { networkOf } from "#domain/network.ts";
import type { Limit, RateLimits } from "../rate-limits.ts";

const windowMs = 10 * 60 * 1000;

/** Inquiries that are accepted in a window: from one address, and from all together. */
const mostByAddress = 10;
const mostInTotal = 100;

export type Place = { taken: true; giveBack(): Promise<void> } | { taken: false; retryAfterMs: number };

/** Takes a place for one inquiry among those that are accepted from this address, and altogether. */
export async function takePlace(limits: RateLimits, address: string): Promise<Place> {
  const wanted: Limit[] = [
    { key: `inquiry ${networkOf(address)}`, most: mostByAddress, windowMs },
    { key: "inquiries", most: mostInTotal, windowMs },
  ];
  const taken = await limits.takeAll(wanted);
  return taken.allowed
    ? { taken: true, giveBack: () => limits.giveBackAll(wanted) }
    : { taken: false, retryAfterMs: taken.retryAfterMs };
}
