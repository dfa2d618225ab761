import { describe, expect, test } from "vitest";
import { normalizedText, type QuantityColumn, readQuantity, unitOf } from "./quantities.ts";
import { celsius, factorOf, isRefrigerationTon, isUnit, unitsOf } from "./units.ts";

test.each([
  ["390×10³kcal", "390×10^3kcal"],
  ["100²", "100※"],
  ["(100)³", "(100)※"],
  ["5⁰ 6¹ 7⁹", "5※ 6※ 7※"],
  ["5①", "5※"],
  ["a① m³ ㎥", "a1 m3 m3"],
  ["a‐b–c—d−e", "a-b-c-d-e"],
  ["1∼2〜3", "1~2~3"],
  ["2✕3 2✖ 3 2*3 2 * 3", "2×3 2× 3 2×3 2 × 3"],
  ["2x3 2 x 3 2X3", "2×3 2 × 3 2×3"],
  ["5kWx2 5HP x2 5ps x 2 2대x5 2ea x5 (5)x2", "5kW×2 5HP ×2 5ps × 2 2대×5 2ea ×5 (5)×2"],
  ["150A x 2 150Ax2", "150A × 2 150A×2"],
  ["ax2 2xa 2x *a 2 *", "ax2 2xa 2x *a 2 *"],
  ["58 dB(A) 58db ( A )", "58 dBA 58dBA"],
  [" a \n\t b ", "a b"],
])("%j is normalized to %j", (text, plain) => {
  expect(normalizedText(text)).toBe(plain);
});

/** Result in short: the value with its marks, the problem with its part, or none. */
function read(column: QuantityColumn, text: string, count?: number): string {
  const found = readQuantity(column, text, count);
  if (found.kind === "none") return found.isWritten ? "none, written" : "none";
  if (found.kind === "problem") return `${found.problem}: ${found.part}`;
  return `${found.value}${found.isConverted ? " converted" : ""}${found.isAbridged ? " abridged" : ""}`;
}

describe("a capacity", () => {
  test.each([
    ["", "none"],
    [" ", "none"],
    ["--", "none"],
    ["없음", "none, written"],
    ["해당 없음", "none, written"],
    ["100", "100"],
    ["100 RT", "100"],
    ["390,000 kcal/h", "100 converted"],
    ["100RT(37/32/27℃)", "100 abridged"],
    ["100RT(37.2/32/27℃)", "100 abridged"],
    ["100RT(37.4/32/27℃)", "otherConditions: (37.4/32/27°C)"],
    ["100RT(36.6/32/27℃)", "otherConditions: (36.6/32/27°C)"],
    ["100RT(37/33/27℃)", "otherConditions: (37/33/27°C)"],
    ["100RT(37/32/28℃)", "otherConditions: (37/32/28°C)"],
    ["100RT, 37/32/27℃", "100 abridged"],
    ["37/32/27℃, 100RT", "100 abridged"],
    ["100RT WB 27", "100 abridged"],
    ["100RT 습구 온도 27℃", "100 abridged"],
    ["100RT (W.B.T. 80.6°F)", "100 abridged"],
    ["100RT WB 26", "otherConditions: WB 26"],
    ["100 USRT", "refrigerationTons: USRT"],
    ["100톤", "otherUnit: 톤"],
    ["100 HRT", "unknownUnit: HRT"],
    ["100a", "unknownUnit: a"],
    ["100RT×2", "severalValues: 100RT×2"],
    ["390 ×10³ kcal/h", "100 converted"],
    ["390×1,000 kcal/h", "100 converted"],
    ["390 × 1000kcal/h", "100 converted"],
    ["390×1,000", "severalValues: 390×1,000"],
  ])("%j is read as %j", (text, expected) => {
    expect(read({ dimension: "capacity" }, text)).toBe(expected);
  });
});

describe("the power of a motor", () => {
  test.each<[string, string]>([
    ["5HP(3.7kW)", "3.7 abridged"],
    ["3.7kW (5HP)", "3.7 abridged"],
    ["10kW (10.3kW)", "10.3 abridged"],
    ["10kW (10.5kW)", "severalValues: (10.5kW)"],
    ["10kW (9.5kW)", "severalValues: (9.5kW)"],
    ["5HP(4P)", "unknownUnit: (4P)"],
    ["5HP(3.7)", "severalValues: (3.7)"],
    ["5HP(3.7)4", "unknownUnit: HP4"],
    ["약 5", "5 abridged"],
    ["대략5", "5 abridged"],
    ["ca. 5", "5 abridged"],
    ["ca5", "5 abridged"],
    ["approx. 5", "5 abridged"],
    ["≈5", "5 abridged"],
    ["5 정도", "5 abridged"],
    ["5전후", "5 abridged"],
    ["5가량", "5 abridged"],
    ["5.5kW/대", "5.5 abridged"],
    ["5.5 kW / EA", "5.5 abridged"],
    ["5.5kW/each", "5.5 abridged"],
    ["5.5kW/팬", "5.5 abridged"],
    ["5.5kW/fan", "5.5 abridged"],
    ["5.5kW/기", "5.5 abridged"],
    ["5.5kW/set", "5.5 abridged"],
    ["5.5kW/cell", "5.5 abridged"],
    ["5.5kW/hr", "unknownUnit: kW/hr"],
    ["(5.5×2) kW", "5.5 abridged"],
    ["(5) HP", "3.7 converted"],
    ["(7.5×2) HP", "5.6 converted abridged"],
    ["(5.5×2) xyz", "unknownUnit: xyz"],
    ["5.5kW×2대", "5.5 abridged"],
    ["2×5.5", "5.5 abridged"],
    ["2×2", "2 abridged"],
    ["3×5.5", "countDiffers: 3×5.5"],
    ["2대×2대", "countDiffers: 2대×2대"],
    ["5.5×2×2", "severalValues: 5.5×2×2"],
    ["75 / 55", "severalValues: 75 / 55"],
    ["5~7kW", "severalValues: 5~7kW"],
    ["5+3", "severalValues: 5+3"],
    ["7kW-5", "severalValues: 7kW-5"],
    ["kW", "noNumber: kW"],
    ["1,25", "severalValues: 1,25"],
    ["1.34 HP", "0.999 converted"],
    ["1.35 HP", "1 converted"],
    ["0.5 HP", "0.373 converted"],
    ["100 HP", "74.6 converted"],
    ["5 mm", "otherUnit: mm"],
  ])("%j with two fans is read as %j", (text, expected) => {
    expect(read({ dimension: "power", spellings: ["each"] }, text, 2)).toBe(expected);
  });
});

