import { describe, expect, test } from "vitest";
import type { Column, Columns } from "./column-types.ts";
import {
  cellsOf,
  columnsIn,
  completed,
  countFor,
  isBlank,
  isEmpty,
  rowOf,
  withoutEmptyCells,
  wrongPartOf,
} from "./columns.ts";

const columns = {
  name: { kind: "text", maxLength: 5, isRequired: true },
  size: { kind: "number", min: 1, max: 100, isRequired: true },
  fans: { kind: "number", min: 1, max: 10, isWhole: true },
  address: { kind: "text", maxLength: 20, pattern: /^\// },
  marks: { kind: "words", of: ["quiet", "dry"] },
} as const satisfies Columns;

test.each([
  ["도면", "2026-03-05", { kind: "도면", day: "2026-03-05" }, {}],
  ["bim/cad", "2026. 3. 5.", { kind: "BIM·CAD", day: "2026-03-05" }, {}],
  ["", "2026년 3월 5일", { kind: null, day: "2026-03-05" }, {}],
  ["그림", "2026-02-30", {}, { kind: "unknownChoice", day: "noDate" }],
  ["", "last week", {}, { day: "noDate" }],
])("a choice %j and a day %j are read as they are meant", (kind, day, row, problems) => {
  const columns = {
    kind: { kind: "choice", of: ["도면", "BIM·CAD"] },
    day: { kind: "date" },
  } as const satisfies Columns;
  const read = rowOf(columns, { kind, day });
  expect(read.problems).toEqual(problems);
  expect(read.row).toMatchObject(row);
});

describe("a row", () => {
  test("is parsed from its cells; empty cells become null", () => {
    const cells = { name: " A ", size: "12", fans: "-", address: "", marks: "dry, quiet" };
    expect(rowOf(columns, cells)).toEqual({
      row: { name: "A", size: 12, fans: null, address: null, marks: ["dry", "quiet"] },
      problems: {},
    });
  });

  test("reports the problem of each cell", () => {
    const cells = { name: "", size: "many", fans: "1.5", address: "x", marks: "loud" };
    expect(rowOf(columns, cells).problems).toEqual({
      name: "missing",
      size: "noNumber",
      fans: "noWhole",
      address: "odd",
      marks: "unknownWord",
    });
    expect(rowOf(columns, { ...cells, name: "too long", size: "101" }).problems).toMatchObject({
      name: "tooLong",
      size: "outside",
    });
  });

  test("survives being written to cells and parsed again", () => {
    const row = { name: "A", size: 12.5, fans: 2, address: "/a", marks: ["dry" as const] };
    expect(rowOf(columns, cellsOf(columns, row)).row).toEqual(row);
  });
});

/** Value and problem of one cell. */
function read(column: Column, text: string): [unknown, string | undefined] {
  const { row, problems } = rowOf({ column }, { column: text });
  return [row.column, problems.column];
}

const number: Column = { kind: "number", min: 1, max: 100 };
const whole: Column = { kind: "number", min: 1, max: 5_000, isWhole: true, dimension: "length" };
const series: Column = {
  kind: "numbers",
  counts: [2, 3],
  min: 10,
  max: 3_000,
  by: "/",
  dimension: "voltage",
};
const choice: Column = { kind: "choice", of: ["BIM·CAD", "Others"], spellings: { Others: ["기타", "etc."] } };

describe("a number in a cell", () => {
  test.each<[Column, string, unknown, string | undefined]>([
    [number, "1", 1, undefined],
    [number, "100", 100, undefined],
    [number, "0.9", 0.9, "outside"],
    [number, "100.1", 100.1, "outside"],
    [number, "", null, undefined],
    [number, "별도 문의", null, undefined],
    [{ ...number, isRequired: true }, "", null, "missing"],
    [{ ...number, isRequired: true }, "별도 문의", null, "missing"],
    [whole, "2,400", 2_400, undefined],
    [whole, "2,400.5", 2_400.5, "noWhole"],
    // A number in another unit is rounded, one in the stored unit is not.
    [whole, "2.4004 m", 2_400, undefined],
    [whole, "2.4006 m", 2_401, undefined],
    [whole, "2,400.5 mm", 2_400.5, "noWhole"],
    [whole, "5.1 m", 5_100, "outside"],
    [{ ...whole, isWhole: undefined } as unknown as Column, "2.4004 m", 2_400.4, undefined],
  ])("of %j is read from %j as %j with the problem %s", (column, text, value, problem) => {
    expect(read(column, text)).toEqual([value, problem]);
  });

  test("must equal the factor of a cell for each fan", () => {
    const columns = {
      fans: { kind: "number", min: 1, max: 10 },
      name: { kind: "text", maxLength: 9 },
      motor: { kind: "number", min: 1, max: 100, dimension: "power", spellings: ["each"], countedIn: "fans" },
      weight: { kind: "number", min: 1, max: 100, spellings: ["each"] },
    } as const satisfies Columns;
    const problemsOf = (cells: Partial<Record<keyof typeof columns, string>>) =>
      rowOf(columns, { fans: "", name: "", motor: "", weight: "", ...cells }).problems;
    expect(problemsOf({ fans: "2", motor: "5.5 kW × 2" })).toEqual({});
    expect(problemsOf({ fans: "3", motor: "5.5 kW × 2" })).toEqual({ motor: "countDiffers" });
    expect(problemsOf({ motor: "5.5 kW × 2" })).toEqual({ motor: "countDiffers" });
    expect(problemsOf({ fans: "2", weight: "5.5 × 2" })).toEqual({ weight: "countDiffers" });
  });

  test("is counted in an earlier column that holds a number", () => {
    const counted: Column = { kind: "number", min: 1, max: 9, countedIn: "fans" };
    expect(countFor(counted, { fans: 2 })).toBe(2);
    expect(countFor(counted, { fans: null })).toBeUndefined();
    expect(countFor(counted, { fans: "2" })).toBeUndefined();
    expect(countFor(number, { fans: 2, undefined: 3 })).toBeUndefined();
    expect(countFor({ ...counted, kind: "text", maxLength: 9 } as Column, { fans: 2 })).toBeUndefined();
  });
});

describe("several numbers in a cell", () => {
  test.each<[string, unknown, string | undefined]>([
    ["220/380", [220, 380], undefined],
    ["220/380 V", [220, 380], undefined],
    ["@220/380", [220, 380], undefined],
    ["220 , 380; 440", [220, 380, 440], undefined],
    ["1,100/2,200", [1_100, 2_200], undefined],
    ["1.1/2.2 kV", [1_100, 2_200], undefined],
    ["220", [220], "wrongCount"],
    ["1/220/380/440", [1, 220, 380, 440], "outside"],
    ["220/380/440/550", [220, 380, 440, 550], "wrongCount"],
    ["10/3,000", [10, 3_000], undefined],
    ["9/220", [9, 220], "outside"],
    ["220/3,001", [220, 3_001], "outside"],
    ["220/380 kg", [null, null], "otherUnit"],
    ["220/380 x", [null, null], "unknownUnit"],
    ["220/380 V 3", [], "wrongCount"],
    ["--", null, undefined],
    ["-", null, undefined],
    ["", null, undefined],
    ["V 220", [], "wrongCount"],
  ])("are read from %j as %j with the problem %s", (text, value, problem) => {
    expect(read(series, text)).toEqual([value, problem]);
  });

  test("are missing where they are required", () => {
    expect(read({ ...series, isRequired: true } as Column, " ")).toEqual([null, "missing"]);
  });
});

describe("a word in a cell", () => {
  test.each<[Column, string, unknown, string | undefined]>([
    [choice, "bim / cad", "BIM·CAD", undefined],
    [choice, "ＢＩＭ·ＣＡＤ", "BIM·CAD", undefined],
    [choice, "BIM,CAD", "BIM·CAD", undefined],
    [choice, "BIMㆍCAD", "BIM·CAD", undefined],
    [choice, "기 타", "Others", undefined],
    [choice, "ETC.", "Others", undefined],
    [choice, "etc", "etc", "unknownChoice"],
    [choice, "Stryker was here", "Stryker was here", "unknownChoice"],
    [choice, "", null, undefined],
    [{ ...choice, isRequired: true } as Column, "", null, "missing"],
    [{ kind: "words", of: ["a", "b c"] }, "b c，a、 a ,", ["b c", "a", "a"], undefined],
    [{ kind: "words", of: ["a", "b c"] }, "a,b", ["a", "b"], "unknownWord"],
    [{ kind: "words", of: ["a"] }, " ", [], undefined],
    [{ kind: "text", maxLength: 3 }, " abc ", "abc", undefined],
    [{ kind: "text", maxLength: 3 }, "abcd", "abcd", "tooLong"],
    [{ kind: "text", maxLength: 1 }, "\u1100\u1161", "가", undefined],
    [{ kind: "text", maxLength: 9, pattern: /^\// }, "/a", "/a", undefined],
    [{ kind: "text", maxLength: 9, pattern: /^\// }, "a/", "a/", "odd"],
    [{ kind: "date" }, "2026-3-5", "2026-03-05", undefined],
    [{ kind: "date" }, "2026 . 12 / 31.", "2026-12-31", undefined],
    [{ kind: "date" }, "2026년 3월 5일", "2026-03-05", undefined],
    [{ kind: "date" }, "on 2026-03-05", "on 2026-03-05", "noDate"],
    [{ kind: "date" }, "2026-03-05 9:00", "2026-03-05 9:00", "noDate"],
    [{ kind: "date" }, "2026-03-055", "2026-03-055", "noDate"],
    [{ kind: "date" }, "12026-03-05", "12026-03-05", "noDate"],
    [{ kind: "date", isRequired: true }, "", null, "missing"],
  ])("of %j is read from %j as %j with the problem %s", (column, text, value, problem) => {
    expect(read(column, text)).toEqual([value, problem]);
  });
});

describe("a list in a cell", () => {
  const list: Column = {
    kind: "list",
    maxItems: 2,
    of: { name: { kind: "text", maxLength: 9, isRequired: true }, dn: { ...number, mark: "DN" } },
  };

  test.each<[string, unknown, string | undefined, string]>([
    [
      "a DN5; b",
      [
        { name: "a", dn: 5 },
        { name: "b", dn: null },
      ],
      undefined,
      "a DN5; b",
    ],
    ["-", [], undefined, "-"],
    ["", [], undefined, ""],
    [
      "a; b; c",
      [
        { name: "a", dn: null },
        { name: "b", dn: null },
        { name: "c", dn: null },
      ],
      "tooManyParts",
      "a; b; c",
    ],
    [
      "a; DN5",
      [
        { name: "a", dn: null },
        { name: null, dn: 5 },
      ],
      "partMissing",
      "DN5",
    ],
    ["a DN500", [{ name: "a", dn: 500 }], "partWrong", "500"],
    ["a | b", [{ name: "a", dn: null }], "unreadPart", "b"],
  ])("%j is read as %j with the problem %s of the part %j", (text, value, problem, part) => {
    expect(read(list, text)).toEqual([value, problem]);
    expect(wrongPartOf(list, text)).toBe(part);
  });

  test("is written as it is read", () => {
    const rows = [
      { name: "a", dn: 5 },
      { name: "b", dn: null },
    ];
    expect(cellsOf({ list }, { list: rows } as never)).toEqual({ list: "a DN5; b" });
  });
});

test.each<[Column, string, string]>([
  [number, " 5 kW 4P ", "kW 4P"],
  [number, " 500 ", "500"],
  [number, "5 6/7", "5 6/7"],
  [choice, " loud ", "loud"],
])("of %j the wrong part of %j is %j", (column, text, part) => {
  expect(wrongPartOf(column, text)).toBe(part);
});

describe("cells and rows", () => {
  const table = {
    name: { kind: "text", maxLength: 5 },
    marks: { kind: "words", of: ["a", "b"] },
    voltage: { kind: "numbers", counts: [1, 3], min: 1, max: 999, by: "/" },
    size: { kind: "number", min: 0, max: 9 },
    list: { kind: "list", maxItems: 2, of: { name: { kind: "text", maxLength: 9 } } },
  } as const satisfies Columns;

  test("of a row with nothing but its name are completed with null and empty lists", () => {
    const row = completed(table, { name: "A" });
    expect(row).toEqual({ name: "A", marks: [], voltage: null, size: null, list: [] });
    expect(columnsIn(table)).toEqual(["name", "marks", "voltage", "size", "list"]);
    expect(withoutEmptyCells(table, row)).toEqual({ name: "A" });
    expect(withoutEmptyCells(table, { ...row, size: 0, marks: ["a"] })).toEqual({
      name: "A",
      size: 0,
      marks: ["a"],
    });
  });

  test("are texts with the separators of their columns", () => {
    const row = completed(table, { marks: ["a", "b"], voltage: [220, 380], size: 0 });
    expect(cellsOf(table, row)).toEqual({ name: "", marks: "a, b", voltage: "220/380", size: "0", list: "" });
  });

  test.each([
    [null, true],
    [undefined, true],
    [[], true],
    [[0], false],
    [0, false],
    ["", false],
  ])("with %j are empty: %s", (value, expected) => {
    expect(isEmpty(value)).toBe(expected);
  });

  test("are blank where all of them are", () => {
    expect([{}, { a: " " }, { a: " ", b: "\n" }, { a: " ", b: "c" }].map(isBlank)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
