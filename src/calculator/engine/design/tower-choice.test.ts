import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { capacity } from "../method/capacity.ts";
import { selection } from "../method/selection.ts";
import { anyDuty } from "../reference/any-duty.ts";
import { at } from "../reference/at.ts";
import { maxUnits, type TowerModel, towerChoices } from "./tower-choice.ts";

const standard = { flowRate: 390, ...at(37, 32, 27) };
const noMargin = { marginPercent: 0 };

describe("500 CRT at standard conditions", () => {
  test("are one tower of 500, not two", () => {
    expect(towerChoices([aModel(500)], standard, noMargin)).toEqual([
      {
        model: aModel(500),
        basis: "rated",
        units: 1,
        spare: 2,
        installedCRT: 500,
        loadingPercent: expect.closeTo(100, 9),
        capabilityPercent: expect.closeTo(100, 9),
      },
    ]);
  });

  test("are two towers of 250 without and three with a margin of 10 %", () => {
    const units = (marginPercent: number) =>
      towerChoices([aModel(250)], standard, { marginPercent }).map((choice) => choice.units);
    expect(units(0)).toEqual([2]);
    expect(units(10)).toEqual([3]);
  });

  test("come with the fewest towers first, then the least surplus", () => {
    const models = [100, 300, 700, 550, 260].map(aModel);
    expect(towerChoices(models, standard, noMargin).map(({ model, units }) => [units, model.crt])).toEqual([
      [1, 550],
      [1, 700],
      [2, 260],
      [2, 300],
      [5, 100],
    ]);
  });

  test("are not offered as more towers than anyone would put up", () => {
    const smallest = 500 / maxUnits;
    expect(towerChoices([aModel(smallest - 0.1)], standard, noMargin)).toEqual([]);
    expect(towerChoices([aModel(smallest + 0.1)], standard, noMargin)).toHaveLength(1);
  });
});

test.each([
  ["counterflow", "calculated"],
  ["crossflow", "estimated"],
  ["closed-circuit", undefined],
] as const)("a %s tower away from 37/32/27 is %s", (kind, basis) => {
  const model = { ...aModel(500), kind };
  const [choice] = towerChoices([model], { flowRate: 390, ...at(37, 32, 26) }, noMargin);
  expect(choice?.basis).toBe(basis);
  expect(towerChoices([model], standard, noMargin)[0]?.basis).toBe("rated");
});

test("where the water decides, the choice follows the water", () => {
  // 183.9 CRT by heat, 512.8 CRT by flow.
  const [choice] = towerChoices([aModel(200)], { flowRate: 600, ...at(45, 40, 10) }, noMargin);
  expect(choice?.units).toBe(3);
  expect(choice?.loadingPercent).toBeLessThan(150);
  expect(choice?.capabilityPercent).toBeCloseTo((100 * 600) / 183.896, 0);
});

test("every choice meets the selection size with its margin, and one tower fewer would not", () => {
  fc.assert(
    fc.property(anyDuty(), anyModels(), fc.integer({ min: 0, max: 30 }), (duty, models, marginPercent) => {
      const wanted =
        selection(duty.flowRate, capacity(duty).finalCRT).selectionCRT * (1 + marginPercent / 100);
      for (const { model, units, spare, installedCRT } of towerChoices(models, duty, { marginPercent })) {
        expect(installedCRT).toBe(units * model.crt);
        expect(installedCRT).toBeGreaterThanOrEqual(wanted - 1e-6);
        expect((units - 1) * model.crt).toBeLessThan(wanted);
        expect(spare).toBe(units + 1);
        expect(units).toBeLessThanOrEqual(maxUnits);
      }
    }),
  );
});

test("no choice carries more than 150 % water or less than 100 % capability, and the order holds", () => {
  fc.assert(
    fc.property(anyDuty(), anyModels(), (duty, models) => {
      const choices = towerChoices(models, duty, noMargin);
      for (const { loadingPercent, capabilityPercent } of choices) {
        expect(loadingPercent).toBeLessThan(150 + 1e-6);
        expect(capabilityPercent).toBeGreaterThan(100 - 1e-6);
      }
      const order = choices.map(({ units, installedCRT }) => units * 1e6 + installedCRT);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }),
  );
});

function aModel(crt: number): TowerModel {
  return { series: "SCP", kind: "counterflow", name: `SCP-${crt}`, crt };
}

function anyModels() {
  return fc.array(fc.integer({ min: 20, max: 1500 }).map(aModel), { minLength: 1, maxLength: 12 });
}
