import {
  type Challenge,
  hashInput,
  hasLeadingZeroBits,
  proofValue,
} from "#domain/inquiries/proof/proof-of-work.ts";
import { hashBeginning } from "./sha256.ts";

/** Maximum duration of a slice of work, ms: less than a frame. */
const sliceMs = 10;

/**
 * Computes a proof of work in slices, so that the page stays responsive.
 * @returns the value of its header, not before the challenge's waiting time
 */
export async function prove({ token, bits, waitMs }: Challenge): Promise<string> {
  const readyAt = performance.now() + waitMs;
  let solution = 0;
  for (;;) {
    const until = performance.now() + sliceMs;
    while (performance.now() < until) {
      for (let count = 0; count < 200; count += 1) {
        solution += 1;
        const text = solution.toString(36);
        if (!hasLeadingZeroBits(hashBeginning(hashInput(token, text)), bits)) continue;
        await pause(Math.max(0, readyAt - performance.now()));
        return proofValue(token, text);
      }
    }
    await pause(0);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
