import { expect, test } from "vitest";
import { neighborOf, stepOfKey } from "./inbox-keys.ts";

const pressed = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };

test("J and K are detected by key code, and ignored with Ctrl, Alt or Meta", () => {
  expect(stepOfKey({ ...pressed, code: "KeyJ" })).toBe(1);
  expect(stepOfKey({ ...pressed, code: "KeyK" })).toBe(-1);
  expect(stepOfKey({ ...pressed, code: "KeyL" })).toBeUndefined();
  for (const modifier of ["ctrlKey", "altKey", "metaKey", "shiftKey"])
    expect(stepOfKey({ ...pressed, code: "KeyJ", [modifier]: true })).toBeUndefined();
});

test("the first and last inquiry have no further neighbor; without an open one the neighbor is the first", () => {
  expect(neighborOf([7, 5, 3], 5, 1)).toBe(3);
  expect(neighborOf([7, 5, 3], 5, -1)).toBe(7);
  expect(neighborOf([7, 5, 3], 3, 1)).toBeUndefined();
  expect(neighborOf([7, 5, 3], 7, -1)).toBeUndefined();
  expect(neighborOf([7, 5, 3], undefined, 1)).toBe(7);
  expect(neighborOf([7, 5, 3], 99, -1)).toBe(7);
  expect(neighborOf([], undefined, 1)).toBeUndefined();
});
