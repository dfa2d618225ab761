import { expect, test, vi } from "vitest";
import { aYearQuestion } from "#engine/reference/a-year-question.ts";
import type { Weather } from "#engine/year/weather.ts";
import { yearOf } from "#engine/year/year.ts";
import { yearCalculator } from "./year-calculator.ts";

const weather: Weather = {
  source: "made up",
  height: 0,
  months: Array.from({ length: 12 }, (_, month) => [[month * 2, month * 2 + 3, 700]]),
};
const question = aYearQuestion();

test("a year in pieces is the year", async () => {
  const calculate = yearCalculator();
  expect(await calculate(question, weather, new AbortController().signal)).toEqual(yearOf(question, weather));
});

test("is calculated again only for another question or another weather", async () => {
  const calculate = yearCalculator();
  const { signal } = new AbortController();
  const year = await calculate(question, weather, signal);
  expect(await calculate({ ...question }, weather, signal)).toBe(year);
  expect(await calculate({ ...question, crt: 600 }, weather, signal)).not.toEqual(year);
  expect(await calculate({ ...question, crt: 600 }, { ...weather, height: 1000 }, signal)).not.toEqual(year);
});

test("lets others in between, and ends once nobody waits for it", async () => {
  // Each clock read is 10 ms after the last, so that every month yields to the event loop.
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 10));
  const calculating = new AbortController();
  const calculated = yearCalculator()(question, weather, calculating.signal);
  calculating.abort();
  expect(await calculated).toBeUndefined();
  clock.mockRestore();
});
