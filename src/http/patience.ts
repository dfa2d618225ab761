import type { IncomingMessage } from "node:http";

/** The longest that a request may take, ms: 20 MB need 300 kbit/s. */
export const longestPatienceMs = 10 * 60 * 1000;

/** Until when a request may bring its body, where that is longer than for others; ms since it came. */
const patience = new WeakMap<IncomingMessage, number>();

/**
 * Lets a request take longer to bring its body than others may: for who sends much over a slow line.
 * @param ms at most `longestPatienceMs`, which is for who is known
 */
export function beLongPatientWith(request: IncomingMessage, ms: number = longestPatienceMs): void {
  patience.set(request, ms);
}

/** How long a request may take, ms, where that is longer than for others. */
export function patienceFor(request: IncomingMessage): number | undefined {
  return patience.get(request);
}
