import { createHash, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import {
  type Challenge,
  hashInput,
  hasLeadingZeroBits,
  proofParameters,
} from "#domain/inquiries/proof/proof-of-work.ts";

/** Proofs of work, which are required during a burst of inquiries. */
export interface WorkProofs {
  /** @param subject the sender's network and the inquiry; the proof is valid for no other */
  challenge(subject: string): Challenge;
  /** Checks the value of the header `Inquiry-Proof`. */
  isValid(header: string, subject: string): boolean;
}

/** Nothing is stored: the token is signed. @param secret shared by all instances */
export function createWorkProofs(secret: string, clock: () => Date): WorkProofs {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "proofs of work", 32));
  const signed = (issued: string, subject: string) => {
    const mac = createHmac("sha256", key).update(`${issued}|${subject}`).digest("base64url");
    return `${issued}.${mac.slice(0, 22)}`;
  };
  return {
    challenge(subject) {
      const { bits, minAgeMs } = proofParameters;
      return { token: signed(clock().getTime().toString(36), subject), bits, waitMs: minAgeMs };
    },

    isValid(header, subject) {
      const [, token = "", issued = "", solution = ""] =
        /^(([0-9a-z]{1,10})\.[\w-]{22}) ([0-9a-z]{1,12})$/.exec(header) ?? [];
      const expected = Buffer.from(signed(issued, subject));
      if (expected.length !== token.length || !timingSafeEqual(expected, Buffer.from(token))) return false;
      const ageMs = clock().getTime() - Number.parseInt(issued, 36);
      if (ageMs < proofParameters.minAgeMs || ageMs > proofParameters.maxAgeMs) return false;
      const hash = createHash("sha256").update(hashInput(token, solution)).digest();
      return hasLeadingZeroBits(hash.readInt32BE(0), proofParameters.bits);
    },
  };
}
