/** Idempotency key, the same for all attempts of a submission, so that it is stored once. */
export function newIdempotencyKey(): string {
  // `crypto.randomUUID` is absent without https, as in a company's own network.
  const chance = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(chance, (part) => part.toString(36)).join("-");
}
