import type { YearQuestion } from "../year/year.ts";

/** 500 CRT at the standard flow and range, and water of 28 °C wanted all year. */
export function aYearQuestion(facts: Partial<YearQuestion> = {}): YearQuestion {
  return {
    crt: 500,
    flowRate: 390,
    range: 5,
    coldWaterTemp: 28,
    load: { kind: "constant" },
    speeds: { least: 0.2, low: 0.5 },
    cycles: 4,
    driftPercent: 0.005,
    ...facts,
  };
}
