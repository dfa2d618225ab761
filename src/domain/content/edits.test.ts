import { expect, test } from "vitest";
import { locales } from "../locale.ts";
import { parseStoredEdit, parseStoredEdits } from "./edits.ts";

const picture = "st-sf";
const file = { file: `${"0".repeat(32)}.pdf`, name: "catalogue.pdf", size: 9 };

test.each([
  [
    { kind: "text", ko: "창립" },
    { kind: "text", ko: "창립", en: "창립" },
  ],
  [
    { kind: "texts", ko: ["창립"] },
    { kind: "texts", ko: ["창립"], en: ["창립"] },
  ],
  [
    { kind: "picture", picture, ko: "공장" },
    { kind: "picture", picture, ko: "공장", en: "공장" },
  ],
  [
    { kind: "document", ko: file },
    { kind: "document", ko: file, en: null },
  ],
  [
    { kind: "fact", value: 1998 },
    { kind: "fact", value: 1998 },
  ],
])("the stored edit %j keeps its effect on a site that has got a language since", (stored, edit) => {
  expect(parseStoredEdit(JSON.stringify(stored))).toEqual(edit);
  const version = { "home.h1": { edit: stored, basis: stored } };
  expect(parseStoredEdits(JSON.stringify(version))).toEqual({ "home.h1": { edit, basis: edit } });
});

test("a damaged edit is a text of a kind that its field does not have", () => {
  expect(parseStoredEdit('{"kind":"text"}')).toMatchObject({ kind: "texts" });
  expect(parseStoredEdit("{")).toMatchObject({ kind: "text" });
  const long = parseStoredEdit(JSON.stringify("x".repeat(10_000)));
  expect(long).toEqual({
    kind: "text",
    ...Object.fromEntries(locales.map((locale) => [locale, expect.stringMatching(/^"x{3999}$/)])),
  });
});
