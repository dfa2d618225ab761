import { expect, test } from "vitest";
import { dayInKorea, minuteInKorea, yearInKorea } from "./korean-day.ts";

// Korea is nine hours ahead of UTC all year (IANA zone Asia/Seoul).
test("the day changes in Korea nine hours before it does in UTC", () => {
  expect(dayInKorea(new Date("2026-03-01T14:59:59.999Z"))).toBe("2026-03-01");
  expect(dayInKorea(new Date("2026-03-01T15:00:00Z"))).toBe("2026-03-02");
});

test.each([
  ["2026-03-01T14:59:59.999Z", "2026-03-01 23:59"],
  ["2026-03-01T15:00:00Z", "2026-03-02 00:00"],
  ["2026-07-01T00:05:00Z", "2026-07-01 09:05"],
])("the time %s is %s in Korea", (time, shown) => {
  expect(minuteInKorea(new Date(time))).toBe(shown);
});

test.each([
  ["2026-12-31T14:59:59Z", 2026],
  ["2026-12-31T15:00:00Z", 2027],
])("at %s the year in Korea is %i", (time, year) => {
  expect(yearInKorea(new Date(time))).toBe(year);
});
