import { expect, test } from "vitest";
import { dutyAsked, dutySummary, finalCRT } from "./inquiry-duty.ts";

test("the staff read a duty in one line, with the tower that it needs", () => {
  const duty = { flowRate: 1000, hotWaterTemp: 42, coldWaterTemp: 32, wetBulbTemp: 27.5 };
  expect(dutySummary({ ...duty, wetBulbTemp: 27 })).toMatch(
    /^순환수량 1,000 m³\/h, 입구 42 °C, 출구 32 °C, 습구 27 °C \(최종 1,9\d\d\.\d CRT\)$/,
  );
  expect(dutySummary(duty)).toContain("습구 27.5 °C");
});

test("a duty that the limits of today refuse is still shown, without a tower", () => {
  const duty = { flowRate: 10, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
  expect(finalCRT(duty)).toBeUndefined();
  expect(dutySummary(duty)).toBe("순환수량 10 m³/h, 입구 37 °C, 출구 32 °C, 습구 27 °C");
});

test("what a duty asks for is shown with the height of its site, where it has one", () => {
  const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
  const asked = "flow 390 m³/h, inlet 37 °C, outlet 32 °C, wet bulb 27 °C";
  expect(dutyAsked(duty, "en")).toBe(asked);
  expect(dutyAsked({ ...duty, height: 500 }, "en")).toBe(`${asked}, elevation 500 m`);
});
