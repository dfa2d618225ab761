import { expect, test } from "vitest";
import { dayInKorea } from "./korean-day.ts";

// Korea is nine hours ahead of UTC all year (IANA zone Asia/Seoul).
test("the day changes in Korea nine hours before it does in UTC", () => {
  expect(dayInKorea(new Date("2026-03-01T14:59:59.999Z"))).toBe("2026-03-01");
  expect(dayInKorea(new Date("2026-03-01T15:00:00Z"))).toBe("2026-03-02");
});
