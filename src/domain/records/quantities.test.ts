import { describe, expect, test } from "vitest";
import { type ModelColumn, modelColumns } from "../products/model-columns.ts";
import { cellsOf, rowOf } from "./columns.ts";
import { readQuantity } from "./quantities.ts";

function read(column: ModelColumn, cell: string, fans = "") {
  const cells = { ...cellsOf(modelColumns, { name: "A" }), fans, [column]: cell };
  const { row, problems } = rowOf(modelColumns, cells);
  return problems[column] ?? row[column];
}

type Expected = number | null | string;

/**
 * Cells as Korean makers write them, with the stored value or the problem. Conventions: ratings in 냉각톤 at 37/32/27 °C
 * of KS B 6364; motors in kW with HP beside them as in KS C 4202, and as kW × number of fans; round towers by φ; air
 * in CMM or CMH; weights in kg or ton; "dB(A) 이하"; footnotes; ranges; "별도 문의" in selection tables; and the characters
 * ㎾ ㏋ ㎥ ㎜ ㎏ of Korean input methods. The values are invented.
 */
const cells: Readonly<
  Partial<Record<ModelColumn, readonly (readonly [cell: string, expected: Expected])[]>>
> = {
  crt: [
    ["100", 100],
    ["１００", 100],
    ["1,250", 1_250],
    ["1 250", 1_250],
    ["1\u00a0250", 1_250],
    ["1,250.5", 1_250.5],
    ["1만 2,500", 12_500],
    ["2천", 2_000],
    ["100RT", 100],
    ["100 R.T.", 100],
    ["100 CRT", 100],
    ["100 C.R.T", 100],
    ["100냉각톤", 100],
    ["약 350", 350],
    ["350 내외", 350],
    ["100RT(37/32/27℃)", 100],
    ["100RT (37℃→32℃, WB 27℃)", 100],
    ["100RT(WB27℃)", 100],
    ["100RT (98.6/89.6/80.6°F)", 100],
    ["100RT(40/32/27℃)", "otherConditions"],
    ["100RT(WB 28℃)", "otherConditions"],
    ["100RT(95/85/78°F)", "otherConditions"],
    ["390,000 kcal/h", 100],
    ["39만kcal/h", 100],
    ["390×10³kcal/h", 100],
    ["390 x 1,000 kcal/hr", 100],
    ["390 Mcal/h", 100],
    ["453.5 kW", 100],
    ["453.5㎾", 100],
    ["4.535 MW", 1_000],
    ["100 USRT", "refrigerationTons"],
    ["100 U.S.RT", "refrigerationTons"],
    ["100냉동톤", "refrigerationTons"],
    ["100톤", "otherUnit"],
    ["100 HRT", "unknownUnit"],
    ["78 m³/h", "otherUnit"],
    ["1,300 LPM", "otherUnit"],
    ["37.0 ℃", "otherUnit"],
    ["300~400", "severalValues"],
    ["300～400RT", "severalValues"],
    ["300-400", "severalValues"],
    ["100/120RT", "severalValues"],
    ["100RT×2", "severalValues"],
    ["100RT 이상", "limit"],
    ["≥100", "limit"],
    ["100①", "unknownUnit"],
    ["100²", "unknownUnit"],
    ["100*", "unknownUnit"],
    ["1,25", "severalValues"],
    ["1O0", "unknownUnit"],
    ["별도 문의", "missing"],
    ["-", "missing"],
    ["", "missing"],
    ["0", "outside"],
    ["〃", "noNumber"],
  ],
  length: [
    ["1.8 m", 1_800],
    ["1.8m", 1_800],
    ["1.8M", 1_800],
    ["2,400㎜", 2_400],
    ["2,400", 2_400],
    ["2400", 2_400],
    ["２，４００", 2_400],
    ["240cm", 2_400],
    ["240㎝", 2_400],
    ["φ2,400", 2_400],
    ["Φ2400", 2_400],
    ["ø 2,400", 2_400],
    ["⌀2400mm", 2_400],
    ["2,400φ", 2_400],
    ["φ2.4m", 2_400],
    ["1.8", "noWhole"],
    ["2.400", "noWhole"],
    ["2", "outside"],
    ["1,800 m", "outside"],
    ["8 ft", "unknownUnit"],
    ["7'-10\"", "severalValues"],
    ["94 in", "unknownUnit"],
    ["2,400×1,800", "severalValues"],
    ["2400x1800x3200", "severalValues"],
    ["2,400/1,800", "severalValues"],
    ["2,400~4,800", "severalValues"],
    ["2,400(1,800)", "severalValues"],
    ["2,400 이하", "limit"],
    ["L 2,400", "noNumber"],
    ["-", null],
    ["—", null],
    ["없음", null],
    ["별도 문의", null],
    ["", null],
  ],
  height: [
    ["3.2m", 3_200],
    ["3,200 (3.2m)", 3_200],
    ["3,200(2,900)", "severalValues"],
    ["φ3,200", "noNumber"],
    ["3,200±50", "unknownUnit"],
    ["3,200+500", "severalValues"],
  ],
  shippingWeight: [
    ["850", 850],
    ["850kg", 850],
    ["850㎏", 850],
    ["850 Kg", 850],
    ["850kgf", 850],
    ["0.85t", 850],
    ["0.85 TON", 850],
    ["0.85톤", 850],
    ["1.15", "noWhole"],
    ["850/1,150", "severalValues"],
    ["850(1,150)", "severalValues"],
    ["1,874 lb", "unknownUnit"],
    ["추후 협의", null],
  ],
  operatingWeight: [
    ["1.15 ton", 1_150],
    ["1.15톤", 1_150],
    ["1,150㎏", 1_150],
    ["1,150 이하", "limit"],
    ["max. 1,150kg", "limit"],
    ["N/A", null],
    ["1,150 m", "otherUnit"],
  ],
  fans: [
    ["2대", 2],
    ["2 EA", 2],
    ["2SET", 2],
    ["２", 2],
    ["2개", 2],
    ["2기", 2],
    ["1.5", "noWhole"],
    ["1~2", "severalValues"],
    ["1,800φ", "unknownUnit"],
    ["3상 380V", "unknownUnit"],
    ["2×5.5kW", "severalValues"],
    ["축류", "noNumber"],
    ["0", "outside"],
  ],
  motor: [
    ["5 HP", 3.7],
    ["5HP", 3.7],
    ["5 H.P", 3.7],
    ["5㏋", 3.7],
    ["7.5hp", 5.6],
    ["10마력", 7.5],
    ["5PS", 3.7],
    ["3.7㎾", 3.7],
    ["3.7 KW", 3.7],
    ["3.7", 3.7],
    ["3700W", 3.7],
    ["0.75kW", 0.75],
    ["5HP(3.7kW)", 3.7],
    ["3.7kW(5HP)", 3.7],
    ["7.5HP (5.5kW)", 5.5],
    ["5HP(5.5kW)", "severalValues"],
    ["3.7(5)", "severalValues"],
    ["5.5kW/대", 5.5],
    ["5.5kW×2", 5.5],
    ["5.5㎾ × 2대", 5.5],
    ["5.5kW*2EA", 5.5],
    ["5.5kWx2", 5.5],
    ["2×5.5kW", 5.5],
    ["2대×5.5kW", 5.5],
    ["5.5×2", 5.5],
    ["2 x 5.5", 5.5],
    ["7.5HP×2", 5.6],
    ["5.5kW×3", "countDiffers"],
    ["5.5kW×4P", "countDiffers"],
    ["5.5kW×2×2", "severalValues"],
    ["75/55 kW", "severalValues"],
    ["75kW/55kW", "severalValues"],
    ["5.5~7.5kW", "severalValues"],
    ["5.5kW 4P", "unknownUnit"],
    ["5.5kW(4P)", "unknownUnit"],
    ["3상 380V", "unknownUnit"],
    ["3φ 380V 5.5kW", "unknownUnit"],
    ["5 BHP", "unknownUnit"],
    ["5RT", "otherUnit"],
    ["5.5kW 이하", "limit"],
    ["½HP", "severalValues"],
    ["미정", "noNumber"],
    ["별도 문의", null],
    ["-", null],
  ],
  airflow: [
    ["500", 500],
    ["500CMM", 500],
    ["500 C.M.M", 500],
    ["500 m³/min", 500],
    ["500㎥/min", 500],
    ["500㎥/분", 500],
    ["30,000 CMH", 500],
    ["30000㎥/h", 500],
    ["30,000 m3/hr", 500],
    ["3만 CMH", 500],
    ["30 x 1,000 CMH", 500],
    ["8.3 m³/s", 498],
    ["8,333 L/s", 500],
    ["8,333ℓ/s", 500],
    ["17,657 CFM", "unknownUnit"],
    ["30,000 N㎥/h", "unknownUnit"],
    ["500CMM×2", "severalValues"],
    ["500 CMM/대", "unknownUnit"],
    ["400~500", "severalValues"],
    ["500 이상", "limit"],
  ],
  pumpHead: [
    ["4.5 mAq", 4.5],
    ["4.5m.Aq", 4.5],
    ["4.5mH₂O", 4.5],
    ["4.5 m", 4.5],
    ["45 kPa", 4.6],
    ["0.045MPa", 4.6],
    ["0.45 kgf/㎠", 4.5],
    ["0.45kg/cm²", 4.5],
    ["450 mmAq", "unknownUnit"],
    ["6.5 psi", "otherUnit"],
    ["4.5 이하", "limit"],
  ],
  nozzles: [
    ["24개", 24],
    ["24EA", 24],
    ["24 pcs", 24],
    ["24×2", "severalValues"],
  ],
  sound: [
    ["58 dB(A)", 58],
    ["58dBA", 58],
    ["58㏈(A)", 58],
    ["58dB", 58],
    ["≤ 65dB(A)", 65],
    ["65 이하", 65],
    ["65dB(A) 이하", 65],
    ["max 65", 65],
    ["65 미만", 65],
    ["65 이상", "limit"],
    ["58~62", "severalValues"],
    ["58dB(A)@10m", "unknownUnit"],
    ["58dB(A) (10m)", "unknownUnit"],
    ["58 dB(C)", "unknownUnit"],
    ["65폰", "unknownUnit"],
    ["NC-45", "noNumber"],
  ],
  soundDistance: [
    ["10m", 10],
    ["1.5 m", 1.5],
    ["1,500mm", 1.5],
    ["10m 45°", "unknownUnit"],
    ["10, 15", "severalValues"],
  ],
};

