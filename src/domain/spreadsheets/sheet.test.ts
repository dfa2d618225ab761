import { describe, expect, test } from "vitest";
import { sheetBudget } from "../files/budgets.ts";
import { columnLetters, fullBudget, gatherRows, type RemainingBudget } from "./sheet.ts";

type Cell = readonly [row: number, column: number, text: string];

test.each([
  [0, "A"],
  [25, "Z"],
  [26, "AA"],
  [51, "AZ"],
  [52, "BA"],
  [701, "ZZ"],
  [702, "AAA"],
])("column %d has the letters %s", (column, letters) => {
  expect(columnLetters(column)).toBe(letters);
});

describe("rows", () => {
  const gathered = (cells: readonly Cell[], budget: Partial<RemainingBudget> = {}) =>
    gatherRows(cells, { ...fullBudget(), ...budget });

  test("are in the order of their numbers, with empty cells before others", () => {
    expect(
      gathered([
        [7, 0, "c"],
        [2, 2, "b"],
        [2, 0, " a "],
        [4, 0, " \n"],
      ]),
    ).toEqual({
      kind: "read",
      rows: [
        { number: 2, cells: [" a ", "", "b"] },
        { number: 7, cells: ["c"] },
      ],
    });
  });

  test("have their cells up to the last column that is read", () => {
    const last = sheetBudget.columns - 1;
    expect(gathered([[1, last + 1, "a"]])).toEqual({ kind: "refused", problem: "empty" });
    const reading = gathered([[1, last, "a"]]);
    expect(reading.kind === "read" && reading.rows[0]?.cells).toHaveLength(last + 1);
  });

  const tooLarge = { kind: "refused", problem: "tooLarge" };
  const two: readonly Cell[] = [
    [1, 0, "ab"],
    [2, 0, "cde"],
  ];

  test.each<[string, Partial<RemainingBudget>, boolean]>([
    ["as many characters as are left", { characters: 5 }, true],
    ["a character more than is left", { characters: 4 }, false],
    ["as many cells as are left", { cells: 2 }, true],
    ["a cell more than is left", { cells: 1 }, false],
  ])("of %s are read or not", (_, budget, isRead) => {
    if (isRead) expect(gathered(two, budget)).toMatchObject({ kind: "read" });
    else expect(gathered(two, budget)).toEqual(tooLarge);
  });

  test("take their cells and all characters off the budget, and blank cells no more than characters", () => {
    const budget = { pieces: 9, cells: 10, characters: 100 };
    gatherRows([...two, [3, 0, "   "]], budget);
    expect(budget).toEqual({ pieces: 9, cells: 8, characters: 92 });
  });

  test("are no more than a sheet may have, but a full sheet takes more cells", () => {
    const cells = Array.from({ length: sheetBudget.rows }, (_, index): Cell => [index + 1, 0, "a"]);
    expect(gathered([...cells, [1, 1, "b"]])).toMatchObject({ kind: "read" });
    expect(gathered([...cells, [sheetBudget.rows + 1, 0, "b"]])).toEqual(tooLarge);
  });
});
