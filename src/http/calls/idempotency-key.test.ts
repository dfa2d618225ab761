import { expect, test } from "vitest";
import { idempotencyKeyOf } from "./idempotency-key.ts";

test.each([
  ["no key", undefined, undefined],
  ["an empty key", "", undefined],
  ["a key of one character", "k", "k"],
  ["the longest key", "k".repeat(200), "k".repeat(200)],
  ["a key that is too long", "k".repeat(201), undefined],
  ["several keys", ["a", "b"], undefined],
])("a request with %s has this key or none", (_, sent, key) => {
  expect(idempotencyKeyOf({ headers: { "idempotency-key": sent } })).toBe(key);
});
