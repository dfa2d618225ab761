import { expect, test } from "vitest";
import type { TextStyle } from "#documents/sheet/paper-style.ts";
import { addressLines, linesOf, writeLines } from "./pdf-text.ts";

type Doc = Parameters<typeof linesOf>[0];

/** A document whose every letter is as wide as its size, and which remembers what is written where. */
function aDocument() {
  const written: { text: string; x: number; y: number }[] = [];
  let size = 0;
  const doc = {
    font: () => doc,
    fontSize(given: number) {
      size = given;
      return doc;
    },
    fillColor: () => doc,
    widthOfString: (text: string) => text.length * size,
    text(text: string, x: number, y: number) {
      written.push({ text, x, y });
      return doc;
    },
  };
  return { doc: doc as unknown as Doc, written };
}

const textStyle = { size: 10, leading: 1.5, weight: "regular", color: "ink" } as TextStyle;

test.each([
  ["ends lines between words", "냉각탑 용량 계산", 60, ["냉각탑 용량", "계산"]],
  ["leaves what fits in one", "냉각탑 용량", 60, ["냉각탑 용량"]],
  ["breaks no word, however long", "아주긴낱말입니다 둘", 40, ["아주긴낱말입니다", "둘"]],
  ["has one empty line for no text", "", 40, [""]],
])("a text %s", (_, text, width, lines) => {
  expect(linesOf(aDocument().doc, text, textStyle, width)).toEqual(lines);
});

test("lines stand a line's height below each other, at the right edge where they are asked to", () => {
  const { doc, written } = aDocument();
  const right = { ...textStyle, align: "right" } as TextStyle;
  writeLines(doc, ["12", "3"], right, { x: 100, y: 50, width: 40, color: "#000000" });
  expect(written.map(({ text, x }) => [text, x])).toEqual([
    ["12", 120],
    ["3", 130],
  ]);
  expect((written[1]?.y ?? 0) - (written[0]?.y ?? 0)).toBeCloseTo(15);
});

test("the lines of a long address end before a parameter, and together they are the address", () => {
  const textStyle: TextStyle = { size: 1, leading: 1, weight: "regular", color: "ink", align: "left" };
  const address = "https://site.example/sheet?flow=390&hot=37&cold=32&project=new";
  const lines = addressLines(aDocument().doc, address, textStyle, 30);
  expect(lines).toEqual(["https://site.example/sheet", "?flow=390&hot=37&cold=32", "&project=new"]);
  expect(lines.join("")).toBe(address);
});
