import { expect, test } from "vitest";
import { noPreferences } from "#engine/finder/preferences.ts";
import { finderInputs } from "#engine/inputs/site-inputs.ts";
import { finderWords } from "./finder.ts";
import { omittedTexts, preferencesText, problemTexts } from "./preferences-text.ts";

const { ko, en } = finderWords;

test("a search without limits is not described", () => {
  expect(preferencesText(en, noPreferences)).toBeUndefined();
});

test("limits, number, standby and margin are described in this order", () => {
  const preferences = {
    ...noPreferences,
    maxWeight: 12.5,
    maxHeight: 4,
    count: 3,
    hasReserve: true,
    extra: 10,
  };
  expect(preferencesText(en, preferences)).toBe(
    "height up to 4 m, operating weight up to 12.5 t, number of units: 3, one on standby, margin 10%",
  );
  expect(preferencesText(ko, preferences)).toBe(
    "높이 4 m 이하, 운전 중량 12.5 t 이하, 3대, 예비 1대 포함, 여유 10%",
  );
});

test("the speed of the fans is named with a limit of sound alone, and below full speed", () => {
  const limited = { ...noPreferences, maxSound: 60, distance: 15 };
  expect(preferencesText(en, { ...limited, speed: 100 })).toBe("sound up to 60 dB(A) at 15 m");
  expect(preferencesText(en, { ...limited, speed: 50 })).toBe(
    "sound up to 60 dB(A) at 15 m, at a fan speed of 50%",
  );
  expect(preferencesText(en, { ...noPreferences, maxPower: 30, speed: 50 })).toBe("fan power up to 30 kW");
});

test("models that a limit leaves out are counted by its figure: those beyond it first, then those without the figure", () => {
  const omitted = { beyond: { sound: 2, height: 1 }, unstated: { weight: 3 } };
  expect(omittedTexts(en, omitted)).toEqual([
    "Models beyond the limit of height, left out: 1.",
    "Models beyond the limit of sound at this distance, left out: 2.",
    "Models that state no operating weight, left out: 3.",
  ]);
  expect(omittedTexts(en, { beyond: {}, unstated: {} })).toEqual([]);
});

test("a rejected limit is named by its box, with the numbers that it takes", () => {
  const { count, maxHeight } = finderInputs;
  const [whole, height] = problemTexts(en, [
    { key: count.key, lowest: 1, highest: 20 },
    { key: maxHeight.key, lowest: 1, highest: 30 },
  ]);
  expect(whole).toBe(`${en.form.count}: enter a whole number from 1 to 20.`);
  expect(height).toBe(`${en.form.boxes.maxHeight}: enter a number from 1 to 30.`);
});
