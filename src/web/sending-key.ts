/** Names a sending, as an `Idempotency-Key` does, however often it is tried, so that it is stored once. */
export function newSendingKey(): string {
  // Pages without https, as on a company's own network, have no `crypto.randomUUID`.
  const chance = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(chance, (part) => part.toString(36)).join("-");
}
