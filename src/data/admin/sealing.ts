import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";

/** AES-256-GCM: NIST SP 800-38D recommends a nonce of 96 bits, and the tag has 128. */
const cipher = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Prefix of encrypted texts; texts without it were stored before a key was set. Base 32 contains no dot. */
const mark = "v1.";

/** Encrypts texts, so that a copy of the database alone does not disclose them. */
export interface Sealing {
  /** @param associatedData row that stores it; a text sealed for one place cannot be opened for another */
  seal(text: string, associatedData: string): string;
  /**
   * @returns the text, unchanged if it was never sealed; `undefined` if it was sealed with another key or for another
   * place
   */
  open(stored: string, associatedData: string): string | undefined;
}

/** @param secret source of the key: any length, high entropy */
export function createSealing(secret: string, randomBytes: (size: number) => Buffer): Sealing {
  // The label names only the first use, but the key for all uses is derived from it: with another label no sealed text could be opened.
  const key = Buffer.from(hkdfSync("sha256", secret, "", "second-factor secrets", keyBytes));
  return {
    seal(text, associatedData) {
      const nonce = randomBytes(nonceBytes);
      const sealer = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(associatedData));
      const sealed = Buffer.concat([sealer.update(text, "utf8"), sealer.final()]);
      return mark + Buffer.concat([nonce, sealer.getAuthTag(), sealed]).toString("base64url");
    },

    open(stored, associatedData) {
      if (!isSealed(stored)) return stored;
      const bytes = Buffer.from(stored.slice(mark.length), "base64url");
      const [nonce, rest] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes)];
      try {
        const opener = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
          .setAAD(Buffer.from(associatedData))
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
