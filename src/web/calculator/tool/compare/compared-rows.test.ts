import { expect, test } from "vitest";
import { figureNames } from "#content/figures/figure-rows.ts";
import { standardUnits } from "#content/figures/measures.ts";
import { type ComparedRow, comparedRows } from "./compared-rows.ts";

const standard = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
const duties = [
  { name: "a", duty: standard },
  { name: "b", duty: { ...standard, wetBulbTemp: 28 } },
];

test("what differs from the first duty says by how much, and what does not says nothing", () => {
  const rows = comparedRows(figureNames("en"), duties, standardUnits);
  expect(cells(rows, "finalCRT")).toEqual([
    { text: "500.0", difference: undefined },
    { text: "575.9", difference: "+75.9" },
  ]);
  expect(cells(rows, "approach")?.[1]).toEqual({ text: "4.0", difference: "−1.0" });
  expect(cells(rows, "flowRate")?.[1]?.difference).toBeUndefined();
  expect(cells(rows, "correctionFactor")?.[1]).toEqual({ text: "1.152", difference: "+0.152" });
});

test("differences of temperatures are stretched to °F, not moved", () => {
  const rows = comparedRows(figureNames("en"), duties, { ...standardUnits, temperature: "F" });
  expect(cells(rows, "wetBulbTemp")).toEqual([
    { text: "80.6", difference: undefined },
    { text: "82.4", difference: "+1.8" },
  ]);
  expect(cells(rows, "range")?.[0]?.text).toBe("9.0");
});

test("flow and temperatures have the digits with which they were entered, and so have their differences", () => {
  const [first] = duties;
  const fine = {
    name: "c",
    duty: { flowRate: 1250.5, hotWaterTemp: 37.04, coldWaterTemp: 32, wetBulbTemp: 26.85 },
  };
  const rows = comparedRows(figureNames("en"), first ? [first, fine] : [], standardUnits);
  const [flow, hot, cold, wetBulb] = ["flowRate", "hotWaterTemp", "coldWaterTemp", "wetBulbTemp"].map((key) =>
    cells(rows, key),
  );
  expect(flow).toEqual([{ text: "390" }, { text: "1,250.5", difference: "+860.5" }]);
  expect(hot).toEqual([{ text: "37" }, { text: "37.04", difference: "+0.04" }]);
  expect(cold?.[1]).toEqual({ text: "32" });
  expect(wetBulb?.[1]).toEqual({ text: "26.85", difference: "−0.15" });
});

test("nothing kept is nothing to compare", () => {
  expect(comparedRows(figureNames("en"), [], standardUnits)).toEqual([]);
});

function cells(rows: ComparedRow[], key: ComparedRow["key"]) {
  return rows.find((row) => row.key === key)?.cells;
}
