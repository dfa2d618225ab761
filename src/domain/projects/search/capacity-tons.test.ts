import { expect, test } from "vitest";
import { capacityTons } from "./capacity-tons.ts";

test.each([
  ["1200RT", 1200],
  ["2,400 RT", 2400],
  ["300rt", 300],
  [" 450 CRT ", 450],
  ["87.5RT", 87.5],
  ["1,200 RT", 1200],
  ["450CRT", 450],
  ["12.5rt", 12.5],
])("reads %j as %d CRT", (text, crt) => {
  expect(capacityTons(text)).toBe(crt);
});

test.each([null, "", "RT", "300", "600RT x 2", "300RT 병원", "3 m³/h", "300 USRT", "500 m³/h", "600RT × 2"])(
  "reads no cooling tons from %j",
  (text) => {
    expect(capacityTons(text)).toBeUndefined();
  },
);
