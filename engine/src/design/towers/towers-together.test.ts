import { expect, test } from "vitest";
import { fanKilowattsOf, soundTogether } from "./towers-together.ts";

test("equal towers add their fan power and the energy of their sound: twice is 3 dB, ten times is 10 dB", () => {
  expect(fanKilowattsOf({ fans: 2, motor: 7.5 }, 3)).toBe(45);
  expect(fanKilowattsOf({ fans: null, motor: 7.5 }, 2)).toBe(15);
  expect(fanKilowattsOf({ fans: 2, motor: null }, 2)).toBeUndefined();
  expect(soundTogether(67, 1)).toBe(67);
  expect(soundTogether(67, 2)).toBeCloseTo(70.01, 2);
  expect(soundTogether(67, 10)).toBeCloseTo(77, 10);
});
