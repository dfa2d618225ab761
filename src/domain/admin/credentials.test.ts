import { expect, test } from "vitest";
import { isRecentlyAuthenticated } from "./credentials.ts";

test.each([
  ["just now", 1_000_000, true],
  ["less than ten minutes ago", 1_000_000 - 599_999, true],
  ["ten minutes ago", 1_000_000 - 600_000, false],
  ["by a clock that was ahead", 1_000_001, false],
])("a proof taken %s", (_, reauthenticatedAt, isRecent) => {
  expect(isRecentlyAuthenticated(reauthenticatedAt, 1_000_000)).toBe(isRecent);
});
