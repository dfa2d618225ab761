import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { eachField, type Fields, listedIn, namesOf, translatedIn } from "./fields.ts";
import { englishForm, englishResponse, formShape, responseShape } from "./schemas.ts";

const fields = {
  title: { kind: "line", width: "whole", maxLength: 10, missingProblem: "noTitle", isTranslated: true },
  note: { kind: "text", width: "whole", maxLength: 10, isTranslated: true, isOnlyOnDetailPage: true },
  client: { kind: "line", width: "half", maxLength: 10, missingProblem: "noClient", wasOptional: true },
  code: { kind: "line", width: "half", maxLength: 10, pattern: { is: /^[A-Z]+$/, problem: "noCode" } },
  sort: { kind: "choice", width: "half", of: ["a", "b"], missingProblem: "noSort" },
  tags: { kind: "tags", width: "half", of: ["x", "y"] },
  year: { kind: "year", width: "third", first: 1950, last: 2100, rangeProblem: "noYear" },
  doneOn: { kind: "day", width: "third", first: "1950-01-01", last: "2100-12-31", rangeProblem: "noDay" },
} as const satisfies Fields;

const complete = {
  title: "A",
  note: null,
  client: "C",
  code: null,
  sort: "a",
  tags: [],
  year: null,
  doneOn: null,
};

type Name = keyof typeof fields;

/** Value of a field after a form was read, or its problems. */
function entered(name: Name, value: unknown): unknown {
  const read = z.object(formShape(fields)).safeParse({ ...complete, [name]: value });
  return read.success ? read.data[name] : { problems: read.error.issues.map(({ message }) => message) };
}
const problem = (...problems: string[]) => ({ problems });

describe("a form", () => {
  test.each<[Name, unknown, unknown]>([
    ["title", "  A \n B ", "A B"],
    ["title", "A\u0007B\u0000", "AB"],
    ["title", "\u1100\u1161", "가"],
    ["title", "0123456789", "0123456789"],
    ["title", "01234567890", problem("tooLong")],
    ["title", " ", problem("noTitle")],
    ["title", undefined, problem("noTitle")],
    ["title", null, problem("noTitle")],
    ["client", "", problem("noClient")],
    ["note", " a\n b ", "a\n b"],
    ["note", "", null],
    ["note", null, null],
    ["note", undefined, null],
    ["note", "01234567890", problem("tooLong")],
    ["note", 5, problem("noText")],
    ["code", "ABC", "ABC"],
    ["code", " ABC ", "ABC"],
    ["code", "abc", problem("noCode")],
    ["code", "", null],
    ["sort", "b", "b"],
    ["sort", "c", problem("noSort")],
    ["tags", ["x", "y"], ["x", "y"]],
    ["tags", undefined, []],
    ["tags", ["z"], problem("tagUnknown")],
    ["tags", ["x", "y", "x"], problem("tooManyTags")],
    ["year", 1950, 1950],
    ["year", 2100, 2100],
    ["year", 1949, problem("noYear")],
    ["year", 2101, problem("noYear")],
    ["year", 2000.5, problem("noYear")],
    ["year", undefined, null],
    ["doneOn", "2024-02-29", "2024-02-29"],
    ["doneOn", "2024-02", "2024-02"],
    ["doneOn", "", null],
    ["doneOn", null, null],
    ["doneOn", undefined, undefined],
    ["doneOn", "1950-01-01", "1950-01-01"],
    ["doneOn", "1950-01", "1950-01"],
    ["doneOn", "2100-12-31", "2100-12-31"],
    ["doneOn", "2100-12", "2100-12"],
  ])("has for %s of %j the value %j", (name, value, expected) => {
    expect(entered(name, value)).toEqual(expected);
  });

  test.each([
    "1949-12-31",
    "1949-12",
    "2101-01-01",
    "2101-01",
    "2023-02-29",
    "2024-13",
    "2024",
    "2024-02-011",
    "x2024-02",
  ])("has no day %s", (day) => {
    expect(JSON.stringify(entered("doneOn", day))).toContain("problems");
  });

  test("has English texts of its translated fields, empty ones as null", () => {
    const schema = englishForm(fields);
    expect(schema.parse(undefined)).toEqual({ title: null, note: null });
    expect(schema.parse({ title: " A  B ", note: "" })).toEqual({ title: "A B", note: null });
    expect(schema.safeParse({ title: "01234567890" }).error?.issues.map(({ message }) => message)).toEqual([
      "tooLong",
    ]);
  });
});

describe("a response", () => {
  const isResponse = (change: object) =>
    z.object(responseShape(fields)).safeParse({ ...complete, ...change }).success;

  test.each<[Name, unknown, boolean]>([
    ["title", null, false],
    ["note", null, true],
    ["client", null, true],
    ["code", null, true],
    ["sort", "b", true],
    ["sort", "c", false],
    ["tags", ["of an older list"], true],
    ["tags", [1], false],
    ["year", 2024, true],
    ["year", 2024.5, false],
    ["year", null, true],
    ["doneOn", "2024-02", true],
    ["doneOn", null, true],
    ["doneOn", 2024, false],
  ])("may have for %s %j: %s", (name, value, expected) => {
    expect(isResponse({ [name]: value })).toBe(expected);
  });

  test("has English texts or null", () => {
    const schema = englishResponse(fields);
    expect(schema.safeParse({ title: null, note: "a" }).success).toBe(true);
    expect(schema.safeParse({ title: null }).success).toBe(false);
    expect(schema.safeParse({ title: 1, note: null }).success).toBe(false);
  });
});

test("fields are known by their order, their translations and their place", () => {
  expect(namesOf(fields)).toEqual(Object.keys(complete));
  expect(translatedIn(fields)).toEqual(["title", "note"]);
  expect(Object.keys(listedIn(fields))).toEqual(Object.keys(complete).filter((name) => name !== "note"));
  expect(eachField(fields, (field, name) => `${name} ${field.kind}`)).toMatchObject({
    title: "title line",
    doneOn: "doneOn day",
  });
});
