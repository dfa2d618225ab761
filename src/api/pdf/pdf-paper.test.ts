import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { colors } from "#content/colors.ts";
import type { Group, Part, TextElement } from "#documents/sheet/paper-parts.ts";
import { defaultTextStyle, type PartStyleName, partStyles } from "#documents/sheet/paper-style.ts";
import { layOut } from "./pdf-paper.ts";
import { registerSheetFonts } from "./sheet-fonts.ts";

const line = defaultTextStyle.size * defaultTextStyle.leading;
const word: TextElement = { tag: "p", text: "냉각탑" };
const lines = (count: number): TextElement => ({
  tag: "p",
  text: Array(count * 3)
    .fill("냉각탑냉각")
    .join(" "),
});

test("parts stand below each other with the gap between them", () => {
  expect(heightOf(group("why", [word, word]))).toBeCloseTo(2 * line + partStyles.why.gap[0]);
});

test("parts in columns are as high as the highest of each row", () => {
  const [one, two] = [heightOf(lines(1), 150), heightOf(lines(4), 150)];
  expect(two).toBeGreaterThan(one);
  const inTwo = group("charts", [lines(1), lines(4), word]);
  expect(heightOf(inTwo, 320)).toBeCloseTo(two + partStyles.charts.gap[0] + line);
});

test("a column as wide as its words leaves only the rest to its neighbour", () => {
  const beside = (text: string) => heightOf(group("head", [lines(1), { ...word, text }]), 220);
  expect(beside("x".repeat(30))).toBeGreaterThan(beside("x"));
});

test("words end their lines between words only, and a word alone may be wider than its column", () => {
  expect(heightOf({ tag: "p", text: "가나다라마바사아자차카타파하" }, 20)).toBeCloseTo(line);
  expect(heightOf({ tag: "p", text: "가나다라 마바사아" }, 20)).toBeCloseTo(2 * line);
});

function group(style: PartStyleName, parts: Part[]): Group {
  return { tag: "div", style, parts };
}

function heightOf(part: Part, width = 500): number {
  const doc = registerSheetFonts(new PDFDocument({ font: "" }));
  return layOut({ doc, palette: colors }, part, {
    textStyle: defaultTextStyle,
    width,
  }).height;
}
