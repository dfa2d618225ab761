import { expect, test } from "vitest";
import { emptyLine, paragraphStart } from "./picked.ts";

const texts = ["첫 문단", "둘째 문단", "셋째"];

test.each([0, 1, 2])("paragraph %i begins with its own text in the field of all", (paragraph) => {
  const rest = texts.join(emptyLine).slice(paragraphStart(texts, paragraph));
  expect(rest.split(emptyLine)[0]).toBe(texts[paragraph]);
});

test("a field without paragraphs in the page starts at its first character", () => {
  expect(paragraphStart(texts, undefined)).toBe(0);
  expect(paragraphStart(texts, -1)).toBe(0);
});
