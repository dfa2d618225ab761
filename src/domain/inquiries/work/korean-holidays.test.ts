import { describe, expect, test } from "vitest";
import { isWorkingDay, lastLunarYear } from "./korean-holidays.ts";

/** Days of rest in the official almanac that are no weekend. */
const almanac: Record<number, readonly string[]> = {
  2025: ["01-01", "01-28", "01-29", "01-30", "03-03", "05-01", "05-05", "05-06", "06-06", "07-17", "08-15"],
  2026: ["02-16", "02-17", "02-18", "03-02", "05-05", "05-25", "08-17", "09-24", "09-25", "10-05", "10-09"],
  2027: ["01-01", "02-08", "02-09", "03-01", "05-13", "08-16", "09-14", "09-15", "09-16", "10-04", "10-11"],
};

describe("a working day in Korea", () => {
  test.each(Object.entries(almanac))("is none of the holidays and substitutes of %s", (year, days) => {
    expect(days.filter((day) => isWorkingDay(`${year}-${day}`))).toEqual([]);
  });

  test.each(["2025-01-31", "2026-02-19", "2026-03-03", "2026-05-26", "2026-12-24", "2027-02-10"])(
    "is %s, beside a holiday",
    (day) => {
      expect(isWorkingDay(day)).toBe(true);
    },
  );

  test.each(["2026-11-28", "2026-11-29"])("is not %s, on a weekend", (day) => {
    expect(isWorkingDay(day)).toBe(false);
  });

  test("is no feast of the lunar calendar, as ICU counts it", () => {
    const dangi = new Intl.DateTimeFormat("en-u-ca-dangi", {
      month: "numeric",
      day: "numeric",
      timeZone: "UTC",
    });
    for (let time = Date.UTC(2025, 0, 1); time < Date.UTC(lastLunarYear + 1, 0, 1); time += 86_400_000) {
      if (!["1/1", "4/8", "8/15"].includes(dangi.format(time))) continue;
      const day = new Date(time).toISOString().slice(0, 10);
      expect([day, isWorkingDay(day)]).toEqual([day, false]);
    }
  });

  test("is known by the fixed holidays alone in years without lunar ones", () => {
    const year = lastLunarYear + 1;
    expect(isWorkingDay(`${year}-01-01`)).toBe(false);
    const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)));
    const holidays = days.filter(
      (day) => day.getUTCDay() % 6 !== 0 && !isWorkingDay(day.toISOString().slice(0, 10)),
    );
    // Ten fixed holidays, three of which have no substitute on a weekend.
    expect(holidays.length).toBeGreaterThanOrEqual(7);
    expect(holidays.length).toBeLessThanOrEqual(10);
  });

  // Substitutes of days that fall on a weekend or on each other, and days beside them.
  test.each([
    ["2025-05-06", false],
    ["2025-05-07", true],
    ["2025-10-08", false],
    ["2025-10-10", true],
    ["2026-05-25", false],
    ["2026-08-17", false],
    ["2026-09-28", true],
    ["2026-06-08", true],
    ["2027-02-09", false],
    ["2027-05-03", true],
    ["2027-07-19", false],
    ["2027-12-27", false],
    ["2028-10-05", false],
    ["2028-10-06", true],
    ["2029-09-24", false],
    ["2029-09-25", true],
    ["2033-01-03", true],
    ["2034-02-21", false],
    ["2034-02-22", true],
  ])("is %s, by holidays and their substitutes: %s", (day, expected) => {
    expect(isWorkingDay(day)).toBe(expected);
  });

  test("has lunar feasts for three years to come", () => {
    expect(lastLunarYear).toBeGreaterThanOrEqual(new Date().getUTCFullYear() + 3);
  });
});