const table = Object.entries(cells).flatMap(([column, rows]) =>
  rows.map(([cell, expected]) => [column as ModelColumn, cell, expected] as const),
);

test("the table has 200 cells", () => expect(table.length).toBeGreaterThanOrEqual(200));

test.each(table)("%s %s is read as %s", (column, cell, expected) => {
  // Two fans, except in the column of fans itself.
  expect(read(column, cell, column === "motor" ? "2" : "")).toBe(expected);
});

describe("a typed number", () => {
  test.each([
    ["1250", 1250],
    ["1,250", 1250],
    ["1 250", 1250],
    [" 3.7 kW ", 3.7],
    ["１，２５０", 1250],
    ["약 350", 350],
    ["1만", 10_000],
    ["1만 2,500", 12_500],
    ["2천", 2000],
    ["-5", -5],
  ])("%j is %d", (text, value) => {
    expect(readQuantity({ dimension: "power" }, text)).toMatchObject({ kind: "value", value });
  });

  test.each(["없다", "2 × 7.5", "1,25", "3/4", "1.2.3", "kW"])("%j is none", (text) => {
    expect(readQuantity({ dimension: "power" }, text).kind).toBe("problem");
  });
});

test("the cells are at least two hundred", () => {
  expect(Object.values(cells).flat().length).toBeGreaterThanOrEqual(200);
});

test("a problem quotes the unit as written", () => {
  expect(readQuantity({ dimension: "airflow" }, "17,657 ＣＦＭ")).toMatchObject({ part: "CFM" });
  expect(readQuantity({ dimension: "power" }, "3상 380V")).toMatchObject({ part: "상 380V" });
});
