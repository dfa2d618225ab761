import { expect, test } from "vitest";
import { agrees, completionAfter, isMonth, listingDay } from "./completion.ts";
import { projectFields } from "./project-fields.ts";

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

test.each([
  [{ projectYear: 2019, completedOn: null }, undefined, "2019-12-31"],
  [{ projectYear: null, completedOn: null }, undefined, "2026-01-01"],
  [{ projectYear: null, completedOn: null }, new Date("2025-12-31T15:00:00Z"), "2026-01-01"],
  [{ projectYear: null, completedOn: null }, new Date("2025-12-31T14:59:00Z"), "2025-12-31"],
  [{ projectYear: 2019, completedOn: "2019-12" }, undefined, "2019-12-31"],
  [{ projectYear: 2019, completedOn: "2019-04" }, undefined, "2019-04-30"],
])("a project with the dates %j that was registered at %s is listed by %s", (dates, at, day) => {
  expect(listingDay(dates, at ?? registered)).toBe(day);
});

test.each([
  [2019, "2019-05-04", true],
  [2019, "2019-05", true],
  [2019, "2020-05", false],
  [201, "2019-05", false],
  [null, "2019-05", true],
  [2019, null, true],
])("the year %s agrees with the day %s: %s", (projectYear, completedOn, expected) => {
  expect(agrees({ projectYear, completedOn })).toBe(expected);
});

test.each([
  [{}, { projectYear: null, completedOn: null }],
  [{ projectYear: 2020 }, { projectYear: 2020, completedOn: null }],
  [
    { projectYear: null, completedOn: "2019-05" },
    { projectYear: 2019, completedOn: "2019-05" },
  ],
])("the dates %j of a new project are %j", (given, after) => {
  expect(completionAfter(given)).toEqual(after);
});

test("a year taken away comes back from the day", () => {
  const former = { projectYear: 2019, completedOn: "2019-05-04" };
  expect(completionAfter({ projectYear: null }, former)).toEqual(former);
  expect(completionAfter({ projectYear: null, completedOn: null }, former)).toEqual({
    projectYear: null,
    completedOn: null,
  });
});

test("years of projects are those of their field", () => {
  const { first, last } = projectFields.projectYear;
  const yearOf = (year: number) => completionAfter({ completedOn: `${year}-01` }).projectYear;
  expect([first - 1, first, last, last + 1].map(yearOf)).toEqual([null, first, last, null]);
});

test("a month is a day of seven characters", () => {
  expect(["2019-05", "2019-05-04"].map(isMonth)).toEqual([true, false]);
});
