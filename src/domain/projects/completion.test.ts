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

test.each([
  [
    "a year that its day does not have takes the day away",
    { projectYear: 2021 },
    { projectYear: 2021, completedOn: null },
  ],
  [
    "a day of another year brings its year",
    { completedOn: "2021-03-02" },
    { projectYear: 2021, completedOn: "2021-03-02" },
  ],
  ["a day of the year leaves it", { completedOn: "2019-07" }, { projectYear: 2019, completedOn: "2019-07" }],
  ["no edit changes nothing", {}, { projectYear: 2019, completedOn: "2019-05-04" }],
  ["a day taken away leaves the year", { completedOn: null }, { projectYear: 2019, completedOn: null }],
  [
    "a record with a day of another year is kept",
    { projectYear: 2018, completedOn: "2021-03-02" },
    { projectYear: 2018, completedOn: "2021-03-02" },
  ],
])("%s", (_, given, after) => {
  expect(completionAfter(given, { projectYear: 2019, completedOn: "2019-05-04" })).toEqual(after);
});

test("a day beyond the years of projects gives none", () => {
  expect(completionAfter({ completedOn: "1999-12-31" })).toEqual({
    projectYear: null,
    completedOn: "1999-12-31",
  });
});
