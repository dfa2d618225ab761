import type { DutyField, DutyRule } from "../duty/duty.ts";

const standard = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

type Broken = Partial<Record<DutyField, DutyRule[]>>;

/** Inputs and every rule that they break, by field; derived by hand from the product's validation rules. */
export const duties: { title: string; input: unknown; broken: Broken }[] = [
  { title: "the defaults", input: standard, broken: {} },
  { title: "a range of 5 and an approach of 2.8 in binary dust", input: temps(39.8, 34.8, 32), broken: {} },
  { title: "every lower limit", input: { ...temps(30, 25, 10), flowRate: 50 }, broken: {} },
  { title: "every upper limit", input: { ...temps(45, 40, 32), flowRate: 5000 }, broken: {} },
  {
    title: "a range of 4.9",
    input: temps(41.9, 37, 32),
    broken: { hotWaterTemp: ["range"], coldWaterTemp: ["range"] },
  },
  { title: "an approach of 2.7", input: temps(37, 32, 29.3), broken: { wetBulbTemp: ["approach"] } },
  { title: "a flow of 49", input: { ...standard, flowRate: 49 }, broken: { flowRate: ["limits"] } },
  { title: "a flow of 5001", input: { ...standard, flowRate: 5001 }, broken: { flowRate: ["limits"] } },
  {
    title: "an inlet of 29.9, which also spoils the range",
    input: temps(29.9, 25, 20),
    broken: { hotWaterTemp: ["limits", "range"], coldWaterTemp: ["range"] },
  },
  { title: "an inlet of 45.1", input: temps(45.1, 32, 27), broken: { hotWaterTemp: ["limits"] } },
  { title: "an outlet of 24.9", input: temps(37, 24.9, 20), broken: { coldWaterTemp: ["limits"] } },
  {
    title: "an outlet of 40.1",
    input: temps(45, 40.1, 27),
    broken: { hotWaterTemp: ["range"], coldWaterTemp: ["limits", "range"] },
  },
  { title: "a wet bulb of 9.9", input: temps(37, 32, 9.9), broken: { wetBulbTemp: ["limits"] } },
  { title: "a wet bulb of 32.1", input: temps(45, 38, 32.1), broken: { wetBulbTemp: ["limits"] } },
  {
    title: "an inlet equal to the outlet",
    input: temps(32, 32, 27),
    broken: { hotWaterTemp: ["above-outlet", "range"], coldWaterTemp: ["below-inlet", "range"] },
  },
  {
    title: "an outlet equal to the wet bulb",
    input: temps(37, 27, 27),
    broken: { coldWaterTemp: ["above-wet-bulb"], wetBulbTemp: ["below-outlet", "approach"] },
  },
  {
    title: "everything upside down",
    input: { ...temps(25, 30, 35), flowRate: -1 },
    broken: {
      flowRate: ["limits"],
      hotWaterTemp: ["limits", "above-outlet", "range"],
      coldWaterTemp: ["below-inlet", "above-wet-bulb", "range"],
      wetBulbTemp: ["limits", "below-outlet", "approach"],
    },
  },
  {
    title: "a zero, which counts as not a number",
    input: temps(37, 32, 0),
    broken: { wetBulbTemp: ["number"] },
  },
  { title: "a negative zero", input: temps(37, 32, -0), broken: { wetBulbTemp: ["number"] } },
  { title: "NaN", input: temps(Number.NaN, 32, 27), broken: { hotWaterTemp: ["number"] } },
  {
    title: "Infinity",
    input: { ...standard, flowRate: Number.POSITIVE_INFINITY },
    broken: { flowRate: ["number"] },
  },
  { title: "a number as text", input: { ...standard, flowRate: "390" }, broken: { flowRate: ["number"] } },
  { title: "null", input: { ...standard, coldWaterTemp: null }, broken: { coldWaterTemp: ["number"] } },
  { title: "a big integer", input: { ...standard, flowRate: 390n }, broken: { flowRate: ["number"] } },
  {
    title: "a missing field, while the others are still compared",
    input: { flowRate: 390, hotWaterTemp: 33, coldWaterTemp: 32 },
    broken: { hotWaterTemp: ["range"], coldWaterTemp: ["range"], wetBulbTemp: ["number"] },
  },
  { title: "nothing", input: undefined, broken: allMissing() },
  { title: "a list", input: [390, 37, 32, 27], broken: allMissing() },
];

function temps(hotWaterTemp: number, coldWaterTemp: number, wetBulbTemp: number) {
  return { ...standard, hotWaterTemp, coldWaterTemp, wetBulbTemp };
}

function allMissing(): Broken {
  return {
    flowRate: ["number"],
    hotWaterTemp: ["number"],
    coldWaterTemp: ["number"],
    wetBulbTemp: ["number"],
  };
}
