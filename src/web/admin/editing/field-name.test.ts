import { expect, test } from "vitest";
import { defaults } from "#content/editing/defaults.ts";
import { editableFields } from "#content/editing/editable-fields.ts";
import { overlay } from "#content/editing/overlay.ts";
import type { Edit } from "#domain/content/edits.ts";
import { pageName } from "./Differences.tsx";
import { entryName, fieldName } from "./field-name.ts";

const fields = new Map(
  editableFields(
    overlay(
      defaults,
      new Map<string, Edit>([
        [
          "home.hero.slides",
          {
            kind: "list",
            order: ["x1", "x2"],
            removed: ["modular", "package", "bac"],
            added: [
              { id: "x1", like: "bac" },
              { id: "x2", like: "bac" },
            ],
          },
        ],
        ["home.hero.slides[x1].title", { kind: "text", ko: "조용한 냉각탑", en: "Quiet towers" }],
        ["home.hero.slides[x2].title", { kind: "text", ko: " ", en: "" }],
        ["method.ratios.case", { kind: "text", ko: "온도가 오르면 물이 더 많이 증발합니다", en: "x" }],
      ]),
    ),
  ).map((field) => [field.path, field]),
);

test.each([
  ["home.hero.slides[x1].title", "첫 화면 · 슬라이드 ‘조용한 냉각탑’ · 제목"],
  ["home.hero.slides[x2].title", "첫 화면 · 2번째 슬라이드 · 제목"],
  ["history.timeline.years[2024].events[9].text", "연도 ‘2024’ · 연혁 · 내용"],
  ["method.ratios.case", "비율 · ‘온도가 오르면 물이 더 많이 증발…’"],
  ["worldMap.pins[베트남].description", "핀 ‘베트남’ · 설명"],
  ["company.name", "회사 이름"],
])("%s is called %s", (path, name) => {
  expect(fieldName(path, fields)).toBe(name);
});

test("a removed field is named by the text of its edit", () => {
  expect(fieldName("home.zz", fields, { kind: "text", ko: "옛말", en: "Old" })).toBe("‘옛말’");
});

test("an entry is named by its own text, else by its position in the list", () => {
  expect(entryName("home.hero.slides", "x1", fields)).toBe("슬라이드 ‘조용한 냉각탑’");
  expect(entryName("home.hero.slides", "x2", fields)).toBe("2번째 슬라이드");
  expect(entryName("home.zz", "gone", fields)).toBe("항목");
});

test("every editable field has a name without an id", () => {
  const own = editableFields(defaults);
  const known = new Map(own.map((field) => [field.path, field]));
  const odd = own
    .map(({ path }) => [path, fieldName(path, known)] as const)
    .filter(([, name]) => name === "" || /(^|· )[a-z][A-Za-z-]*( ·|$)/.test(name));
  expect(odd).toEqual([]);
});

test.each(Object.keys(defaults))("the part %s of the content has a name", (part) => {
  expect(pageName(part)).not.toBe("");
});
