import { expect, test, vi } from "vitest";
import { choiceRows, isClosedCircuit, isCounterflow } from "./choice-rows.ts";

const table = vi.hoisted(() => ({
  SF: { kind: "crossflow", sizes: [125, 175, 250, 350] },
  SCP: { kind: "counterflow", sizes: [250, 500, 600] },
  THF: { kind: "closed-circuit", sizes: [100, 250] },
}));
vi.mock("#content/samples/tower-models.ts", () => ({
  towerSeries: Object.keys(table),
  towerModels: (series: keyof typeof table) =>
    table[series].sizes.map((crt) => ({
      series,
      kind: table[series].kind,
      name: `${series}-${crt}`,
      crt,
    })),
}));

const standard = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

test("500 CRT are met by one tower of 500, two of 250 or three of 175, none larger than it needs to be", () => {
  const names = choiceRows(standard, "all", 0).map(({ model, units }) => `${units} × ${model.name}`);
  expect(names.slice(0, 4)).toEqual(["1 × SCP-500", "2 × SF-250", "2 × SCP-250", "3 × SF-175"]);
  expect(names).not.toContain("1 × SCP-600");
});

test("a margin of 10 % asks for 550 CRT", () => {
  expect(choiceRows(standard, "SCP", 10)[0]?.model.name).toBe("SCP-600");
  for (const { installedCRT } of choiceRows(standard, "all", 10))
    expect(installedCRT).toBeGreaterThanOrEqual(550);
});

test("closed-circuit towers come after all others, and alone where only they are asked for", () => {
  const closed = choiceRows(standard, "all", 0).map(isClosedCircuit);
  expect(closed).toEqual([...closed].sort((a, b) => Number(a) - Number(b)));
  expect(choiceRows(standard, "THF", 0).every(isClosedCircuit)).toBe(true);
});

test.each([
  ["SCP", true],
  ["SF", false],
  ["THF", false],
] as const)("rows of %s alone are all of the method's own kind: %s", (series, isOwn) => {
  const kinds = new Set(choiceRows(standard, series, 0).map(isCounterflow));
  expect([...kinds]).toEqual([isOwn]);
});

test("a duty that no model does with twelve towers has no rows", () => {
  const large = { flowRate: 5000, hotWaterTemp: 40, coldWaterTemp: 30, wetBulbTemp: 27 };
  expect(choiceRows(large, "SF", 0)).toEqual([]);
});
