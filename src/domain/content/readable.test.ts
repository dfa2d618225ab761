import { expect, test } from "vitest";
import { hasHiddenCharacters, hasVisibleText } from "./readable.ts";

test.each([
  ["한빛냉각", true],
  ["🏭", true],
  ["", false],
  [" \u00a0\n", false],
  ["\u200b\u2060", false],
  ["\ufe00\ufe01\ufe0f\ufe02", false],
  ["\u3164\u115f", false],
  ["\u2800\ufeff", false],
  ["\u202e", false],
])("of %j something is read: %s", (text, expected) => {
  expect(hasVisibleText(text)).toBe(expected);
});

test.each([
  ["한빛냉각", false],
  ["두 줄\n이상", false],
  // A family of four, and a telephone in colour.
  ["👨\u200d👩\u200d👧\u200d👦 ☎\ufe0f", false],
  ["가\u0007", true],
  ["가\t나", true],
  ["한빛\u202e각냉", true],
  ["\u2066한빛\u2069", true],
  ["한빛\ufe00\ufe00\ufe01\ufe02", true],
])("%j hides something: %s", (text, expected) => {
  expect(hasHiddenCharacters(text)).toBe(expected);
});
