import { describe, expect, test } from "vitest";
import { type KnownProject, type Marks, recognised, repetitions } from "./recognition.ts";

const words = { title: "울산 현장", clientCompany: "가나화학", city: "울산" };
const row = (marks: Partial<Marks> = {}): Marks => ({ ...words, id: null, number: null, ...marks });
const known = (id: number, marks: Partial<KnownProject> = {}): KnownProject => ({
  ...words,
  id,
  number: null,
  ...marks,
});

describe("a row is the project", () => {
  test.each<[string, Marks, KnownProject[], number | undefined]>([
    [
      "of its id, whatever else it says",
      row({ id: 2, number: "7", title: "다른" }),
      [known(1, { number: "7" }), known(2)],
      2,
    ],
    [
      "of its number, whatever its words",
      row({ number: " a 7", title: "다른" }),
      [known(1), known(2, { number: "A7" })],
      2,
    ],
    ["of its words, however they are written", row({ title: "울산현장!", city: "울산 " }), [known(5)], 5],
    ["of its words that has no number yet", row({ number: "7" }), [known(1, { number: "8" }), known(2)], 2],
    ["of its words where it has no number", row(), [known(1, { number: "8" })], 1],
    ["that is none of those with other words", row({ city: "부산" }), [known(1)], undefined],
    [
      "that is new where another number is known",
      row({ number: "7" }),
      [known(1, { number: "8" })],
      undefined,
    ],
    ["of its number where its id has gone", row({ id: 9, number: "7" }), [known(1, { number: "7" })], 1],
  ])("%s", (_, given, projects, id) => {
    expect(recognised([given], projects)).toEqual([id]);
  });

  test("that no other row is already, by whichever mark", () => {
    expect(recognised([row(), row(), row({ id: 4 })], [known(4), known(5)])).toEqual([5, undefined, 4]);
  });
});

test("rows that say the same are told with the earlier one", () => {
  const rows = [
    row(),
    row({ number: "7" }),
    row({ title: "울산  현장" }),
    row({ number: "07" }),
    row({ number: "7 " }),
  ];
  expect([...repetitions(rows)]).toEqual([
    [2, { column: "title", of: 0 }],
    [4, { column: "number", of: 1 }],
  ]);
});
