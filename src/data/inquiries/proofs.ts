import { createHash, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { type Challenge, isProvedBy, proofTerms, provedText } from "#domain/inquiries/proof/proof-of-work.ts";

/** Proofs of work that forms bring while a burst of inquiries lasts. */
export interface Proofs {
  /** @param about what the proof is good for, and nothing else: the sender's network and the inquiry */
  challenge(about: string): Challenge;
  /** Returns true when a header holds a valid proof for this inquiry, in time. It can be used once, since it is bound to the inquiry. */
  isProved(header: string, about: string): boolean;
}

/** Nothing is stored: the token is signed. @param secret shared by all instances */
export function createProofs(secret: string, clock: () => Date): Proofs {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "proofs of work", 32));
  const signed = (issued: string, about: string) => {
    const mac = createHmac("sha256", key).update(`${issued}|${about}`).digest("base64url");
    return `${issued}.${mac.slice(0, 22)}`;
  };
  return {
    challenge(about) {
      const { bits, minAgeMs } = proofTerms;
      return { token: signed(clock().getTime().toString(36), about), bits, waitMs: minAgeMs };
    },

    isProved(header, about) {
      const [, token = "", issued = "", answer = ""] =
        /^(([0-9a-z]{1,10})\.[\w-]{22}) ([0-9a-z]{1,12})$/.exec(header) ?? [];
      const own = Buffer.from(signed(issued, about));
      if (own.length !== token.length || !timingSafeEqual(own, Buffer.from(token))) return false;
      const ageMs = clock().getTime() - Number.parseInt(issued, 36);
      if (ageMs < proofTerms.minAgeMs || ageMs > proofTerms.maxAgeMs) return false;
      const hash = createHash("sha256").update(provedText(token, answer)).digest();
      return isProvedBy(hash.readInt32BE(0), proofTerms.bits);
    },
  };
}
