import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** ETag of a record as it is stored now: another one as soon as anything of it changes. */
export function recordVersion(record: object): string {
  const hash = createHash("sha256").update(JSON.stringify(record)).digest("base64url").slice(0, 22);
  return `"${hash}"`;
}

/**
 * Whether a change of a record may go on (RFC 9110 section 13.1.1): without `If-Match` always, else where it names the
 * version that is stored. Weak tags name none.
 */
export function isVersionWanted({ headers }: Pick<FastifyRequest, "headers">, record: object): boolean {
  const wanted = headers["if-match"];
  if (wanted === undefined || wanted.trim() === "*") return true;
  const version = recordVersion(record);
  return wanted.split(",").some((tag) => tag.trim() === version);
}
