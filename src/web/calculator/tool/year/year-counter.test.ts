import { expect, test, vi } from "vitest";
import { aYearQuestion } from "#engine/reference/a-year-question.ts";
import type { Weather } from "#engine/year/weather.ts";
import { yearOf } from "#engine/year/year.ts";
import { yearCounter } from "./year-counter.ts";

const weather: Weather = {
  source: "made up",
  height: 0,
  months: Array.from({ length: 12 }, (_, month) => [[month * 2, month * 2 + 3, 700]]),
};
const question = aYearQuestion();

test("a year in pieces is the year", async () => {
  const count = yearCounter();
  expect(await count(question, weather, new AbortController().signal)).toEqual(yearOf(question, weather));
});

test("is counted again only for another question or another weather", async () => {
  const count = yearCounter();
  const { signal } = new AbortController();
  const year = await count(question, weather, signal);
  expect(await count({ ...question }, weather, signal)).toBe(year);
  expect(await count({ ...question, crt: 600 }, weather, signal)).not.toEqual(year);
  expect(await count({ ...question, crt: 600 }, { ...weather, height: 1000 }, signal)).not.toEqual(year);
});

test("lets others in between, and ends once nobody waits for it", async () => {
  // Each clock read is 10 ms after the last, so that every month yields to the event loop.
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 10));
  const counting = new AbortController();
  const counted = yearCounter()(question, weather, counting.signal);
  counting.abort();
  expect(await counted).toBeUndefined();
  clock.mockRestore();
});
