import { expect, test } from "vitest";
import { towerVerdict } from "./tower-verdict.ts";

const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

test("towers of exactly the size meet the duty, in a tenth of a CRT as documents write it", () => {
  expect(towerVerdict(500, duty)).toEqual({ kind: "meets", capabilityPercent: expect.closeTo(100, 9) });
  expect(towerVerdict(500, { ...duty, flowRate: 390.03 }).kind).toBe("meets");
  expect(towerVerdict(499.9, duty).kind).toBe("too-small");
});

test("towers that are too small have an outlet above the one that is wanted", () => {
  const verdict = towerVerdict(400, duty);
  expect(verdict).toMatchObject({ kind: "too-small", capabilityPercent: expect.closeTo(80, 9) });
  expect(verdict.kind === "too-small" && verdict.coldWaterTemp).toBeCloseTo(33.0, 0);
});

test("an outlet beyond the method is reported with its limit", () => {
  const far = { flowRate: 5000, hotWaterTemp: 45, coldWaterTemp: 30, wetBulbTemp: 27 };
  expect(towerVerdict(50, far)).toMatchObject({ coldWaterTemp: undefined, coldWaterAbove: 35 });
});

test("towers that meet the heat can carry too much water", () => {
  const mild = { flowRate: 600, hotWaterTemp: 45, coldWaterTemp: 40, wetBulbTemp: 10 };
  expect(towerVerdict(200, mild)).toMatchObject({
    kind: "overfed",
    loadingPercent: expect.closeTo(384.6, 1),
  });
});
