import { expect, test } from "vitest";
import { completionAfter, listingDay } from "./completion.ts";

const registered = new Date("2026-01-01T00:00:00Z");

test.each([
  ["2019-05-04", "2019-05-04"],
  ["2019-05", "2019-05-31"],
  ["2020-02", "2020-02-29"],
])("a project that was finished in %s is listed by %s", (completedOn, day) => {
  expect(listingDay({ projectYear: 2019, completedOn }, registered)).toBe(day);
});

test("a month gives the year", () => {
  expect(completionAfter({ completedOn: "2019-05" })).toEqual({ projectYear: 2019, completedOn: "2019-05" });
});
