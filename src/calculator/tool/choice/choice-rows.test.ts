import { expect, test } from "vitest";
import type { TowerKind } from "../../engine/design/tower-kind.ts";
import { choiceRows, chosenTower, isClosedCircuit, seriesOnRequest, towersOf } from "./choice-rows.ts";

const table: Record<string, { kind: TowerKind; sizes: number[] }> = {
  SF: { kind: "crossflow", sizes: [125, 175, 250, 350] },
  SCP: { kind: "counterflow", sizes: [250, 500, 600] },
  THF: { kind: "closed-circuit", sizes: [100, 250] },
};
const all = Object.keys(table).flatMap(modelsOf);

const standard = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

test("500 CRT are met by one tower of 500, two of 250 or three of 175, none larger than it needs to be", () => {
  const names = choiceRows(all, standard, 0).map(({ model, units }) => `${units} × ${model.name}`);
  expect(names.slice(0, 4)).toEqual(["1 × SCP-500", "2 × SF-250", "2 × SCP-250", "3 × SF-175"]);
  expect(names).not.toContain("1 × SCP-600");
});

test("no set is twice as large as another that does it, but for the only one of a series", () => {
  const small = { ...standard, flowRate: 78 };
  const cell = { series: "MX", kind: "counterflow" as const, name: "MX-400", crt: 400 };
  const names = choiceRows([...all, cell], small, 0).map(({ model }) => model.name);
  expect(names).toEqual(["SF-125", "THF-100"]);
  expect(choiceRows([cell], small, 0)).toHaveLength(1);
});

test("towers out of an address are those of their model, and none where it is no longer offered", () => {
  expect(chosenTower(all, { model: "SCP-250", units: 2 }, standard)).toEqual({
    model: "SCP-250",
    kind: "counterflow",
    units: 2,
    crt: 500,
  });
  expect(chosenTower(all, { model: "SCP-251", units: 2 }, standard)).toBeUndefined();
});

test("chosen towers have the fan power of all, and the sound of all at the distance of one", () => {
  const rated = { fans: 2, motor: 7.5, sound: 67, soundDistance: 10 };
  const two = towersOf({ series: "SCP", kind: "counterflow", name: "SCP-250", crt: 250, rated }, 2);
  expect(two.fanKilowatts).toBe(30);
  expect(two.sound?.level).toBeCloseTo(70.01, 2);
  expect(two.sound?.distance).toBe(10);
});

test("a margin of 10 % asks for 550 CRT", () => {
  expect(choiceRows(modelsOf("SCP"), standard, 10)[0]?.model.name).toBe("SCP-600");
  for (const { installedCRT } of choiceRows(all, standard, 10))
    expect(installedCRT).toBeGreaterThanOrEqual(550);
});

test("towers without a number are as many as the duty needs, at most those of one row", () => {
  const units = (model: string, flowRate: number) =>
    chosenTower(all, { model }, { ...standard, flowRate })?.units;
  expect([units("SCP-250", 390), units("SCP-250", 391), units("SCP-250", 5000)]).toEqual([2, 3, 12]);
});

test("closed-circuit towers come after all others, and alone where only they are asked for", () => {
  const closed = choiceRows(all, standard, 0).map(isClosedCircuit);
  expect(closed).toEqual([...closed].sort((a, b) => Number(a) - Number(b)));
  expect(choiceRows(modelsOf("THF"), standard, 0).every(isClosedCircuit)).toBe(true);
});

test("away from 37/32/27 closed-circuit towers have no rows and their series are on request", () => {
  const other = { ...standard, wetBulbTemp: 26 };
  expect(choiceRows(modelsOf("THF"), other, 0)).toEqual([]);
  expect(choiceRows(all, other, 0).some(isClosedCircuit)).toBe(false);
  expect(seriesOnRequest(all, other)).toEqual(["THF"]);
  expect(seriesOnRequest(all, standard)).toEqual([]);
});

test("a duty that no model does with twelve towers has no rows", () => {
  const large = { flowRate: 5000, hotWaterTemp: 40, coldWaterTemp: 30, wetBulbTemp: 27 };
  expect(choiceRows(modelsOf("SF"), large, 0)).toEqual([]);
});

function modelsOf(series: string) {
  const { kind, sizes } = table[series] ?? { kind: "counterflow", sizes: [] };
  return sizes.map((crt) => ({ series, kind, name: `${series}-${crt}`, crt }));
}
