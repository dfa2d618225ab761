import { expect, test } from "vitest";
import { type ChillerQuestion, chillerDuty } from "./chiller.ts";
import { chillerAt, chillerKeys } from "./chiller-query.ts";

const question: ChillerQuestion = {
  cooling: 300,
  unit: "USRT",
  drive: "electric",
  cop: 5,
  rejectionFactor: 1.83,
  range: 5,
  coldWaterTemp: 32,
  wetBulbTemp: 27,
};

test("300 USRT of an electric chiller", () => {
  // By hand: 300 × 3.51685 = 1,055.055 kW; × (1 + 1/5) = 1,266.066 kW; × 3600 / 4.186 = 1,088,829 kcal/h;
  // / 5,000 kcal/m³ = 217.766 m³/h; / 3,900 = 279.187 CRT, which the standard temperatures leave as they are.
  const { coolingKilowatts, factor, heatKilowatts, duty, basicCRT, correctionFactor, finalCRT } =
    chillerDuty(question);
  expect(coolingKilowatts).toBeCloseTo(1055.055, 3);
  expect(factor).toBeCloseTo(1.2, 12);
  expect(heatKilowatts).toBeCloseTo(1266.066, 3);
  expect(duty.flowRate).toBeCloseTo(217.766, 3);
  expect(duty).toMatchObject({ hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 });
  expect(basicCRT).toBeCloseTo(279.187, 3);
  expect(correctionFactor).toBe(1);
  expect(finalCRT).toBeCloseTo(279.187, 3);
});

test("a chiller that defines the CRT: 3,024 kcal/h and 860 of its compressor are about one CRT each ton", () => {
  // COP = 3,024 / 860 = 3.516; published as the definition of the cooling ton.
  expect(chillerDuty({ ...question, cop: 3024 / 860 }).basicCRT / 300).toBeCloseTo(1, 2);
});

test("an absorption chiller in kW at a range of 5.5 K", () => {
  // By hand: 1,000 kW × 1.83 = 1,830 kW; × 3600 / 4186 / 5.5 = 286.149 m³/h; 1,830 / 4.534833 = 403.543 CRT.
  const { heatKilowatts, duty, basicCRT, finalCRT } = chillerDuty({
    ...question,
    cooling: 1000,
    unit: "kW",
    drive: "absorption",
    range: 5.5,
  });
  expect(heatKilowatts).toBeCloseTo(1830, 9);
  expect(duty.flowRate).toBeCloseTo(286.149, 3);
  expect(duty.hotWaterTemp).toBe(37.5);
  expect(basicCRT).toBeCloseTo(403.543, 2);
  // A warmer inlet needs less tower for the same heat.
  expect(finalCRT).toBeLessThan(basicCRT);
});

test("where the water leaves warm, the flow decides the size", () => {
  // By hand: 600 m³/h × 4,186 × 5 / 3600 = 3,488.333 kW, of which 5/6 are cooling; 600 / (0.78 × 1.5) = 512.821 CRT.
  const cooling = (3488.333 * 5) / 6;
  const { finalCRT = 0, selectionCRT } = chillerDuty({
    ...question,
    cooling,
    unit: "kW",
    coldWaterTemp: 40,
    wetBulbTemp: 10,
  });
  expect(finalCRT).toBeLessThan(300);
  expect(selectionCRT).toBeCloseTo(512.821, 2);
});

test("at usual temperatures the heat decides the size", () => {
  const { finalCRT, selectionCRT } = chillerDuty(question);
  expect(selectionCRT).toBe(finalCRT);
});

test("makers of double-effect machines publish 1.0 m³/h for each USRT at 5.5 K, as the typical factor has it", () => {
  const { duty } = chillerDuty({ ...question, cooling: 1, drive: "absorption", range: 5.5 });
  expect(duty.flowRate).toBeCloseTo(1, 1);
});

test("a duty beyond the calculator keeps its heat and water, and says which rule it breaks", () => {
  const small = chillerDuty({ ...question, cooling: 30 });
  expect(small.basicCRT).toBeCloseTo(27.919, 3);
  expect(small.finalCRT).toBeUndefined();
  expect(small.violations).toEqual([{ field: "flowRate", rule: "limits" }]);
});

const at = (search: string) => chillerAt(new URLSearchParams(search));

test("the smallest range is accepted at an outlet converted from °F", () => {
  const refused = [77, 79, 81, 83, 85, 88, 90].filter((fahrenheit) => {
    const coldWaterTemp = (fahrenheit - 32) / 1.8;
    return chillerDuty({ ...question, wetBulbTemp: 20, coldWaterTemp }).violations.length > 0;
  });
  expect(refused).toEqual([]);
});

test("an address with the capacity alone has the usual values for the rest", () => {
  expect(at("")).toEqual({ kind: "empty" });
  expect(at("cooling=300")).toMatchObject({ kind: "answered", question });
  expect(at("cooling=1,000&of=kW&chiller=absorption&factor=2.4&range=8&cold=31&wb=26")).toMatchObject({
    question: {
      cooling: 1000,
      unit: "kW",
      drive: "absorption",
      rejectionFactor: 2.4,
      range: 8,
      coldWaterTemp: 31,
      wetBulbTemp: 26,
    },
  });
  expect(chillerKeys).toEqual(["cooling", "of", "chiller", "cop", "factor", "range", "cold", "wb"]);
});

test("every number that is not accepted is named with its limits", () => {
  expect(at("cooling=&cop=0.5&range=x")).toEqual({
    kind: "refused",
    problems: [
      { key: "cooling", lowest: 1, highest: 100_000 },
      { key: "cop", lowest: 1, highest: 20 },
      { key: "range", lowest: 5, highest: 20 },
    ],
  });
});

test("a chiller whose tower is larger than an inquiry takes is refused, with the largest that is not", () => {
  const asked = "of=USRT&chiller=absorption";
  expect(at(`cooling=100000&${asked}`)).toEqual({
    kind: "refused",
    problems: [{ key: "cooling", lowest: 1, highest: 70_462 }],
  });
  const largest = at(`cooling=70462&${asked}`);
  expect(largest.kind === "answered" && largest.result.basicCRT).toBeCloseTo(99_999, -1);
});
