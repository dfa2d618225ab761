import { describe, expect, test } from "vitest";
import { basinHeight, isDashed, type Layer, ringHeight, type Text, textBox, widthOfText } from "./shapes.ts";

test.each<[Layer, boolean]>([
  ["outline", false],
  ["fan", false],
  ["louver", false],
  ["coil", true],
  ["connection", false],
  ["support", false],
  ["clearance", true],
  ["dimension", false],
])("lines of the layer %s are dashed: %s", (layer, dashed) => {
  expect(isDashed(layer)).toBe(dashed);
});

test.each([
  ["가", 118],
  ["힣", 118],
  ["㎡", 118],
  ["A", 88],
  ["Z", 88],
  ["0", 88],
  ["9", 88],
  ["×", 88],
  ["a", 76],
  ["z", 76],
  ["³", 76],
  [" ", 40],
  [",", 40],
  ["-", 40],
  ["", 0],
  ["\u{20000}", 118],
  ["N1 가a", 88 + 88 + 40 + 118 + 76],
])("the text %j of letters 100 mm high is %d mm wide", (text, width) => {
  expect(widthOfText(text, 100)).toBeCloseTo(width, 6);
});

describe("the room of a text", () => {
  // 352 mm wide.
  const text: Text = { kind: "text", layer: "fan", at: [1_000, 5_000], height: 100, text: "ABCD" };

  test.each<[string, Partial<Text>, number[]]>([
    ["about its middle", {}, [824, 1_176, 4_950, 5_050]],
    ["from its beginning", { align: "start" }, [1_000, 1_352, 4_950, 5_050]],
    ["about its middle upwards where it is turned", { isTurned: true }, [950, 1_050, 4_824, 5_176]],
    [
      "from its beginning upwards where it is turned",
      { isTurned: true, align: "start" },
      [950, 1_050, 5_000, 5_352],
    ],
  ])("extends %s", (_, look, [left, right, bottom, top]) => {
    const box = textBox({ ...text, ...look });
    expect([box.left, box.right, box.bottom, box.top].map(Math.round)).toEqual([left, right, bottom, top]);
  });
});

test("basin and rings grow with the height of a tower, up to 900 mm", () => {
  expect([2_000, 5_000, 5_001, 9_000].map(basinHeight)).toEqual([360, 900, 900, 900]);
  expect([2_000, 6_400, 6_500].map((height) => Math.round(ringHeight(height)))).toEqual([280, 896, 900]);
});
