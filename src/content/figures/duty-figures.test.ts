import { describe, expect, test } from "vitest";
import { type Localized, locales } from "#domain/locale.ts";
import { resultOf } from "#engine/method/result.ts";
import { at } from "#engine/reference/at.ts";
import { dutyFigureNames } from "./duty-figures.ts";
import { figureNames, figureRows } from "./figure-rows.ts";

const ordinary = resultOf({ flowRate: 500, ...at(40, 32, 27) });
const watery = resultOf({ flowRate: 600, ...at(45, 40, 10) });

test("the results show the heat in three units under one name", () => {
  const rows = figureRows("results", figureNames("en"), [ordinary]);
  const heat = rows.findIndex(({ key }) => key === "kilowatts");
  expect(rows.slice(heat, heat + 3).map(({ label, figures }) => [label, ...figures])).toEqual([
    ["Heat rejected", "4,651.1 kW"],
    ["", "4,000,000 kcal/h"],
    ["", "1,322.8 USRT"],
  ]);
});

test("what the water needs is named where it decides, and only there", () => {
  const keys = (slot: "results-size" | "sheet-results", result: typeof ordinary) =>
    figureRows(slot, figureNames("ko"), [result]).map(({ key }) => key);
  expect(keys("results-size", ordinary)).toEqual(["nominalCRT"]);
  expect(keys("results-size", watery)).toEqual(["hydraulicCRT", "selectionCRT", "nominalCRT"]);
  expect(keys("sheet-results", ordinary)).not.toContain("selectionCRT");
  expect(keys("sheet-results", watery)).toContain("selectionCRT");
});

test("results side by side have a figure each", () => {
  const rows = figureRows("sheet-operating-point", figureNames("en"), [
    ordinary,
    resultOf({ flowRate: 390, ...at(37, 32, 27) }),
  ]);
  expect(rows[0]).toMatchObject({ label: "Water-to-air ratio L/G", figures: ["1.118", "1.500"] });
});

describe.each(locales)("in %s", (locale) => {
  type Name = Partial<Record<"label" | "toolLabel" | "note", Localized<string>>>;
  const all: [string, Name][] = Object.entries(dutyFigureNames);

  test.each(all)("%s is called by its name", (_, { label, toolLabel, note }) => {
    for (const words of [label, toolLabel, note]) {
      if (words === undefined) continue;
      expect(words[locale]).toMatch(/^\S(.*\S)?$/);
      if (locale === "en") expect(words.en).not.toMatch(/\p{Script=Hangul}/u);
      else expect(words.ko).toMatch(/\p{Script=Hangul}|^KaV\/L$/u);
    }
  });
});
