import { expect, test } from "vitest";
import { fillPlaceholders } from "#content/editing/placeholders.ts";
import type { EditableField } from "#domain/content/content-calls.ts";
import { textsShown } from "./texts-shown.ts";

const fill = (text: string) => fillPlaceholders(text, { name: "한빛" });
const text = (ko: string): EditableField => ({ path: "a.b", names: [], kind: "text", ko, en: "" });
const texts = (...ko: string[]): EditableField => ({
  path: "a.c",
  names: [],
  kind: "texts",
  mayBeEmpty: false,
  ko,
  en: [],
});

test("a text is updated wherever the page shows it, with its placeholders filled", () => {
  expect(textsShown(["한빛은"], text("{name:은}"), text("새 {name}"), "ko", fill)).toEqual(["새 한빛"]);
  expect(textsShown(["옛", "옛"], text("옛"), text("새"), "ko", fill)).toEqual(["새", "새"]);
});

test("paragraphs are updated one by one while their number is unchanged", () => {
  expect(textsShown(["하나", "둘"], texts("하나", "둘"), texts("하나", "셋"), "ko", fill)).toEqual([
    "하나",
    "셋",
  ]);
  expect(textsShown(["하나", "둘"], texts("하나", "둘"), texts("하나"), "ko", fill)).toBeUndefined();
});

test.each([
  ["the page fills something in", ["3개"], text("{count}개"), text("모두 {count}개")],
  ["it stands among other words", ["옛 것"], text("옛"), text("새")],
])("the page has to be rendered anew when %s", (_, nodes, before, after) => {
  expect(textsShown(nodes, before, after, "ko", fill)).toBeUndefined();
});
