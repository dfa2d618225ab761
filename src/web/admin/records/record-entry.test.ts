import { describe, expect, test } from "vitest";
import type { Fields } from "#domain/records/fields.ts";
import { bodyOf, differences, draftOf, type Entry, entryFieldsOf, entryOf, valueIn } from "./record-entry.ts";

const fields = {
  name: { kind: "line", width: "whole", maxLength: 50, missingProblem: "nameMissing", isTranslated: true },
  place: { kind: "line", width: "half", maxLength: 50 },
  size: { kind: "choice", width: "half", of: ["small", "large"], missingProblem: "sizeMissing" },
  marks: { kind: "tags", width: "whole", of: ["quiet", "dry", "open"] },
  built: { kind: "year", width: "third", first: 1900, last: 2100, rangeProblem: "builtOutside" },
  done: { kind: "day", width: "third", first: "1900-01-01", last: "2100-12-31", rangeProblem: "doneOutside" },
} as const satisfies Fields;

const entry: Entry<typeof fields> = {
  name: "탑",
  place: "",
  size: "large",
  marks: ["quiet", "open"],
  built: "2021",
  done: "2021-03-01",
  en: { name: "Tower" },
};

describe("an entry", () => {
  test("has a text for every field, and its tags in the order of the form", () => {
    const record = {
      name: "탑",
      place: null,
      marks: ["open", "gone", "quiet"],
      built: 2021,
      en: { name: null },
    };
    expect(entryOf(fields, record)).toEqual({
      ...entry,
      size: "",
      done: "",
      en: { name: "" },
    });
  });

  test("has its fields in the order of the form, the English ones last", () => {
    expect(entryFieldsOf(fields)).toEqual(["name", "place", "size", "marks", "built", "done", "en.name"]);
    expect([valueIn(entry, "en.name"), valueIn(entry, "name"), valueIn(entry, "marks")]).toEqual([
      "Tower",
      "탑",
      ["quiet", "open"],
    ]);
  });
});

describe("the request body of an entry", () => {
  test.each([
    [" 2021 ", 2021],
    ["  ", null],
    ["soon", Number.NaN],
  ])("has the year %j as %s", (built, year) => {
    expect(bodyOf(fields, { ...entry, built })).toEqual({ ...entry, built: year });
  });
});

describe("a draft", () => {
  test("is as it would be stored: texts trimmed, and null for empty ones", () => {
    expect(draftOf(fields, { ...entry, name: " 탑 ", place: " ", en: { name: " " } })).toEqual({
      ...entry,
      place: null,
      built: 2021,
      en: { name: null },
    });
  });

  test("may be incomplete", () => {
    expect(draftOf(fields, { ...entry, name: "", size: "", built: "202" })).toMatchObject({
      name: "",
      size: "small",
      built: null,
    });
  });
});

describe("the differences of two entries", () => {
  test("are none if both would be stored alike", () => {
    const other = { ...entry, name: " 탑".normalize("NFD"), marks: [...entry.marks].reverse() };
    expect(differences(fields, entry, other)).toEqual([]);
  });

  test("are in the order of the form", () => {
    const other: typeof entry = { ...entry, en: { name: "Mast" }, marks: ["quiet"], place: "부산" };
    expect(differences(fields, entry, other)).toEqual(["place", "marks", "en.name"]);
  });
});
