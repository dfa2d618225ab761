import { describe, expect, test } from "vitest";
import { headingParts, headingsOf, lacksUnit, plainHeading } from "./headings.ts";

test.each([
  ["풍량[㎥/h]", "풍량", "m3/h"],
  ["모터 (HP)", "모터", "HP"],
  ["소음(dBA)", "소음", "dB(A)"],
  ["길이, mm", "길이", "mm"],
  ["풍량CMH", "풍량", "CMH"],
  ["중량 톤", "중량", "톤"],
  ["모터 마력", "모터", "마력"],
  ["마력", "", "마력"],
  ["(HP)", "", "HP"],
  ["[mm]", "", "mm"],
  ["길이(L)", "길이", ""],
  ["길이 L", "길이", ""],
  ["높이 H (m)", "높이", "m"],
  ["동력(kW×대수)", "동력", "kW"],
  ["동력(kW x 대)", "동력", "kW"],
  ["동력(kW*EA)", "동력", "kW"],
  ["동력(kW×수량)", "동력", "kW"],
  ["용량(HRT)", "용량", "HRT"],
  ["용량(RT)(40/32/27℃)", "용량", "RT 40/32/27°C"],
  ["용량(RT)(정격)", "용량", "RT"],
  ["용량(40/32/27℃)(RT)", "용량", "RT 40/32/27°C"],
  ["비고", "비고", ""],
  ["", "", ""],
])("the heading %j has the name %j and the unit %j", (heading, name, unit) => {
  expect(headingParts(heading)).toEqual({ name, unit });
});

test("a heading that names a column is not split", () => {
  const isName = (text: string) => ["W", "풍량 CMH", "용량"].includes(text);
  expect(headingParts("W", isName)).toEqual({ name: "W", unit: "" });
  expect(headingParts("풍량 CMH", isName)).toEqual({ name: "풍량 CMH", unit: "" });
  expect(headingParts("W")).toEqual({ name: "", unit: "W" });
  expect(headingParts("용량, RT", isName)).toEqual({ name: "용량", unit: "RT" });
});

test.each([
  ["Air Flow_(rate).1/2-x", "airflow(rate)12x"],
  ["풍 량", "풍량"],
  ["ＣＲＴ", "crt"],
])("the heading %j is compared as %j", (heading, plain) => {
  expect(plainHeading(heading)).toBe(plain);
});

test.each([
  ["100", true],
  ["100 kW", false],
  ["2대", true],
  ["없음", false],
  ["", false],
])("a cell of %j takes the unit of its heading: %s", (cell, expected) => {
  expect(lacksUnit(cell)).toBe(expected);
});

describe("the rows of headings", () => {
  const names: Record<string, string> = {
    모델: "name",
    용량: "crt",
    길이: "length",
    외형길이: "length",
    외형폭: "width",
  };
  const found = (...rows: string[][]) => headingsOf(rows, (heading) => names[heading]);

  test("begin within the first four rows", () => {
    const head = ["모델", "용량"];
    expect(found([], [], [], head)).toMatchObject({ rowCount: 4, columns: ["name", "crt"] });
    expect(found([], [], [], [], [], head)).toBeUndefined();
    expect(found()).toBeUndefined();
  });

  test("are no more than three, of which the lower ones name columns or units", () => {
    expect(found(["모델", "용량"], ["", "RT"], ["A", "5"])?.rowCount).toBe(2);
    expect(found(["모델", "용량"], ["", "RT"], ["", "mm"], ["", "kW"])?.rowCount).toBe(3);
    expect(found(["모델", "용량"], ["A", "B"])?.rowCount).toBe(1);
    expect(found(["모델", "용량"], ["", "5 RT"])?.rowCount).toBe(1);
    expect(found(["모델", "용량"], ["5", "RT"])?.rowCount).toBe(1);
  });

  test("are those that name most columns, and at least two", () => {
    expect(found(["모델", "x"], ["모델", "용량"])).toMatchObject({ columns: ["name", "crt"], rowCount: 2 });
    expect(found(["모델", "x"])).toBeUndefined();
  });

  test("have groups above them, also over several columns, with their units", () => {
    expect(found(["모델", "외형 (mm)", "", "비고"], ["", "길이", "폭", ""])).toEqual({
      columns: ["name", "length", "width", undefined],
      units: ["", "mm", "mm", ""],
      rowCount: 2,
      unread: ["비고"],
    });
  });

  test("are read once for each column", () => {
    expect(found(["모델", "용량", "용량 (RT)", "모델"])).toEqual({
      columns: ["name", "crt", undefined, undefined],
      units: ["", "", "RT", ""],
      rowCount: 1,
      unread: ["용량 (RT)", "모델"],
    });
  });
});
