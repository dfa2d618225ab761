import { expect, test } from "vitest";
import { locales } from "../locale.ts";
import {
  besidePath,
  editSchema,
  editsByPath,
  hidingPaths,
  parseStoredEdit,
  parseStoredEdits,
  pictureEdit,
  textEdit,
  textEditIn,
  textsEdit,
  tidyEdit,
} from "./edits.ts";

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

const fact = (value: unknown) => ({ kind: "fact", value });
const list = (order: string[]) => ({ kind: "list", order, removed: [], added: [] });
const own = {
  file: `${"0".repeat(32)}.webp`,
  width: 8,
  height: 8,
  focus: { x: 0.5, y: 0.5 },
  placeholder: "",
};

test.each<[object, boolean]>([
  [{ kind: "text", ko: "가".repeat(4_000), en: "" }, true],
  [{ kind: "text", ko: "가".repeat(4_001), en: "" }, false],
  [{ kind: "text", ko: "가" }, false],
  [{ kind: "texts", ko: Array(60).fill("a"), en: [] }, true],
  [{ kind: "texts", ko: Array(61).fill("a"), en: [] }, false],
  [fact("a"), true],
  [fact(1.5), true],
  [fact(false), true],
  [fact(["a"]), true],
  [fact(Array(61).fill("a")), false],
  [fact(null), false],
  [fact("a".repeat(4_001)), false],
  [{ kind: "picture", picture: "st-sf", ko: "", en: "" }, true],
  [{ kind: "picture", picture: own, ko: "", en: "" }, true],
  [{ kind: "picture", picture: "a".repeat(41), ko: "", en: "" }, false],
  [{ kind: "picture", picture: "A", ko: "", en: "" }, false],
  [{ kind: "film", film: "plant-1" }, true],
  [{ kind: "film", film: { address: "https://youtu.be/x" } }, true],
  [{ kind: "film", film: "Plant" }, false],
  [{ kind: "document", ko: file, en: null }, true],
  [list(["가-1", "b"]), true],
  [list(["a b"]), false],
  [list(["a".repeat(41)]), false],
  [list(Array(60).fill("a")), true],
  [list(Array(61).fill("a")), false],
  [{ ...list([]), removed: Array(61).fill("a") }, false],
  [{ ...list([]), added: [{ id: "b", like: "a" }] }, true],
  [{ ...list([]), added: Array(61).fill({ id: "b", like: "a" }) }, false],
])("the edit %j is accepted: %s", (edit, expected) => {
  expect(editSchema.safeParse(edit).success).toBe(expected);
});

test("texts of an edit are tidy, and an edit that is none stays as it is", () => {
  expect(tidyEdit({ kind: "text", ko: " 가  나 \n 다 ", en: "" })).toEqual({
    kind: "text",
    ko: "가 나\n다",
    en: "",
  });
  expect(tidyEdit({ kind: "fact", value: " 가 \n 나 " })).toEqual({ kind: "fact", value: "가 나" });
  const broken = { kind: "text", ko: " 가 " } as never;
  expect(tidyEdit(broken)).toBe(broken);
});

test("blank lines of a list are no paragraphs, and an empty list keeps its missing one", () => {
  const edit = { kind: "texts", ko: ["하나", "", " \u2060 ", "둘", ""], en: ["", " "] } as const;
  expect(tidyEdit({ ...edit, ko: [...edit.ko], en: [...edit.en] })).toEqual({
    kind: "texts",
    ko: ["하나", "둘"],
    en: ["", ""],
  });
  const lines = { kind: "texts", ko: ["a", ...Array(60).fill("")], en: [] };
  expect(editSchema.safeParse(lines).success).toBe(true);
});

test("edits are made for each language", () => {
  expect(textEdit((locale) => `${locale}!`)).toEqual({ kind: "text", ko: "ko!", en: "en!" });
  expect(textEditIn("en", "new", { ko: "가", en: "a" })).toEqual({ kind: "text", ko: "가", en: "new" });
  expect(textsEdit((locale) => [locale])).toEqual({ kind: "texts", ko: ["ko"], en: ["en"] });
  expect(pictureEdit("a", (locale) => locale)).toEqual({ kind: "picture", picture: "a", ko: "ko", en: "en" });
});

test("paths lead to fields beside one, and to the switches around it", () => {
  expect(besidePath("company.offices[a].phone", "email")).toBe("company.offices[a].email");
  expect(hidingPaths("a.b.c")).toEqual(["a.sections.b", "a.show", "a.b.show"]);
  expect(hidingPaths("a.b")).toEqual(["a.sections.b", "a.show"]);
});

test("edits of a version are found by their paths", () => {
  const edit = textEdit((locale) => locale);
  expect([...editsByPath({ "a.b": { edit, basis: null } })]).toEqual([["a.b", edit]]);
  expect(parseStoredEdits("{")).toEqual({});
  expect(parseStoredEdits("[]")).toEqual({});
  expect(parseStoredEdits(JSON.stringify({ a: { edit } }))).toEqual({ a: { edit, basis: null } });
  const long = { ["a".repeat(301)]: { edit } };
  expect(parseStoredEdits(JSON.stringify(long))).toEqual({});
  expect(Object.keys(parseStoredEdits(JSON.stringify({ ["a".repeat(300)]: { edit } })))).toHaveLength(1);
});

test.each([
  ['{"kind":"film","film":"X"}', "text"],
  ['{"kind":"picture","picture":"X","ko":""}', "text"],
  ['{"kind":"text","ko":5}', "texts"],
  ["null", "text"],
  ["5", "text"],
  ['{"ko":"a"}', "text"],
])("the stored edit %s, which is none, becomes one of the kind %s", (json, kind) => {
  expect(parseStoredEdit(json).kind).toBe(kind);
});

test("an edit that is stored as nothing is a text, made on nothing", () => {
  const stored = parseStoredEdits('{"a":{"edit":null,"basis":null}}');
  expect(stored).toEqual({ a: { edit: textEdit(() => "null"), basis: null } });
});
