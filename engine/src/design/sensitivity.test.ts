import * as fc from "fast-check";
import { expect, test } from "vitest";
import { checkDuty } from "../duty/duty.ts";
import { capacity } from "../method/capacity.ts";
import { anyDuty } from "../reference/any-duty.ts";
import { at } from "../reference/at.ts";
import { errorPercent } from "../reference/error-percent.ts";
import { sensitivity } from "./sensitivity.ts";

test("one kelvin more of wet bulb makes the standard tower 15.2 % larger", () => {
  const [first] = sensitivity({ flowRate: 390, ...at(37, 32, 27) });
  expect(first).toMatchObject({ change: "wet-bulb-up", duty: { flowRate: 390, ...at(37, 32, 28) } });
  expect(errorPercent(first?.finalCRT ?? 0, 575.885)).toBeLessThan(0.5);
  expect(first?.percent).toBeCloseTo(15.177, 2);
});

test("a case that breaks a limit is left out", () => {
  const changes = (duty: Parameters<typeof sensitivity>[0]) => sensitivity(duty).map(({ change }) => change);
  // The range is at its minimum of 5 K, the approach at 2.8 K, and the flow at its maximum of 5,000 m³/h.
  expect(changes({ flowRate: 390, ...at(37, 32, 27) })).not.toContain("cold-up");
  expect(changes({ flowRate: 5000, ...at(45, 34.8, 32) })).toEqual(["wet-bulb-down", "cold-up", "flow-down"]);
  expect(changes({ flowRate: 50, ...at(45, 25, 10) })).toEqual(["wet-bulb-up", "cold-up", "flow-up"]);
});

test("all six are there where nothing is near a limit", () => {
  expect(sensitivity({ flowRate: 390, ...at(40, 31, 25) }).map(({ change }) => change)).toEqual([
    "wet-bulb-up",
    "wet-bulb-down",
    "cold-up",
    "cold-down",
    "flow-up",
    "flow-down",
  ]);
});

test("for any duty each case is a duty of its own, sized as such, and changes the size the right way", () => {
  fc.assert(
    fc.property(anyDuty(), (duty) => {
      const base = capacity(duty).finalCRT;
      for (const { change, duty: changed, finalCRT, percent } of sensitivity(duty)) {
        expect(checkDuty(changed)).toEqual([]);
        expect(finalCRT).toBe(capacity(changed).finalCRT);
        expect(base * (1 + percent / 100)).toBeCloseTo(finalCRT, 6);
        expect(percent > 0).toBe(["wet-bulb-up", "cold-down", "flow-up"].includes(change));
        if (change.startsWith("flow")) expect(Math.abs(percent)).toBeCloseTo(10, 6);
      }
    }),
  );
});
