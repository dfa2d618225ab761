import { createHash } from "node:crypto";

const tokenBytes = 32;

/** Returns a bearer token of 43 characters that are valid in a cookie or a URL. */
export function newToken(randomBytes: (size: number) => Buffer): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** Hashes a token or code: a leaked database grants no access. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
