import { expect, test } from "vitest";
import { hashOf } from "./version.ts";

/** Values that the author of cyrb53 publishes with it (github.com/bryc/code). */
test.each([
  ["a", 7_929_297_801_672_961],
  ["b", 8_684_336_938_537_663],
  ["revenge", 4_051_478_007_546_757],
  ["revenue", 8_309_097_637_345_594],
])("the hash of %j is that of cyrb53", (text, expected) => {
  expect(Number.parseInt(hashOf(text), 36)).toBe(expected);
});
