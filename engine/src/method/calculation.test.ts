import { expect, test } from "vitest";
import { calculate, isCalculation } from "./calculation.ts";
import { calculationRequestSchema, calculationSchema } from "./calculation-schema.ts";

const standard = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

test("an accepted body becomes the duty and nothing else", () => {
  expect(calculationRequestSchema.parse({ ...standard, extra: true })).toEqual(standard);
});

test("a refused body has one issue for each violation, with the field as path and the rule as message", () => {
  const { success, error } = calculationRequestSchema.safeParse({
    ...standard,
    flowRate: "390",
    wetBulbTemp: 30,
  });
  expect(success).toBe(false);
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["flowRate", "number"],
    ["wetBulbTemp", "approach"],
  ]);
});

test.each([undefined, null, "390", [], 5])("a body of %j lacks all four numbers", (body) => {
  expect(calculationRequestSchema.safeParse(body).error?.issues).toHaveLength(4);
});

test("the answer echoes the input and carries exactly the five numbers", () => {
  const result = calculate(standard);
  expect(result).toEqual({
    input: standard,
    calculations: { range: 5, approach: 5, basicCRT: 500, correctionFactor: 1, finalCRT: 500 },
  });
  expect(calculationSchema.parse(JSON.parse(JSON.stringify(result)))).toEqual(result);
});

test("an answer is recognised as it comes over the wire, and nothing else is one", () => {
  const result = { ...calculate({ ...standard, height: 300 }) };
  expect(isCalculation(JSON.parse(JSON.stringify(result)))).toBe(true);
  const { input, calculations } = result;
  const others = [
    null,
    "",
    [],
    { input },
    { calculations },
    { input: { ...input, flowRate: "390" }, calculations },
    { input, calculations: { ...calculations, finalCRT: "many" } },
    { input, calculations: { ...calculations, range: null } },
  ];
  expect(others.filter(isCalculation)).toEqual([]);
});
