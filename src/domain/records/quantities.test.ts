import { expect, test } from "vitest";
import { modelColumns } from "../products/model-columns.ts";
import { cellsOf, rowOf } from "./columns.ts";
import { headingUnit } from "./quantities.ts";
import { pastedRows } from "./sheet.ts";

function read(column: keyof typeof modelColumns, cell: string) {
  const { row, problems } = rowOf(modelColumns, { ...cellsOf(modelColumns, { name: "A" }), [column]: cell });
  return problems[column] ?? row[column];
}

test.each([
  ["motor", "5 HP", 3.7],
  ["motor", "7.5hp", 5.6],
  ["motor", "10마력", 7.5],
  ["motor", "5PS", 3.7],
  ["motor", "3.7㎾", 3.7],
  ["motor", "3700W", 3.7],
  ["motor", "5 BHP", "unknownUnit"],
  ["airflow", "30,000 CMH", 500],
  ["airflow", "30000㎥/h", 500],
  ["airflow", "500 m³/min", 500],
  ["airflow", "500CMM", 500],
  ["airflow", "8.3 m³/s", 498],
  ["airflow", "17,657 CFM", "unknownUnit"],
  ["length", "1.8 m", 1_800],
  ["length", "2,400㎜", 2_400],
  ["length", "240cm", 2_400],
  ["length", "8 ft", "unknownUnit"],
  ["operatingWeight", "1.15 ton", 1_150],
  ["operatingWeight", "1.15톤", 1_150],
  ["operatingWeight", "1,150㎏", 1_150],
  ["crt", "100RT", 100],
  ["crt", "100 CRT", 100],
  ["crt", "390,000 kcal/h", 100],
  ["crt", "100 USRT", "unknownUnit"],
  ["pumpHead", "4.5 mAq", 4.5],
  ["pumpHead", "45 kPa", 4.6],
  ["sound", "58 dB(A)", 58],
  ["sound", "58dBA", 58],
  ["soundDistance", "10m", 10],
  ["fans", "2대", 2],
] as const)("%s %s is read as %s", (column, cell, value) => {
  expect(read(column, cell)).toBe(value);
});

test("the unit of a heading holds for the cells below it that name none", () => {
  const headings = { motor: ["모터"], airflow: ["풍량"], length: ["길이"], operatingWeight: ["운전중량"] };
  const [row] = pastedRows(
    modelColumns,
    [
      ["모터(HP)", "풍량(CMH)", "길이(m)", "운전중량(ton)"],
      ["5", "30000", "1.8", "1,150 kg"],
    ],
    { from: "name", headings },
  );
  expect(row).toEqual({ motor: "5 HP", airflow: "30000 CMH", length: "1.8 m", operatingWeight: "1,150 kg" });
});

test.each([
  ["모터 (HP)", "HP"],
  ["풍량[㎥/h]", "m3/h"],
  ["소음 dB(A)", "dB(A)"],
  ["소음(dB(A))", "dB(A)"],
  ["길이(L)", ""],
  ["길이, mm", "mm"],
  ["모델", ""],
])("the unit of the heading %s is %s", (heading, unit) => expect(headingUnit(heading)).toBe(unit));
