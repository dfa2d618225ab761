import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";

/** AES-256-GCM: NIST SP 800-38D recommends a nonce of 96 bits, and the tag has 128. */
const cipher = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Prefix of sealed texts; others were stored before there was a key. No base 32 has a dot. */
const mark = "v1.";

/** Encrypts texts so that a database alone does not disclose them. */
export interface Sealing {
  /** @param place where it is kept: sealed for one place, it opens in no other */
  seal(text: string, place: string): string;
  /** @returns `undefined` when it was sealed by another key, or for another place. What was never sealed is returned as it is. */
  open(stored: string, place: string): string | undefined;
}

/** @param secret what the key is derived from, of any length and full of chance */
export function createSealing(secret: string, randomBytes: (size: number) => Buffer): Sealing {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "second-factor secrets", keyBytes));
  return {
    seal(text, place) {
      const nonce = randomBytes(nonceBytes);
      const sealer = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([sealer.update(text, "utf8"), sealer.final()]);
      return mark + Buffer.concat([nonce, sealer.getAuthTag(), sealed]).toString("base64url");
    },

    open(stored, place) {
      if (!isSealed(stored)) return stored;
      const bytes = Buffer.from(stored.slice(mark.length), "base64url");
      const [nonce, rest] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes)];
      try {
        const opener = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
          .setAAD(Buffer.from(place))
          .setAuthTag(rest.subarray(0, tagBytes));
        return opener.update(rest.subarray(tagBytes), undefined, "utf8") + opener.final("utf8");
      } catch {
        return undefined;
      }
    },
  };
}

export function isSealed(stored: string): boolean {
  return stored.startsWith(mark);
}
