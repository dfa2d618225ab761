import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDuty } from "../duty/duty.ts";
import { waterInputs } from "../inputs/water-inputs.ts";
import { anyDuty } from "../reference/any-duty.ts";
import { at } from "../reference/at.ts";
import { errorPercent } from "../reference/error-percent.ts";
import { dryBulbLimits, estimateError, waterBalance, yearOfWater } from "./water.ts";

const standard = { flowRate: 390, ...at(37, 32, 27) };
const usual = { cycles: 4, driftPercent: 0.005 };

test("the estimate without a dry bulb stays within its bounds over everything that is accepted, and reaches them", () => {
  const errors = [0, 3000].flatMap((height) =>
    [10, 14, 18, 22.2, 26, 29, 32].flatMap((wetBulbTemp) =>
      [25, 30, 35, 40].flatMap((coldWaterTemp) =>
        [30, 35, 40, 45].flatMap((hotWaterTemp) => {
          const duty = { flowRate: 390, ...at(hotWaterTemp, coldWaterTemp, wetBulbTemp), height };
          if (checkDuty(duty).length > 0) return [];
          const { lowest, highest } = dryBulbLimits(wetBulbTemp, height);
          const estimate = waterBalance(duty, usual).evaporation;
          return [lowest, (lowest + highest) / 2, highest].map(
            (dryBulbTemp) => 100 * (estimate / waterBalance(duty, { ...usual, dryBulbTemp }).evaporation - 1),
          );
        }),
      ),
    ),
  );
  expect(errors.length).toBeGreaterThan(300);
  const [lowest, highest] = [Math.min(...errors), Math.max(...errors)];
  expect([Math.floor(lowest), Math.ceil(highest)]).toEqual([estimateError.lowest, estimateError.highest]);
});

describe("evaporation of the standard duty", () => {
  test("is 2.98 m³/h by flow and range", () => {
    expect(errorPercent(waterBalance(standard, usual).evaporation, 2.98)).toBeLessThan(0.5);
  });

  test("is 3.11 m³/h at a dry bulb of 32 °C", () => {
    expect(
      errorPercent(waterBalance(standard, { ...usual, dryBulbTemp: 32 }).evaporation, 3.11),
    ).toBeLessThan(0.5);
  });

  test("rises as the entering air gets drier at the same wet bulb", () => {
    const evaporation = (dryBulbTemp: number) =>
      waterBalance(standard, { ...usual, dryBulbTemp }).evaporation;
    expect(evaporation(32)).toBeGreaterThan(evaporation(27));
    expect(evaporation(40)).toBeGreaterThan(evaporation(32));
  });
});

test("four cycles blow down a third of the evaporation, less what drift carries off already", () => {
  const { evaporation, drift, blowdown } = waterBalance(standard, usual);
  expect(drift).toBeCloseTo(0.0195, 9);
  expect(blowdown).toBeCloseTo(evaporation / 3 - 0.0195, 9);
});

test("where drift does all of it nothing is blown down", () => {
  expect(waterBalance(standard, { cycles: 10, driftPercent: 1 }).blowdown).toBe(0);
});

test("for any duty make-up is evaporation, drift and blowdown, none of them negative", () => {
  fc.assert(
    fc.property(
      anyDuty(),
      anyQuestion(),
      fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      (duty, question, part) => {
        const { lowest, highest } = dryBulbLimits(duty.wetBulbTemp);
        const dryBulbTemp = part === null ? undefined : Math.min(highest, lowest + part * (highest - lowest));
        const { evaporation, drift, blowdown, makeUp } = waterBalance(duty, { ...question, dryBulbTemp });
        expect(makeUp).toBeCloseTo(evaporation + drift + blowdown, 9);
        expect(evaporation).toBeGreaterThan(0);
        expect(drift).toBeGreaterThan(0);
        expect(blowdown).toBeGreaterThanOrEqual(0);
        expect(makeUp).toBeLessThan(0.15 * duty.flowRate);
      },
    ),
  );
});

test("for any duty more cycles need less water", () => {
  fc.assert(
    fc.property(anyDuty(), anyQuestion(), (duty, question) => {
      const thrifty = waterBalance(duty, { ...question, cycles: question.cycles + 1 });
      expect(thrifty.makeUp).toBeLessThanOrEqual(waterBalance(duty, question).makeUp);
    }),
  );
});

test("what comes in leaves as concentrated as the cycles say", () => {
  const { drift, blowdown, makeUp } = waterBalance(standard, usual);
  expect(makeUp / (drift + blowdown)).toBeCloseTo(4, 9);
});

test.each([1, 0.5, 0, -2, Number.NaN])("%d cycles are refused", (cycles) => {
  expect(() => waterBalance(standard, { ...usual, cycles })).toThrow("more than 1");
});

describe("the dry bulb", () => {
  test("lies between saturated air and air without vapour", () => {
    // At a wet bulb of 10 °C the humidity reaches zero at about 29 °C.
    expect(dryBulbLimits(10)).toEqual({ lowest: 10, highest: expect.closeTo(28.9, 1) });
    expect(dryBulbLimits(27)).toEqual({ lowest: 27, highest: 50 });
  });

  test.each([26.9, 50.1, Number.NaN])("of %d °C cannot go with a wet bulb of 27 °C", (dryBulbTemp) => {
    expect(() => waterBalance(standard, { ...usual, dryBulbTemp })).toThrow(
      "cannot go with a wet bulb of 27 °C",
    );
  });
});

test("a year is the hours' worth of water at the visitor's price", () => {
  const balance = { evaporation: 3, drift: 0.02, blowdown: 0.98, makeUp: 4 };
  expect(yearOfWater(balance, { hours: 5000, pricePerCubicMetre: 1500 })).toEqual({
    makeUpCubicMetres: 20_000,
    blowdownCubicMetres: 4900,
    cost: 30_000_000,
  });
});

function anyQuestion() {
  const { cycles, driftPercent } = waterInputs;
  return fc.record({
    cycles: fc.double({ min: cycles.lowest, max: cycles.highest, noNaN: true }),
    driftPercent: fc.double({ min: driftPercent.lowest, max: driftPercent.highest, noNaN: true }),
  });
}
