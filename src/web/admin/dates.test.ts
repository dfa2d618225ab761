import { expect, test } from "vitest";
import { koreanDay, koreanMinute } from "./dates.ts";

// Korea is nine hours ahead of UTC all year (IANA zone Asia/Seoul).
test("a time late in the day of UTC is shown on the next day of Korea", () => {
  expect(koreanDay("2026-03-01T15:30:00Z")).toBe("2026-03-02");
  expect(koreanMinute("2026-03-01T15:30:00Z")).toBe("2026-03-02 00:30");
});

test("a time early in the day of UTC stays on that day", () => {
  expect(koreanMinute("2026-03-01T14:59:59Z")).toBe("2026-03-01 23:59");
});
