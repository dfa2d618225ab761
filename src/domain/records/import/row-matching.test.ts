import { describe, expect, test } from "vitest";
import {
  findDuplicateRows,
  identityOf,
  matchRows,
  type RowIdentity,
  type RowMatch,
  type StoredIdentity,
} from "./row-matching.ts";

const words = { title: "울산 현장", clientCompany: "가나화학", city: "울산" };
type Words = Partial<typeof words>;
const identity = (fields: Words) => identityOf(Object.values({ ...words, ...fields }));
const row = ({ id = null, ...fields }: Words & Partial<Pick<RowIdentity, "id">> = {}): RowIdentity => ({
  id,
  identity: identity(fields),
});
const known = (id: number, fields: Words = {}): StoredIdentity => ({ id, identity: identity(fields) });

describe("a row is the project", () => {
  test.each<[string, RowIdentity, StoredIdentity[], RowMatch | undefined]>([
    [
      "of the site's own number, whatever it says",
      row({ id: 2, title: "다른" }),
      [known(1), known(2)],
      { id: 2, by: "id" },
    ],
    [
      "of its words, however they are written, if a person says so",
      row({ title: "울산현장!", city: "울산 " }),
      [known(5)],
      { id: 5, by: "words" },
    ],
    ["that is none of those with other words", row({ city: "부산" }), [known(1)], undefined],
    ["of its words where its id has gone", row({ id: 9 }), [known(1)], { id: 1, by: "words" }],
  ])("%s", (_, given, projects, found) => {
    expect(matchRows([given], projects)).toEqual([found]);
  });

  test("that no other row is already, by whichever mark", () => {
    expect(matchRows([row(), row(), row({ id: 4 })], [known(4), known(5)])).toEqual([
      { id: 5, by: "words" },
      undefined,
      { id: 4, by: "id" },
    ]);
  });
});

test("duplicate rows are reported with the earlier one, unless their numbers differ", () => {
  const numbered = (number: string, marks: Parameters<typeof row>[0] = {}) => ({ ...row(marks), number });
  const rows = [
    numbered(""),
    numbered("7"),
    numbered("", { title: "울산  현장" }),
    numbered("8"),
    numbered("", { id: 3 }),
    numbered("9", { id: 3 }),
  ];
  expect([...findDuplicateRows(rows)]).toEqual([
    [2, { column: "title", earlierRow: 0 }],
    [5, { column: "id", earlierRow: 4 }],
  ]);
});

test.each([
  [["Ａ-b c!", null, undefined], "abc\n\n"],
  [["울산 현장", "1차"], "울산현장\n1차"],
  [[], ""],
])("the identity of %j is %j", (words, text) => {
  expect(identityOf(words)).toBe(text);
});

test("a row by an id that another row has taken is the project of its words, if that is free", () => {
  expect(matchRows([row({ id: 4 }), row({ id: 4 })], [known(4), known(5)])).toEqual([
    { id: 4, by: "id" },
    { id: 5, by: "words" },
  ]);
  expect(
    matchRows([row({ id: 4, city: "부산" }), row({ id: 4, city: "부산" })], [known(4), known(5)]),
  ).toEqual([{ id: 4, by: "id" }, undefined]);
  expect(matchRows([], [known(4)])).toEqual([]);
});

test("numbers of one spelling make rows of the same words one", () => {
  const rows = ["A-7", "a7", "A 8"].map((number) => ({ ...row(), number }));
  expect([...findDuplicateRows(rows)]).toEqual([[1, { column: "title", earlierRow: 0 }]]);
  const thrice = [
    { ...row(), number: "" },
    { ...row(), number: "" },
    { ...row(), number: "" },
  ];
  expect([...findDuplicateRows(thrice)]).toEqual([
    [1, { column: "title", earlierRow: 0 }],
    [2, { column: "title", earlierRow: 0 }],
  ]);
});