describe("a limit", () => {
  const upper = [
    "≤65",
    "<=65",
    "<65",
    "≦65",
    "~65",
    "max. 65",
    "MAX65",
    "최대 65",
    "65이하",
    "65 미만",
    "65 max",
    "65 max.",
    "65↓",
  ];
  const lower = [
    "≥65",
    ">=65",
    ">65",
    "≧65",
    "min. 65",
    "Min65",
    "최소 65",
    "65이상",
    "65 초과",
    "65 min",
    "65↑",
    "65~",
    "65-",
  ];

  test.each(upper)("%s is an upper one, which some columns take", (text) => {
    expect(read({ dimension: "sound" }, text)).toBe(`limit: ${normalizedText(text)}`);
    expect(read({ dimension: "sound", spellings: ["upperLimit"] }, text)).toBe("65 abridged");
  });

  test.each(lower)("%s is a lower one, which no column takes", (text) => {
    for (const spellings of [[], ["upperLimit"]] as const)
      expect(read({ dimension: "sound", spellings }, text)).toBe(`limit: ${normalizedText(text)}`);
  });

  test.each(["maximum 65", "minimal 65", "65dBmax"])("is none in %j", (text) => {
    expect(read({ dimension: "sound", spellings: ["upperLimit"] }, text)).not.toMatch(/^(65|limit)/);
  });
});

test.each([
  ["φ2,400", "2400 abridged"],
  ["Ø 2,400 mm", "2400 abridged"],
  ["2,400 ∅", "2400 abridged"],
  ["2400ϕ", "2400 abridged"],
  ["φ", "noNumber: "],
])("the diameter %j is read as %j where a column has diameters", (text, expected) => {
  expect(read({ dimension: "length", spellings: ["diameter"] }, text)).toBe(expected);
  expect(read({ dimension: "length" }, text)).not.toMatch(/^2400/);
});

test.each([
  ["1만", "10000"],
  ["1.5만", "15000"],
  ["1만2천", "12000"],
  ["1만 2천 500", "12500"],
  ["2천", "2000"],
  ["1만 2,500", "12500"],
  ["1,2만", "severalValues: 1,2만"],
  ["1 250 000", "1250000"],
  ["1,250,000.5", "1250000.5"],
  ["1,2345", "severalValues: 1,2345"],
  ["12,34", "severalValues: 12,34"],
  ["+5", "5"],
  ["-5.5", "-5.5"],
  [".5", "0.5"],
  ["5.", "5"],
  ["5.5.5", "severalValues: 5.5.5"],
  ["5 kg", "unknownUnit"],
])("the number %j is read as %j", (text, expected) => {
  expect(read({}, text).replace(/^(otherUnit|unknownUnit): kg$/, "unknownUnit")).toBe(expected);
});

test.each([
  ["≤ 65dB(A)", "dBA"],
  ["5.5kW × 2", "kW"],
  ["2대×5.5kW", "kW"],
  ["5.5kW/대", "kW"],
  ["φ2.4 m", "m"],
  ["100", ""],
  ["2대", ""],
  ["", ""],
])("the unit of %j is %j", (text, unit) => {
  expect(unitOf(text)).toBe(unit);
});

describe("a unit", () => {
  test.each([
    ["length", " M ", 1_000],
    ["length", "㎜", 1],
    ["length", "", 1],
    ["length", "kg", undefined],
    ["airflow", "C.M.H", 1 / 60],
    ["airflow", "㎥/min", 1],
    ["head", "kgf/cm^2", 10],
  ] as const)("of %s %j has the factor %s", (dimension, unit, factor) => {
    expect(factorOf(dimension, unit)).toBe(factor);
  });

  test.each([
    ["kW", true],
    ["US.RT", true],
    ["℃", true],
    ["도", true],
    ["A", false],
    ["v", false],
    ["L", false],
    ["m", true],
    ["HRT", false],
    ["", false],
    ["toString", false],
  ])("%j is known: %s", (unit, expected) => {
    expect(isUnit(unit)).toBe(expected);
  });

  test("of chillers is a refrigeration ton", () => {
    expect(["USRT", "냉동톤", "RT", "TR"].filter(isRefrigerationTon)).toEqual(["USRT", "냉동톤", "TR"]);
    expect(unitsOf("sound")).toEqual(["db", "db(a)", "dba"]);
  });

  test("of temperature is that of Celsius or of Fahrenheit", () => {
    expect([celsius(80.6, "f"), celsius(80.6, "F"), celsius(27, "C")]).toEqual([
      expect.closeTo(27, 9),
      expect.closeTo(27, 9),
      27,
    ]);
  });
});
