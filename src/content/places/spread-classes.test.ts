import { expect, test } from "vitest";
import { aYearQuestion } from "#engine/reference/a-year-question.ts";
import type { Weather } from "#engine/year/weather.ts";
import { type YearQuestion, yearOf } from "#engine/year/year.ts";
import busan from "./weather/471590.json" with { type: "json" };

const question = aYearQuestion();

const year = busan as unknown as Weather;
const air = { kind: "air-conditioning", offBelow: 12, fullAt: 27 } as const;
const totals = (part: Partial<YearQuestion>) => {
  const { total } = yearOf({ ...question, coldWaterTemp: 26, freeCoolingTemp: 10, load: air, ...part }, year);
  const { loadHours, warmHours, plumeHours, freeCoolingHours = 0, makeUp, fans } = total;
  return [
    loadHours,
    warmHours,
    plumeHours,
    freeCoolingHours,
    makeUp,
    ...fans.map(({ fullPower }) => fullPower),
  ];
};

test("classes are spread over their width: 0.1 K of any input moves no figure by more than 3 % or the 45 h that lie in 0.1 K of the weather", () => {
  for (let step = 0; step < 20; step += 3) {
    const at = (by: number) => step * 0.1 + by;
    for (const part of [
      (by: number) => ({ load: { ...air, offBelow: 11 + at(by) } }),
      (by: number) => ({ load: { ...air, fullAt: 26 + at(by) } }),
      (by: number) => ({ coldWaterTemp: 25 + at(by) }),
      (by: number) => ({ freeCoolingTemp: 12 + at(by), load: { kind: "constant" } as const }),
      (by: number) => ({ range: 5 + at(by) }),
    ]) {
      const [before, after] = [totals(part(0)), totals(part(0.1))];
      before.forEach((value, index) => {
        const moved = Math.abs((after[index] ?? 0) - value);
        expect(moved, String(index)).toBeLessThanOrEqual(Math.max(45, 0.03 * value));
      });
    }
  }
});
