import type { FastifyRequest } from "fastify";
import { contentHash } from "./encoded-response.ts";

/** ETag of a record as it is stored now: another one as soon as anything of it changes. */
export function recordETag(record: object): string {
  return `"${contentHash(JSON.stringify(record))}"`;
}

/**
 * Returns true when a change of a record may proceed (RFC 9110 section 13.1.1): always without `If-Match`,
 * otherwise where it names the stored version. Weak tags match nothing.
 */
export function satisfiesIfMatch({ headers }: Pick<FastifyRequest, "headers">, record: object): boolean {
  const wanted = headers["if-match"];
  if (wanted === undefined || wanted.trim() === "*") return true;
  const version = recordETag(record);
  return wanted.split(",").some((tag) => tag.trim() === version);
}
