import { expect, test } from "vitest";
import { csv } from "./csv.ts";

test("begins with the mark that makes spreadsheets read UTF-8, and ends every row with CRLF", () => {
  expect(
    csv([
      ["회사", "n"],
      ["가", 1],
    ]),
  ).toBe('\uFEFF"회사","n"\r\n"가","1"\r\n');
});

test("keeps quotes, commas and lines inside their cell", () => {
  expect(csv([['그는 "네"라고, \n답했다']])).toBe('\uFEFF"그는 ""네""라고, \n답했다"\r\n');
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
  expect(csv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
});

test.each(["10-2", "a=b", "02-0000-0000", "", "이메일: a@example.com"])("leaves %j as it is", (text) => {
  expect(csv([[text]])).toBe(`\uFEFF"${text}"\r\n`);
});

test("leaves a negative number a number", () => {
  expect(csv([[-2]])).toBe('\uFEFF"-2"\r\n');
});
