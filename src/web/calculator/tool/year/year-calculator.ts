import type { Weather } from "#engine/year/weather.ts";
import { type Year, type YearQuestion, yearByMonth } from "#engine/year/year.ts";

/** Longest calculation without yielding to events, ms. */
const pieceMs = 8;

/**
 * Calculates a year in slices, yielding to events between them, and again only when its inputs change.
 * Returns nothing once the signal is aborted.
 */
export function yearCalculator() {
  let last: { questionJson: string; weather: Weather; year: Year } | undefined;
  return async (question: YearQuestion, weather: Weather, signal: AbortSignal): Promise<Year | undefined> => {
    const questionJson = JSON.stringify(question);
    if (last?.questionJson === questionJson && last.weather === weather) return last.year;
    const months = yearByMonth(question, weather);
    let begun = performance.now();
    let month = months.next();
    while (!month.done) {
      if (performance.now() - begun >= pieceMs) {
        await new Promise((resolve) => setTimeout(resolve));
        if (signal.aborted) return undefined;
        begun = performance.now();
      }
      month = months.next();
    }
    last = { questionJson, weather, year: month.value };
    return month.value;
  };
}
