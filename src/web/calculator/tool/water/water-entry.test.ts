import { expect, test } from "vitest";
import { toSixDecimals, toTemperature } from "#engine/design/units.ts";
import {
  dryBulbChoice,
  enteredWater,
  initialWaterEntry,
  readWater,
  type WaterEntry,
  waterEntryIn,
} from "./water-entry.ts";

const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

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

test("a drift out of an address keeps its last decimal", () => {
  const boxes = enteredWater(
    { cycles: 4, driftPercent: 0.000_75 },
    { unit: "C", placeDryBulbTemp: undefined },
  );
  expect(boxes.driftPercent).toBe("0.00075");
});

test("a dry bulb is read in the visitor's unit", () => {
  expect(read({ dryBulb: "89.6", dryBulbUnit: "F" }).question.dryBulbTemp).toBeCloseTo(32, 9);
});

test("a dry bulb stays the same when another unit is chosen, and comes back as it was typed", () => {
  const typed = { ...initialWaterEntry, dryBulb: "33" };
  const american = waterEntryIn({ temperature: "F", flow: "m3h" }, typed);
  expect(american).toMatchObject({ dryBulb: "91.4", dryBulbUnit: "F" });
  expect(waterEntryIn({ temperature: "C", flow: "m3h" }, american)).toEqual(typed);
  expect(read(american)).toEqual(read(typed));
  expect(waterEntryIn({ temperature: "F", flow: "m3h" }, { ...typed, dryBulb: "about 30" }).dryBulb).toBe(
    "about 30",
  );
});

test.each([10.3, 10.5, 25.8, 26.1, Number(((78.4 - 32) / 1.8).toFixed(6))])(
  "the limits that are shown at a wet bulb of %d °C are accepted in either unit",
  (wetBulbTemp) => {
    for (const unit of ["C", "F"] as const)
      for (const limit of Object.values(dryBulbChoice({ ...duty, wetBulbTemp }, unit))) {
        const entry = { ...initialWaterEntry, dryBulb: limit.toFixed(1), dryBulbUnit: unit };
        expect(readWater(entry, { ...duty, wetBulbTemp }, undefined).wrong).toEqual([]);
      }
  },
);

test("the lowest dry bulb shown is the wet bulb, also where that was typed in °F", () => {
  for (let tenths = 500; tenths <= 890; tenths++) {
    const fahrenheit = tenths / 10;
    const wetBulbTemp = toSixDecimals(toTemperature(fahrenheit, "F"));
    expect(dryBulbChoice({ ...duty, wetBulbTemp }, "F").lowest).toBe(fahrenheit);
  }
});

test.each(["C", "F"] as const)(
  "saturated air typed as 67 °F is accepted in °%s, typed or out of an address",
  (unit) => {
    const saturated = { ...duty, wetBulbTemp: 19.444444 };
    const typed = { ...initialWaterEntry, dryBulb: "67", dryBulbUnit: "F" } as const;
    const inUnit = waterEntryIn({ temperature: unit, flow: "m3h" }, typed);
    const { question, wrong } = readWater(inUnit, saturated, undefined);
    expect([question.dryBulbTemp, wrong]).toEqual([19.444444, []]);
    const opened = enteredWater(question, { unit, placeDryBulbTemp: undefined });
    expect(opened).toEqual(inUnit);
    expect(waterEntryIn({ temperature: "F", flow: "m3h" }, opened)).toEqual(typed);
  },
);

test("the dry bulb of the place counts until one is typed, and only where it can go with the wet bulb", () => {
  expect(read({}, { dryBulbTemp: 31.2 }).question.dryBulbTemp).toBe(31.2);
  expect(read({ dryBulb: "33" }, { dryBulbTemp: 31.2 }).question.dryBulbTemp).toBe(33);
  expect(read({ dryBulb: "5" }, { dryBulbTemp: 31.2 }).question.dryBulbTemp).toBeUndefined();
  expect(read({}, { dryBulbTemp: 26.9 }).question.dryBulbTemp).toBeUndefined();
});

function read(part: Partial<WaterEntry>, { dryBulbTemp }: { dryBulbTemp?: number } = {}) {
  return readWater({ ...initialWaterEntry, ...part }, duty, dryBulbTemp);
}
