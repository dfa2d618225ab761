import { expect, test } from "vitest";
import type { EditableField } from "#domain/content/content-calls.ts";
import { type Edit, tidyEdit } from "#domain/content/edits.ts";
import { editProblemText } from "../problems/content-problems.ts";
import { defaults } from "./defaults.ts";
import { descriptionMayBeEmpty, editProblems, noRecords } from "./edit-problems.ts";
import { editableFields, editOf } from "./editable-fields.ts";

const fields = new Map(editableFields(defaults).map((field) => [field.path, field]));
const problemsOf = (path: string, value: string | number) =>
  editProblems({ kind: "fact", value }, fields.get(path)).map((problem) => editProblemText("ko", problem));

test("a color with insufficient contrast is reported with its contrast", () => {
  expect(problemsOf("company.brand.dark", "#0b5cab")).toEqual([
    expect.stringMatching(/짙은 색.*대비 \d\.\d:1/),
  ]);
});

test("any accent is accepted: the text on its buttons is chosen by contrast", () => {
  for (const color of ["#8a1c4a", "#f28c28", "#ffffff"])
    expect(problemsOf("company.brand.action", color)).toEqual([]);
});

test("an invalid color or logo is rejected everywhere", () => {
  for (const value of ["red", "#fff", "#GGGGGG", "#0b5cab;}body{display:none", ""])
    expect(problemsOf("company.brand.action", value)).toEqual([
      "이곳에 넣을 수 없는 값입니다. 고쳐서 다시 입력해 주세요.",
    ]);
  for (const value of ["https://site.example/x.svg", "x.svg 1x1", `${"0".repeat(32)}.pdf 10x10`])
    expect(problemsOf("company.brand.logo", value)).toEqual([
      "이곳에 넣을 수 없는 값입니다. 고쳐서 다시 입력해 주세요.",
    ]);
  for (const value of ["", `${"0".repeat(32)}.svg 10x10`])
    expect(problemsOf("company.brand.logoOnDark", value)).toEqual([]);
});

test("no default content has a problem", () => {
  const found = [...fields].flatMap(([path, field]) => {
    const problems = editProblems(editOf(field), field);
    return problems.length > 0 ? [[path, problems]] : [];
  });
  expect(found).toEqual([]);
});

const emptyFields = [...fields].filter(([, field]) =>
  field.kind === "picture"
    ? descriptionMayBeEmpty(field)
    : (field.kind === "text" || field.kind === "texts") && field.mayBeEmpty,
);

test("some pictures, paragraphs and texts of pins may be empty", () => {
  expect(new Set(emptyFields.map(([, { kind }]) => kind))).toEqual(new Set(["picture", "texts", "text"]));
});

test.each<[string, EditableField]>(emptyFields)(
  "%s is published empty, as the editor says, with any picture",
  (_, field) => {
    const own = {
      file: `${"a".repeat(32)}.webp`,
      width: 800,
      height: 500,
      focus: { x: 0.5, y: 0.5 },
      placeholder: "",
    };
    const edits: Edit[] =
      field.kind === "picture"
        ? [field.picture, "st-sf", own].map((picture) => ({ kind: "picture", picture, ko: "", en: "" }))
        : [field.kind === "text" ? { kind: "text", ko: "", en: "" } : { kind: "texts", ko: [], en: [] }];
    const stored = { ...noRecords, fileSizes: new Map([[own.file, 1]]) };
    expect(edits.flatMap((edit) => editProblems(edit, field, stored))).toEqual([]);
  },
);

test.each([
  ["home.hero.slides[modular].primaryLink", "javascript:alert(1)", /^연결할 수 없는 주소입니다\./],
  ["home.hero.slides[modular].primaryLink", "//evil.example", /^연결할 수 없는 주소입니다\./],
  ["home.projects.all.href", "/projects/galery", /^이 사이트에 없는 주소입니다\./],
  ["company.offices[seoul].phoneHref", "https://site.example", /^전화 링크를/],
  ["company.offices[seoul].postal.street", "1\u202e Main Street", /^보이지 않는 특수 문자가 있습니다\./],
  ["company.registrationNumber", "\u200b\u2060", /^비어 있습니다\./],
  ["company.review.rating", -5, /^평점은 0부터 5까지/],
  ["company.figures.years", 1e300, /^0부터 100,000까지/],
  ["history.timeline.years[2024].year", 20240, /^연도를 네 자리로/],
])("%s cannot be %j, and a sentence says what to do", (path, value, sentence) => {
  expect(problemsOf(path, value)).toEqual([expect.stringMatching(sentence)]);
});

test.each<[string, string[], string[], string[]]>([
  ["privacy.sections[retention].list", ["하나"], ["One"], []],
  ["privacy.sections[retention].list", [], [], []],
  ["privacy.sections[retention].list", ["하나", ""], ["One"], []],
  ["privacy.sections[retention].list", [""], ["One"], ["한국어 문구가 비어 있습니다. 입력해 주세요."]],
  ["privacy.sections[retention].list", ["하나"], [], ["영어 문구가 비어 있습니다. 입력해 주세요."]],
  // One field per label of a drawing.
  [
    "winter.sections[ice].figure.labels",
    [],
    [],
    ["한국어 문구가 비어 있습니다. 입력해 주세요.", "영어 문구가 비어 있습니다. 입력해 주세요."],
  ],
])("%s with %j and %j is shown as %j", (path, ko, en, sentences) => {
  const problems = editProblems(tidyEdit({ kind: "texts", ko, en }), fields.get(path));
  expect(problems.map((problem) => editProblemText("ko", problem))).toEqual(sentences);
});
