import { expect, test } from "vitest";
import { history } from "#content/pages/history.ts";
import { byDecade } from "./decades.ts";

test("puts a round year into the decade that it starts, and the year before into the previous one", () => {
  const decades = byDecade([{ year: 2020 }, { year: 2019 }]);
  expect(decades).toEqual([
    { decade: 2020, years: [{ year: 2020 }] },
    { decade: 2010, years: [{ year: 2019 }] },
  ]);
});

test("keeps every year of the company's history exactly once, newest first", () => {
  const years = byDecade(history.ko.timeline.years).flatMap((decade) => decade.years.map(({ year }) => year));
  expect(years).toEqual(history.ko.timeline.years.map(({ year }) => year));
  expect(years).toEqual(years.toSorted((a, b) => b - a));
});
