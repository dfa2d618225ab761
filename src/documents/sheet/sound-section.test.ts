import { expect, test } from "vitest";
import { soundCaseWords } from "#content/calculator/sound/sound-case.ts";
import { company } from "#content/company.ts";
import { type SelectedTowers, soundOf } from "#documents/sound/sound-parameter.ts";
import { locales } from "#domain/locale.ts";
import { aModel, aStoredProduct } from "../../../tests/support/builders.ts";
import { designSheet } from "./design-sheet.ts";
import { sheetPagesOf } from "./paper.ts";

const power = [91, 90, 87, 81, 81, 76, 73, 66];
const model = aModel({
  name: "A-100",
  length: 4000,
  sound: 60,
  soundBands: power,
  soundBandsHalf: power.map((level) => level - 12),
  lowNoise: [{ kind: "저소음 팬", capacity: null, motor: null, sound: 55, height: null, weight: null }],
});
const products = [aStoredProduct({ models: [model] })];
const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
const made = { now: new Date("2026-11-27T00:00:00Z"), address: "https://site.example/", company };

test.each(locales)("a sheet in %s with sound has a page more: levels, limits, terms and notes", (locale) => {
  const sound = soundOf("tower_A-100*n_2*at_5*hs_6*night_50*limit_45", products);
  expect(sheetPagesOf(designSheet(locale, duty, made))).toHaveLength(1);
  const [, page, ...others] = sheetPagesOf(designSheet(locale, duty, { ...made, sound }));
  expect(others).toEqual([]);
  const text = JSON.stringify(page);
  const { verdicts, terms, notes } = soundCaseWords[locale];
  for (const expected of ["2 × A-100", "63", verdicts.exceeded, terms.ground, notes.half, "8.0 m"])
    expect(text).toContain(expected);
  expect(text).not.toMatch(/\{\w+\}|NaN|Infinity/);
});

test.each(locales)("a limit at night stands in %s in a column of its own, beside dashes by day", (locale) => {
  const sound = soundOf("tower_A-100*at_25*hs_6*night_50*nlimit_40", products);
  const text = JSON.stringify(designSheet(locale, duty, { ...made, sound }).sound);
  const { columns, limit } = soundCaseWords[locale];
  for (const shown of [columns.own, `${limit.replace("{limit}", "40")}: `, '"–"'])
    expect(text).toContain(shown);
});

test.each(locales)("a case in %s of other towers than those selected says so first", (locale) => {
  const { notes } = soundCaseWords[locale];
  const saysSo = (carried: string, selected: SelectedTowers) => {
    const sheet = designSheet(locale, duty, { ...made, sound: soundOf(carried, products), selected });
    return JSON.stringify(sheet.sound).includes(`"${notes.others}"`);
  };
  const [two, quiet] = ["tower_A-100*n_2*at_25*hs_6", "tower_A-100*lownoise_저소음 팬*n_2*at_25*hs_6"];
  expect(saysSo(two, { model: "A-100", units: "2" })).toBe(false);
  expect(saysSo(two, {})).toBe(false);
  expect(saysSo(quiet, { model: "A-100", units: "2", quiet: "저소음 팬" })).toBe(false);
  expect(saysSo(two, { model: "B-100", units: "2" })).toBe(true);
  expect(saysSo(two, { model: "A-100", units: "3" })).toBe(true);
  expect(saysSo(two, { model: "A-100" })).toBe(true);
  expect(saysSo(two, { model: "A-100", units: "2", quiet: "저소음 팬" })).toBe(true);
  expect(saysSo(quiet, { model: "A-100", units: "2" })).toBe(true);
  const typed = "w63_91*w125_90*w250_87*w500_81*w1000_81*w2000_76*w4000_73*w8000_66*n_2*at_25*hs_6";
  expect(saysSo(typed, { model: "A-100", units: "2" })).toBe(false);
  expect(saysSo(typed, { model: "A-100", units: "3" })).toBe(true);
});

test("many walls and notes take a second page", () => {
  const walls = "a-wall_behind*a-wallat_3*a-wallwidth_8*b-wall_beside*b-wallat_9*b-wallwidth_20";
  const sound = soundOf(`tower_A-100*at_25*hs_6*${walls}`, products);
  expect(sheetPagesOf(designSheet("ko", duty, { ...made, sound }))).toHaveLength(3);
});
