import { networkOf } from "#domain/network.ts";
import type { RateLimits, Taken } from "../rate-limits.ts";

const windowMs = 10 * 60 * 1000;

/** Inquiries that are accepted in a window: from one address, and from all together. */
const mostByAddress = 10;
const mostInTotal = 100;
const total = "inquiries";

export type Place = { taken: true; giveBack(): Promise<void> } | { taken: false; retryAfterMs: number };

/** Takes a place for one inquiry among those that are accepted from this address, and altogether. */
export async function takePlace(limits: RateLimits, address: string): Promise<Place> {
  const own = `inquiry ${networkOf(address)}`;
  const first = await limits.take({ key: own, most: mostByAddress, windowMs });
  if (!first.allowed) return refused(first);
  const second = await limits.take({ key: total, most: mostInTotal, windowMs });
  if (!second.allowed) {
    await limits.giveBack(own);
    return refused(second);
  }
  return {
    taken: true,
    async giveBack() {
      await limits.giveBack(own);
      await limits.giveBack(total);
    },
  };
}

function refused({ retryAfterMs }: Extract<Taken, { allowed: false }>): Place {
  return { taken: false, retryAfterMs };
}
