/** Request header of the form: "offered", or the required proof. */
export const proofHeader = "Inquiry-Proof";
export const proofOffer = "offered";

/** Required work: a solution with a hash that begins with `bits` zero bits, sent after `waitMs` at the earliest. */
export interface Challenge {
  token: string;
  bits: number;
  waitMs: number;
}

/**
 * 2^18 hashes on average: a fraction of a second on a computer, some seconds on an old telephone. A person takes longer than the two
 * seconds of `minAgeMs` to read the form before sending it; a solution is valid for ten minutes.
 */
export const proofParameters = { bits: 18, minAgeMs: 2_000, maxAgeMs: 10 * 60 * 1000 } as const;

/** Text that is hashed with SHA-256; shorter than one block of it (55 bytes). */
export function hashInput(token: string, solution: string): string {
  return `${token.slice(-22)}.${solution}`;
}

/** @example proofValue("m3x.Zk…", "1a2b") // "m3x.Zk… 1a2b" */
export function proofValue(token: string, solution: string): string {
  return `${token} ${solution}`;
}

/** Returns true when a hash has enough zero bits. @param word its first 32 bits */
export function hasLeadingZeroBits(word: number, bits: number): boolean {
  return Math.clz32(word) >= bits;
}
