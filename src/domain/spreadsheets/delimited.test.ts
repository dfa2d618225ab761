import { describe, expect, test } from "vitest";
import { sheetBudget } from "../files/budgets.ts";
import { decoded } from "./decoded-text.ts";
import { delimiterOf, readDelimited } from "./delimited.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const cellsOf = (text: string) => {
  const reading = readDelimited(bytesOf(text));
  return reading.kind === "read" ? reading.sheets[0]?.rows.map(({ cells }) => cells) : reading.problem;
};

describe("the separator of cells", () => {
  test.each([
    ["a,b;c,d", ","],
    ["a;b,c;d", ";"],
    ["a\tb,c\td", "\t"],
    ["a", ","],
    ["a,b;c", ","],
    ['"a,b,c";d', ";"],
    ['"a "","" b,";c', ";"],
    // Commas of the second line count with the first.
    ["a;b\nc,d,e", ","],
    ["a;b\rc,d,e", ","],
    ["a;b\r\nc,d,e", ","],
  ])("of %j is %j", (text, separator) => {
    expect(delimiterOf(text)).toBe(separator);
  });

  test("is that of the first ten lines", () => {
    expect(delimiterOf(`${"a;b\n".repeat(9)}${",".repeat(12)}`)).toBe(",");
    expect(delimiterOf(`${"a;b\n".repeat(10)}${",".repeat(12)}`)).toBe(";");
  });

  test("is that of the first 20,000 characters", () => {
    expect(delimiterOf(`a;b${"c".repeat(19_996)},`)).toBe(",");
    expect(delimiterOf(`a;b${"c".repeat(19_997)},`)).toBe(";");
  });
});

describe("a text file", () => {
  test.each<[string, unknown]>([
    ["a,b\n", [["a", "b"]]],
    ["a,b", [["a", "b"]]],
    ["a,,b", [["a", "", "b"]]],
    [",b", [["", "b"]]],
    ['"a,b",c', [["a,b", "c"]]],
    ['"a\nb",c', [["a\nb", "c"]]],
    ['"""a""",c', [['"a"', "c"]]],
    ['"",c', [["", "c"]]],
    ['a "b" c,d', [['a "b" c', "d"]]],
    ["a\rb\r\nc", [["a"], ["b"], ["c"]]],
  ])("of %j has the cells %j", (text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  test("is no larger than a file may be", () => {
    const bytes = new Uint8Array(sheetBudget.fileBytes + 1).fill(0x20);
    bytes[0] = 0x61;
    expect(readDelimited(bytes)).toEqual({ kind: "refused", problem: "tooLarge" });
    expect(readDelimited(bytes.subarray(1, 10))).toEqual({ kind: "refused", problem: "empty" });
  });

  test("is read within the limits that are given", () => {
    const limits = { ...sheetBudget, cells: 1 };
    expect(readDelimited(bytesOf("a"), limits)).toMatchObject({ kind: "read", sheets: [{ name: "" }] });
    expect(readDelimited(bytesOf("a,b"), limits)).toEqual({ kind: "refused", problem: "tooLarge" });
  });
});

describe("an encoding", () => {
  test.each<[string, number[], string | undefined]>([
    ["UTF-16 with its mark", [0xff, 0xfe, 0x61, 0x00], "a"],
    ["UTF-16 the other way round", [0xfe, 0xff, 0x00, 0x61], "a"],
    ["UTF-16 without a mark", [0x61, 0x00, 0x62, 0x00], "ab"],
    ["UTF-16 the other way round without a mark", [0x00, 0x61, 0x00, 0x62], "ab"],
    ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, 0x61], "a"],
    ["a byte that begins a mark of UTF-16 alone", [0xff, 0x61], undefined],
    ["half a letter of UTF-16", [0xff, 0xfe, 0x61], undefined],
    ["an empty letter in UTF-16", [0xff, 0xfe, 0x61, 0x00, 0x00, 0x00], undefined],
    ["the Korean code page", [0xb0, 0xa1], "가"],
    ["nothing", [], ""],
  ])("is known: %s", (_, bytes, text) => {
    expect(decoded(new Uint8Array(bytes))).toBe(text);
  });

  test("is not looked for behind the first 1,000 bytes", () => {
    const wide = (letters: number) => new Uint8Array([...Array<number>(letters).fill(0x61), 0, 0x61, 0x61]);
    expect(decoded(wide(999))).not.toBe(undefined);
    expect(decoded(wide(1_001))).toBeUndefined();
  });
});
