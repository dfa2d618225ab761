import { describe, expect, test } from "vitest";
import { type ModelColumn, modelColumns } from "../products/model-columns.ts";
import { cellsOf, rowOf } from "./columns.ts";
import { headingParts } from "./headings.ts";
import { pastedSheet } from "./sheet.ts";

const headings: Readonly<Partial<Record<ModelColumn, readonly string[]>>> = {
  name: ["모델", "형식"],
  crt: ["용량", "냉각톤", "냉각능력", "CRT", "RT", "Cooling tons"],
  motor: ["모터", "동력", "팬동력"],
  airflow: ["풍량"],
  length: ["길이", "L"],
  width: ["폭", "W"],
  height: ["높이", "H"],
  shippingWeight: ["제품중량"],
  operatingWeight: ["운전중량"],
  fans: ["팬", "팬수량"],
  sound: ["소음"],
};

function pasted(...rows: string[][]) {
  return pastedSheet(modelColumns, rows, { from: "name", headings });
}

test.each([
  ["모터 (HP)", "HP"],
  ["풍량[㎥/h]", "m3/h"],
  ["소음 dB(A)", "dB(A)"],
  ["소음(dB(A))", "dB(A)"],
  ["길이(L)", ""],
  ["길이, mm", "mm"],
  ["모델", ""],
  ["풍량 CMH", "CMH"],
  ["풍량CMH", "CMH"],
  ["모터\n(kW×대수)", "kW"],
  ["냉각능력(RT)(40/32/27℃)", "RT 40/32/27°C"],
  ["냉각능력 (×10³kcal/h)", "×10^3kcal/h"],
])("the unit of the heading %s is %s", (heading, unit) => expect(headingParts(heading).unit).toBe(unit));

test("the unit of a heading applies to the cells below that have none", () => {
  expect(
    pasted(["모터(HP)", "풍량(CMH)", "길이(m)", "운전중량(ton)"], ["5", "30000", "1.8", "1,150 kg"]).rows,
  ).toEqual([{ motor: "5 HP", airflow: "30000 CMH", length: "1.8 m", operatingWeight: "1,150 kg" }]);
});

describe("cells below headings with units", () => {
  test.each<[string, string, ModelColumn, number | string]>([
    ["모터(HP)", "5", "motor", 3.7],
    ["모터 HP", "5", "motor", 3.7],
    ["모터[㏋]", "5.0", "motor", 3.7],
    ["모터(HP×대수)", "7.5×2", "motor", 5.6],
    ["팬동력(kW/대)", "5.5", "motor", 5.5],
    ["모터(W)", "750", "motor", 0.75],
    ["모터(HP)", "5(3.7)", "motor", "severalValues"],
    ["풍량(CMH)", "30,000", "airflow", 500],
    ["풍량 ㎥/h", "30,000", "airflow", 500],
    ["풍량(×1000㎥/h)", "30", "airflow", 500],
    ["풍량(CFM)", "17,657", "airflow", "unknownUnit"],
    ["풍량(CMH)", "30,000~40,000", "airflow", "severalValues"],
    ["길이(m)", "1.8", "length", 1_800],
    ["길이(L) m", "1.8", "length", 1_800],
    ["L(mm)", "2,400", "length", 2_400],
    ["길이(m)", "φ2.4", "length", 2_400],
    ["운전중량(ton)", "1.15", "operatingWeight", 1_150],
    ["운전중량(ton)", "1,150kg", "operatingWeight", 1_150],
    ["냉각능력(kcal/h)", "390,000", "crt", 100],
    ["냉각능력(×10³kcal/h)", "390", "crt", 100],
    ["냉각능력(kW)", "453.5", "crt", 100],
    ["냉각톤(RT)", "100", "crt", 100],
    ["냉각능력(RT)(37/32/27℃)", "100", "crt", 100],
    ["냉각능력(37/32/27℃, RT)", "100", "crt", 100],
    ["냉각능력(RT)(40/32/27℃)", "100", "crt", "otherConditions"],
    ["용량(USRT)", "100", "crt", "refrigerationTons"],
    ["소음 dB(A)", "65 이하", "sound", 65],
  ])("%s %s", (heading, cell, column, expected) => {
    const [cells = {}] = pasted(["모델", "팬", heading], ["A", "2", cell]).rows;
    const { row, problems } = rowOf(modelColumns, { ...cellsOf(modelColumns, {}), ...cells });
    expect(problems[column] ?? row[column]).toBe(expected);
  });
});

describe("headings in several rows", () => {
  test("may have groups above columns, a row of units and a title", () => {
    const { rows, unread } = pasted(
      ["SF 시리즈 제원표"],
      ["모델", "냉각톤", "외형치수(mm)", "", "", "중량", "", "팬", "", "냉각수량"],
      ["", "", "L", "W", "H", "제품", "운전", "수량", "동력", ""],
      ["", "RT", "", "", "", "ton", "ton", "EA", "HP", "㎥/h"],
      ["SF-100", "100", "2,240", "3,260", "3,750", "1.1", "2.4", "1", "5", "78"],
    );
    expect(rows).toEqual([
      {
        name: "SF-100",
        crt: "100",
        length: "2,240",
        width: "3,260",
        height: "3,750",
        shippingWeight: "1.1 ton",
        operatingWeight: "2.4 ton",
        fans: "1",
        motor: "5 HP",
      },
    ]);
    expect(unread).toEqual(["냉각수량 ㎥/h"]);
  });

  test("report unknown and repeated columns", () => {
    expect(pasted(["모델", "용량", "비고", "냉각톤"], ["A", "1", "x", "2"])).toEqual({
      rows: [{ name: "A", crt: "1" }],
      hasHeadings: true,
      unread: ["비고", "냉각톤"],
    });
  });

  test("end at the first value, even if the first data row has none", () => {
    expect(pasted(["모델", "용량"], ["A", ""], ["B", "100"]).rows).toEqual([
      { name: "A", crt: "" },
      { name: "B", crt: "100" },
    ]);
  });
});

test("a second row of headings may be longer than the first", () => {
  const sheet = pasted(["모델", "크기"], ["", "길이", "폭"], ["A-1", "1000", "2000"]);
  expect(sheet.rows).toEqual([{ name: "A-1", length: "1000", width: "2000" }]);
});
