import { expect, test } from "vitest";
import { readYear, type YearEntry, yearEntry } from "./year-entry.ts";

const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
const first = yearEntry(duty, { crt: 500, station: "471080", unit: "C" });
const read = (part: Partial<YearEntry> = {}) => readYear({ ...first, ...part }, first, duty, "C");

test("at first the duty is asked for all year, with its own tower twice, and nothing is wrong", () => {
  const { questions, fanKilowatts, prices, wrong } = read();
  expect(questions[0]).toMatchObject({ crt: 500, flowRate: 390, range: 5, coldWaterTemp: 32, cycles: 4 });
  expect(questions[0]).toEqual(questions[1]);
  expect([fanKilowatts, prices.electricity, wrong]).toEqual([[undefined, undefined], undefined, []]);
});

test.each<[Partial<YearEntry>, string[]]>([
  [{ cold: "2" }, ["cold"]],
  [{ cold: "" }, ["cold"]],
  [{ free: "abc" }, ["free"]],
  [{ electricity: "-1" }, ["electricity"]],
  [{ least: "70" }, ["least"]],
  [{ load: "air-conditioning", offBelow: "28" }, ["fullAt"]],
  [{ load: "monthly", shares: ["101", ...Array(11).fill("50")] }, ["shares"]],
  [{ towers: [{ ...first.towers[0], crt: "0" }, first.towers[1]] }, ["crt0"]],
  [{ offBelow: "nonsense" }, []],
])("%j is wrong about %j", (part, wrong) => {
  expect(read(part).wrong).toEqual(wrong);
});

test("a wrong box counts as at first, so that there is always a year", () => {
  expect(read({ cold: "2" }).questions[0].coldWaterTemp).toBe(32);
});

test("temperatures are read in the visitor's unit", () => {
  const american = yearEntry(duty, { crt: 500, station: "471080", unit: "F" });
  expect(american.cold).toBe("89.6");
  expect(readYear(american, american, duty, "F").questions[0].coldWaterTemp).toBeCloseTo(32, 9);
});
