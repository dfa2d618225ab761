import { expect, test } from "vitest";
import { phoneLink } from "./phone-link.ts";

test.each([
  ["+82-2-0000-0000", "KR", "tel:+82200000000"],
  ["02-0000-0000", "KR", "tel:+82200000000"],
  ["1588-0000", "KR", "tel:+8215880000"],
  ["+82 (0)2 0000 0000", "US", "tel:+82200000000"],
  ["(678) 555-0142", "US", "tel:+16785550142"],
  ["0049 30 000000", "KR", "tel:+4930000000"],
  ["030 000000", "AQ", undefined],
  ["", "KR", undefined],
  ["대표 02-0000-0000", "KR", undefined],
  ["+82", "KR", undefined],
  ["+82 2 0000 0000 0000 0000", "KR", undefined],
])("%s in %s is called by %s", (written, country, link) => {
  expect(phoneLink(written, country)).toBe(link);
});
