import { describe, expect, test } from "vitest";
import { method } from "#content/calculator/method.ts";
import { locales } from "#domain/locale.ts";
import { counterflowComparisons, demandComparisons, ratioComparisons, summaryOf } from "./comparisons.ts";

describe("the comparison with published figures", () => {
  test("finds the errors that an independent program found", () => {
    const ratios = new Map(ratioComparisons().map((each) => [each.published, each.errorPercent]));
    expect(ratios.get(0.9846)).toBeCloseTo(0.07, 1);
    expect(ratios.get(1.2844)).toBeCloseTo(-2.02, 1);
    expect(ratios.get(1.4744)).toBeCloseTo(-2.38, 1);
    const demands = new Map(demandComparisons().map((each) => [each.published, each.errorPercent]));
    expect(demands.get(2.3078)).toBeCloseTo(-1.94, 1);
    expect(demands.get(2.17389)).toBeCloseTo(-0.09, 1);
  });

  test("is with crossflow towers in 14 of 22 ratios, with none known to be counterflow, and with nothing measured", () => {
    const ratios = ratioComparisons();
    expect(summaryOf(ratios)).toMatchObject({ count: 22, crossFlow: 14 });
    expect(ratios.filter(({ flowType }) => flowType === "counterflow")).toEqual([]);
    expect([...demandComparisons(), ...ratios].filter(({ kind }) => kind === "measured")).toEqual([]);
  });

  test("shows where the counterflow branch of the spreadsheet disagrees", () => {
    expect(counterflowComparisons().map(({ published, ours }) => [published, ours])).toEqual([
      [1.109, expect.closeTo(1.152, 3)],
      [1.359, expect.closeTo(1.53, 3)],
      [1.315, expect.closeTo(1.439, 3)],
    ]);
  });

  test("is summed up without sign", () => {
    const [first, ...others] = ratioComparisons();
    if (first === undefined) throw new Error("There is nothing to compare with.");
    const two = [
      { ...first, errorPercent: -3 },
      { ...first, errorPercent: 1 },
    ];
    expect(summaryOf(two)).toMatchObject({ count: 2, mean: 2, largest: 3 });
    expect(summaryOf([first, ...others]).largest).toBeLessThan(2.5);
  });

  test.each(locales)("names every source in %s", (locale) => {
    const named = Object.keys(method[locale].references);
    const used = new Set([...demandComparisons(), ...ratioComparisons()].map(({ source }) => source));
    expect(named.toSorted()).toEqual([...used].toSorted());
  });
});

test.each(locales)("the method page claims no more than the evidence in %s", (locale) => {
  const words = JSON.stringify(method[locale]);
  expect(words).not.toMatch(/238|4\.536|maker’s CRT|The maker makes|제작사가/);
  const { sections } = method[locale];
  const paragraphs = (id: string) => sections.find((each) => each.id === id)?.paragraphs.join(" ") ?? "";
  expect(paragraphs("accuracy")).toMatch(/No maker’s rating tables have been compared|제작사의 정격표와/);
  for (const figure of ["26.67 °C", "1.15%", "2.9%", "1.29%", "2.6%", "97%", "4.4%", "95%", "5.2%"]) {
    expect(paragraphs("accuracy")).toContain(figure);
  }
  expect(paragraphs("constants")).toMatch(/\+13.*−9%/);
  expect(paragraphs("validation")).toContain("216 CRT");
});
