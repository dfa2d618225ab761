import { createHash } from "node:crypto";

/** 256 bits of chance: nobody guesses a token. */
const tokenBytes = 32;

/** A bearer secret; 43 characters that fit in a cookie or an address. */
export function newToken(randomBytes: (size: number) => Buffer): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** Hash of a token or code: a leaked database grants no access. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
