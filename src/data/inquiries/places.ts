import { networkOf } from "#domain/network.ts";
import type { Limit, RateLimits } from "../rate-limits.ts";

const windowMs = 10 * 60 * 1000;

/** Inquiries that are accepted from one address in a window. */
const mostByAddress = 10;

/** Those of all together, and those that look like spam, which take no customer's place. */
const customers: Limit = { key: "inquiries", most: 100, windowMs };
const suspects: Limit = { key: "inquiries that look like spam", most: 100, windowMs };

export type Place = { taken: true; giveBack(): Promise<void> } | { taken: false; retryAfterMs: number };

/** Takes a place for one inquiry among those that are accepted from this address, and altogether. */
export async function takePlace(limits: RateLimits, address: string, isSuspect: boolean): Promise<Place> {
  const own: Limit = { key: `inquiry ${networkOf(address)}`, most: mostByAddress, windowMs };
  const wanted = [own, isSuspect ? suspects : customers];
  const taken = await limits.takeAll(wanted);
  return taken.allowed
    ? { taken: true, giveBack: () => limits.giveBackAll(wanted) }
    : { taken: false, retryAfterMs: taken.retryAfterMs };
}
