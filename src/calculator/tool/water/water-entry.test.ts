import { expect, test } from "vitest";
import { readWater, type WaterEntry, waterEntry } from "./water-entry.ts";

test("at first nothing is wrong, no price is known and the dry bulb is left open", () => {
  const { question, price, wrong } = read({});
  expect(question).toMatchObject({ cycles: 4, driftPercent: 0.005, dryBulbTemp: undefined });
  expect(price).toBeUndefined();
  expect(wrong).toEqual([]);
});

test.each([
  [{ driftPercent: "0" }, ["driftPercent"]],
  [{ hours: "" }, ["hours"]],
  [{ hours: "8761" }, ["hours"]],
  [{ price: "-1" }, ["price"]],
  [{ price: "abc" }, ["price"]],
  [{ price: "0" }, []],
  [{ dryBulb: "26.9" }, ["dryBulb"]],
  [{ dryBulb: "51" }, ["dryBulb"]],
  [{ dryBulb: "27" }, []],
] as const)("%j is wrong about %j at a wet bulb of 27 °C", (part, wrong) => {
  expect(read(part).wrong).toEqual(wrong);
});

test("what is wrong counts as at first, so that there is always a balance", () => {
  const { question, hours } = read({ driftPercent: "7", hours: "-3" });
  expect(question.driftPercent).toBe(0.005);
  expect(hours).toBe(4000);
});

test("a typed comma groups thousands or is the decimal sign, in every box", () => {
  const { question, hours, price, wrong } = read({
    hours: "8,000",
    price: "1,5",
    driftPercent: "0,005",
    dryBulb: "31,5",
  });
  expect([hours, price, question.driftPercent, question.dryBulbTemp]).toEqual([8000, 1.5, 0.005, 31.5]);
  expect(wrong).toEqual([]);
});

test("a dry bulb is read in the visitor's unit", () => {
  expect(readWater({ ...waterEntry, dryBulb: "89.6" }, 27, "F").question.dryBulbTemp).toBeCloseTo(32, 9);
});

function read(part: Partial<WaterEntry>) {
  return readWater({ ...waterEntry, ...part }, 27, "C");
}
