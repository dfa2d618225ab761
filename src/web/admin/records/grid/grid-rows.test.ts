import { describe, expect, test } from "vitest";
import type { Columns } from "#domain/records/column-types.ts";
import {
  blankRow,
  checkedRows,
  conversions,
  copiedRows,
  type GridKind,
  type GridRow,
  gridOf,
  unlikelyValues,
  withRow,
} from "./grid-rows.ts";
import { withPaste } from "./grid-sheet.ts";

const columns = {
  name: { kind: "text", maxLength: 20, isRequired: true },
  size: { kind: "number", min: 1, max: 1000, isRequired: true },
} as const satisfies Columns;

const kind: GridKind<typeof columns> = {
  columns,
  maxRows: 3,
  labels: { name: "모델", size: "용량" },
  units: { size: "CRT" },
  problemWords: { outside: "{least}–{most}", missing: "없음", twice: "두 번" },
  additionalProblems: (rows) =>
    rows.map(({ name }, i) => (rows.findIndex((row) => row.name === name) < i ? { name: "twice" } : {})),
};

const rowsOf = (...cells: GridRow<typeof columns>["cells"][]) =>
  cells.map((each, key) => ({ key, cells: each }));

describe("a grid", () => {
  test("sends non-empty rows, and counts empty ones in row numbers", () => {
    const rows = rowsOf({ name: "A", size: "10" }, { name: "", size: " " }, { name: "A", size: "2,000" });
    expect(checkedRows(kind, rows)).toEqual({
      rows: [
        { name: "A", size: 10 },
        { name: "A", size: 2000 },
      ],
      problems: [
        { row: 2, column: "name", problem: "두 번" },
        { row: 2, column: "size", problem: "1–1,000" },
      ],
    });
  });

  test("starts with an empty row if nothing is stored", () => {
    expect(gridOf(columns, [])).toEqual([{ key: 0, cells: { name: "", size: "" } }]);
  });

  test("gives a new row a key that no other has", () => {
    expect(blankRow(columns, [{ key: 7, cells: { name: "", size: "" } }]).key).toBe(8);
  });

  test("takes a row of an uploaded file into its first blank one, as long as there is room", () => {
    const blank = { name: "", size: "" };
    const added = { name: "B" };
    const filled = withRow(kind, rowsOf({ name: "A", size: "1" }, blank, blank), added);
    expect(filled).toEqual(rowsOf({ name: "A", size: "1" }, { name: "B", size: "" }, blank));
    const appended = withRow(kind, rowsOf({ name: "A", size: "1" }), added);
    expect(appended?.at(-1)).toEqual({ key: 1, cells: { name: "B", size: "" } });
    const single = { columns, maxRows: 1 };
    expect(withRow(single, rowsOf(blank), added)).toEqual(rowsOf({ name: "B", size: "" }));
    expect(withRow(single, rowsOf({ name: "A", size: "1" }), added)).toBeUndefined();
    expect(withRow(kind, rowsOf(blank))).toEqual(rowsOf(blank, blank));
  });

  test("is copied with headings that a paste recognizes", () => {
    const rows = rowsOf({ name: "A", size: "10" }, { name: "", size: "" });
    const copied = copiedRows(kind, rows);
    expect(copied).toEqual([
      ["모델", "용량 (CRT)"],
      ["A", "10"],
    ]);
    expect(withPaste(kind, [], copied, { row: 0, column: "name" }).rows.map(({ cells }) => cells)).toEqual([
      { name: "A", size: "10" },
    ]);
  });
});

describe("a number that is read from a longer text", () => {
  const powerColumns = {
    name: columns.name,
    fans: { kind: "number", min: 1, max: 9, dimension: "count" },
    motor: {
      kind: "number",
      min: 1,
      max: 99,
      dimension: "power",
      spellings: ["each"],
      countedIn: "fans",
    },
  } as const satisfies Columns;
  const power: GridKind<typeof powerColumns> = {
    columns: powerColumns,
    maxRows: 3,
    labels: { name: "모델", fans: "팬", motor: "전동기" },
    units: { motor: "kW" },
    problemWords: { unknownUnit: "단위 ‘{part}’", countDiffers: "대수: {part}" },
    unlikely: ({ motor }) => ((motor ?? 0) > 50 ? { motor: "큽니다" } : {}),
  };
  const motors = (fans: string, motor: string) => [{ key: 0, cells: { name: "A", fans, motor } }];

  test.each([
    ["1", "5 HP", ["5 HP → 3.7 kW"]],
    ["2", "5.5kW×2", ["5.5kW×2 → 5.5 kW"]],
    ["1", "별도 문의", ["별도 문의 → 빈칸"]],
    ["1", "3.7 kW", []],
    ["1", "5 BHP", []],
  ])("says so: %s fans, %s", (fans, motor, expected) => {
    expect(conversions(power, motors(fans, motor), "빈칸")).toEqual(expected);
  });

  test.each([
    ["1", "5 BHP", "단위 ‘BHP’"],
    ["3", "5.5kW×2", "대수: 5.5kW×2"],
  ])("is asked about by its name: %s fans, %s", (fans, motor, problem) => {
    expect(checkedRows(power, motors(fans, motor)).problems).toEqual([{ row: 0, column: "motor", problem }]);
  });

  test("has all decimals of a share, in its limits as well", () => {
    const drift: GridKind<Columns> = {
      columns: { drift: { kind: "number", min: 0.000_01, max: 0.5, dimension: "share" } },
      maxRows: 3,
      labels: { drift: "비산율" },
      units: { drift: "%" },
      problemWords: { outside: "{least}–{most}" },
    };
    const driftRow = (text: string) => [{ key: 0, cells: { drift: text } }];
    expect(conversions(drift, driftRow("5 ppm"), "빈칸")).toEqual(["5 ppm → 0.0005 %"]);
    expect(checkedRows(drift, driftRow("2")).problems).toMatchObject([{ problem: "0.00001–0.5" }]);
  });

  test("must be confirmed if it is unlikely", () => {
    const rows = motors("1", "75");
    expect(unlikelyValues(power, rows, () => false)).toEqual([
      { row: 0, column: "motor", problem: "큽니다" },
    ]);
    expect(unlikelyValues(power, rows, ({ motor }) => motor === 75)).toEqual([]);
  });
});
