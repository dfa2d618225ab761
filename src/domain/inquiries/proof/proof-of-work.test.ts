import { expect, test } from "vitest";
import { hashInput, hasLeadingZeroBits, proofValue } from "./proof-of-work.ts";

test("the hashed text is the end of the token and the solution, shorter than a block of SHA-256", () => {
  const token = `${"a".repeat(40)}${"b".repeat(22)}`;
  expect(hashInput(token, "1f")).toBe(`${"b".repeat(22)}.1f`);
  expect(proofValue(token, "1f")).toBe(`${token} 1f`);
});

test.each([
  [0x0000_3fff, 18, true],
  [0x0000_4000, 18, false],
  [0, 32, true],
  [0xffff_ffff, 0, true],
  [0xffff_ffff, 1, false],
])("the hash that begins with %d has %d zero bits: %s", (word, bits, expected) => {
  expect(hasLeadingZeroBits(word, bits)).toBe(expected);
});
