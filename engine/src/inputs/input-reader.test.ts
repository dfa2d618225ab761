import { describe, expect, test } from "vitest";
import { dutyInputs, elevationInput } from "./duty-inputs.ts";
import { keysOf, type Quantity } from "./input.ts";
import { inputReader, parseQuantity } from "./input-reader.ts";
import { siteInputs, towerInputs } from "./site-inputs.ts";
import { agreedInputs, contractInputs, instrumentInputs, pointInputs } from "./test-inputs.ts";
import { waterInputs, waterYearInputs } from "./water-inputs.ts";
import { costInputs, loadInputs, operationInputs, yearDutyInputs } from "./year-inputs.ts";

const tables = {
  dutyInputs,
  site: { height: elevationInput, ...siteInputs },
  towerInputs,
  waterInputs,
  waterYearInputs,
  loadInputs,
  operationInputs,
  costInputs,
  yearDutyInputs,
  contractInputs,
  pointInputs,
  instrumentInputs,
  agreedInputs,
};

function reader(query: string, prefix = "") {
  const wrong: [string, number, number][] = [];
  const onWrong = (key: string, { lowest, highest }: { lowest: number; highest: number }) =>
    void wrong.push([key, lowest, highest]);
  return { wrong, ...inputReader(new URLSearchParams(query), onWrong, prefix) };
}

describe.each(Object.entries(tables))("the table %s", (_, table) => {
  test("has each key once", () => {
    const keys = keysOf(table);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("has limits that its initial values keep", () => {
    for (const input of Object.values(table)) {
      if (!("lowest" in input)) continue;
      const { lowest, highest, initial = lowest }: Quantity = input;
      expect(lowest).toBeLessThan(highest);
      expect(parseQuantity(String(initial), input)).toEqual({ kind: "number", value: initial });
    }
  });
});

test("keys of shared links stay as they are", () => {
  expect(keysOf(dutyInputs)).toEqual(["flow", "hot", "cold", "wb"]);
  expect([...keysOf(siteInputs), ...keysOf(towerInputs)]).toEqual(["place", "margin", "model", "units"]);
  expect(keysOf(waterInputs)).toEqual(["cycles", "drift", "db"]);
  expect([...keysOf(loadInputs), ...keysOf(operationInputs)]).toEqual(
    "station ycold load off full shares control kw ycrt least ycycles ydrift free".split(" "),
  );
  expect(keysOf(pointInputs)).toEqual(["flow", "hot", "cold", "wb", "kw", "hpa"]);
});

test.each([
  ["5", { kind: "number", value: 5 }],
  [" 4,5 ", { kind: "number", value: 4.5 }],
  ["10", { kind: "number", value: 10 }],
  ["10.1", { kind: "wrong" }],
  ["five", { kind: "wrong" }],
  [" ", { kind: "empty" }],
])("%j is read between 2 and 10 as %j", (text, reading) => {
  expect(parseQuantity(text, waterInputs.cycles)).toEqual(reading);
});

test("what is left out has its initial value, or none; what is not accepted is reported with the limits, too", () => {
  const { numbers, wrong } = reader("cycles=99&db=30");
  expect(numbers(waterInputs)).toEqual({ cycles: 4, driftPercent: 0.005, dryBulbTemp: 30 });
  expect(wrong).toEqual([["cycles", 2, 10]]);
});

test("texts of a table are no numbers of it", () => {
  expect(reader("model=SF-300&units=2").numbers(towerInputs)).toEqual({ towerCount: 2 });
});

test("an address has a pressure in hPa, and keys of a point have its prefix", () => {
  const { number, wrong } = reader("p1-hpa=1000&p1-kw=0", "p1-");
  expect(number(pointInputs.pressurePa)).toBe(100_000);
  expect(number(pointInputs.fanKilowatts)).toBeUndefined();
  expect(wrong).toEqual([["p1-kw", 0.01, 10_000]]);
});

test("a required number that is missing is reported", () => {
  const { numbers, wrong } = reader("flow=390&hot=37&cold=32");
  expect(numbers({ wetBulbTemp: pointInputs.wetBulbTemp })).toEqual({ wetBulbTemp: Number.NaN });
  expect(wrong).toEqual([["wb", -10, 40]]);
});

test("limits may depend on other values", () => {
  const { number, wrong } = reader("db=20");
  expect(number(waterInputs.dryBulbTemp, { lowest: 27, highest: 45 })).toBeUndefined();
  expect(wrong).toEqual([["db", 27, 45]]);
});

test("blanks around a text are left out, and blanks alone are no text", () => {
  const { text } = reader("job=+Ulsan+&empty=++");
  expect([text("job"), text("empty"), text("missing")]).toEqual(["Ulsan", undefined, undefined]);
});
