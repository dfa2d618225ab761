import { expect, test } from "vitest";
import { textInBox, type WordField, withText } from "./typed-text.ts";

const field = {
  path: "p.points",
  names: [],
  kind: "texts" as const,
  mayBeEmpty: true,
  ko: ["하나", "둘"],
  en: ["One", "Two"],
};

function afterTyping(typed: string): WordField {
  return { ...field, ...withText(field, "en", typed) } as WordField;
}

test.each(["One\n\n\nTwo", "One\n\n\n\nTwo", "One\n\nTwo\n\n\n", "  ", "One \n\nTwo"])(
  "the typed text %j stays in its box with its empty lines and spaces",
  (typed) => {
    expect(textInBox(afterTyping(typed), "en", typed)).toBe(typed);
  },
);

test("a text that was changed otherwise, as by an undo, replaces the typed one", () => {
  expect(textInBox(field, "en", "One\n\n\nThree")).toBe("One\n\nTwo");
  expect(textInBox(field, "en", undefined)).toBe("One\n\nTwo");
  expect(textInBox({ ...field, kind: "text", ko: "하나", en: "One" }, "en", "Two")).toBe("One");
});

test("a change of the other language leaves the typed text", () => {
  expect(textInBox({ ...afterTyping("One\n\n\nTwo"), ko: ["셋"] } as WordField, "en", "One\n\n\nTwo")).toBe(
    "One\n\n\nTwo",
  );
});
