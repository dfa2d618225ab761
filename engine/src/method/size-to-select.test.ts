import { expect, test } from "vitest";
import { at } from "../reference/at.ts";
import { capacity } from "./capacity.ts";
import { sizeToSelect } from "./size-to-select.ts";

test("heat decides where the loading is ordinary", () => {
  const { finalCRT } = capacity({ flowRate: 390, ...at(37, 32, 28) });
  const { hydraulicCRT, selectionCRT, nominalCRT } = sizeToSelect(390, finalCRT);
  expect(hydraulicCRT).toBeCloseTo(333.333, 3);
  expect(selectionCRT).toBe(finalCRT);
  expect(nominalCRT).toBe(576);
});

test("water decides where a large approach would crowd the tower", () => {
  const { finalCRT } = capacity({ flowRate: 600, ...at(45, 40, 10) });
  expect(finalCRT).toBeLessThan(184);
  expect(sizeToSelect(600, finalCRT)).toEqual({
    hydraulicCRT: expect.closeTo(512.8205, 4),
    selectionCRT: expect.closeTo(512.8205, 4),
    nominalCRT: 513,
  });
});

test("a whole number of tons is not rounded up to the next", () => {
  expect(sizeToSelect(390, 500).nominalCRT).toBe(500);
  expect(sizeToSelect(390, 500.00000000000006).nominalCRT).toBe(500);
  expect(sizeToSelect(390, 500.001).nominalCRT).toBe(501);
});
