import { expect, test } from "vitest";
import { placesByCountry } from "#content/places/places.ts";
import { checkDuty } from "#engine/duty/duty.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { designWetBulb, enteredSite, nearestDuty, siteCost } from "./site.ts";

const standard = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

test("one kelvin on the standard duty costs 75.9 CRT, 15.2 %", () => {
  const cost = siteCost(standard, { place: undefined, base: 27, margin: 1, elevation: 0 });
  expect(cost?.finalCRT).toBeCloseTo(575.885, 1);
  expect(cost?.margin?.crt).toBeCloseTo(75.885, 1);
  expect(cost?.margin?.percent).toBeCloseTo(15.177, 1);
});

test("without margin nothing is paid for it, and the next kelvin is priced all the same", () => {
  const cost = siteCost(standard, enteredSite(standard));
  expect(cost?.margin).toBeUndefined();
  expect(cost?.next?.percent).toBeCloseTo(15.177, 1);
});

test("a kelvin that would break the approach has no price", () => {
  expect(siteCost(standard, { place: undefined, base: 28.5, margin: 0, elevation: 0 })?.next).toBeUndefined();
});

test("a wet bulb too close to the outlet is no site for this duty", () => {
  expect(siteCost(standard, { place: undefined, base: 27.6, margin: 1.7, elevation: 0 })).toBeUndefined();
});

test("a margin adds up in decimals, and an entered wet bulb stays as it was entered", () => {
  expect(designWetBulb({ place: "x", base: 25.5, margin: 0.3, elevation: 0 })).toBe(25.8);
  expect(designWetBulb({ place: undefined, base: 25.123456, margin: 0, elevation: 0 })).toBe(25.123456);
});

test("a site high up costs what its thin air asks for, in every price alike", () => {
  const cost = siteCost(standard, { ...enteredSite(standard), elevation: 900 });
  expect(cost?.finalCRT).toBeCloseTo(501.4, 1);
  expect(enteredSite({ ...standard, height: 900 }).elevation).toBe(900);
});

test("every published wet bulb has a possible duty: 37/32 itself, or the nearest pair", () => {
  const places = placesByCountry.flatMap(({ lists }) => lists.flat());
  const wanted = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
  for (const { key, wetBulbTemp, height: elevation } of places) {
    if (wetBulbTemp < dutyInputs.wetBulbTemp.lowest || wetBulbTemp > dutyInputs.wetBulbTemp.highest) continue;
    const site = { place: key, base: wetBulbTemp, margin: 0, elevation };
    const offered = siteCost(wanted, site) ? wanted : nearestDuty(wanted, site);
    expect(offered && checkDuty({ ...offered, wetBulbTemp }), key).toEqual([]);
  }
  expect(nearestDuty(wanted, { place: undefined, base: 29.3, margin: 0, elevation: 0 })).toMatchObject({
    hotWaterTemp: 37.1,
    coldWaterTemp: 32.1,
  });
});
