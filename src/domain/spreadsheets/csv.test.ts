import { expect, test } from "vitest";
import { csv, csvRows } from "./csv.ts";

test("quotes every cell and ends every row with CRLF", () => {
  expect(
    csvRows([
      ["회사", "n"],
      ["가", 1],
    ]),
  ).toBe('"회사","n"\r\n"가","1"\r\n');
});

test("keeps quotes, commas and lines inside their cell", () => {
  expect(csvRows([['그는 "네"라고, \n답했다']])).toBe('"그는 ""네""라고, \n답했다"\r\n');
});

test.each([
  "=1+1",
  "+82 10",
  "-2",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "  =cmd|' /C calc'!A0",
  "＝1+1",
  "＋1",
  "－1",
  "＠A1",
])("makes text of %j, which a spreadsheet would run", (text) => {
  expect(csvRows([[text]])).toBe(`"'${text}"\r\n`);
});

test.each(["10-2", "a=b", "02-0000-0000", "", "이메일: a@example.com"])("leaves %j as it is", (text) => {
  expect(csvRows([[text]])).toBe(`"${text}"\r\n`);
});

test.each(["a\t=1", "1\n=1", "a =1"])("leaves %j as it is, for its sign stands behind something", (text) => {
  expect(csvRows([[text]])).toBe(`"${text}"\r\n`);
});

test("leaves a negative number a number", () => {
  expect(csvRows([[-2]])).toBe('"-2"\r\n');
});

test("a whole table begins with the mark that makes spreadsheets read UTF-8", () => {
  expect([...Buffer.from(csv([["가"]]))].slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 0x22]);
});

/**
 * Text that a spreadsheet shows of a cell that is a formula of one text, and of any other that it takes for a
 * number.
 */
function shown(row: string): string {
  const content = row.trimEnd().slice(1, -1).replaceAll('""', '"');
  const literal = /^="((?:[^"]|"")*)"$/.exec(content)?.[1];
  return literal === undefined ? String(Number(content)) : literal.replaceAll('""', '"');
}

test.each(["01012345678", "+82 10-1234-5678", "+82-10-1234-5678", "(02)123-4567", "02-0000-0000"])(
  "shows the figures %j as they are, without an apostrophe",
  (figures) => {
    const row = csvRows([[{ figures }]]);
    expect(shown(row)).toBe(figures);
    expect(row).not.toContain("'");
  },
);

test("lets nothing out of the text that figures are made of", () => {
  const row = csvRows([[{ figures: '"&HYPERLINK("http://example.com")&"' }]]);
  expect(shown(row)).toBe('"&HYPERLINK("http://example.com")&"');
});
