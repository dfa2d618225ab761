import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type KernedFont, kernedLayout } from "./kerned-layout.ts";

/** The package that PDFKit reads fonts with, which this one does not depend on itself. */
const fontkit: { openSync(file: string): KernedFont } = createRequire(import.meta.resolve("pdfkit"))(
  "fontkit",
);
const opened = (weight: string) =>
  fontkit.openSync(fileURLToPath(new URL(`./fonts/sheet-${weight}.ttf`, import.meta.url)));

const letters = [..."AFLPTVWYaefkoprtvwyz0147.,-:/(\"' 가힣냉°×–…’±éŁ□"];
/** Every two letters beside each other. */
const pairs = letters.map((left) => letters.map((right) => left + right).join(""));
const texts = ["", "AVATAR Ty. fj", "2 × SF-150 저소음 팬(294 CRT)", "e\u0301 \u1100\u1161 \u200b", ...pairs];

test.each(["regular", "bold"])("lays out words of the %s font as fontkit does", (weight) => {
  const font = opened(weight);
  const layout = kernedLayout(font);
  const placed = (run: ReturnType<typeof layout>) => ({
    glyphs: run.glyphs.map(({ id }) => id),
    positions: run.positions.map(({ xAdvance, xOffset }) => [xAdvance, xOffset]),
    width: run.advanceWidth,
  });
  for (const text of texts) expect(placed(layout(text)), text).toEqual(placed(font.layout(text)));
  expect(layout("AV").advanceWidth).toBeLessThan(layout("A").advanceWidth + layout("V").advanceWidth);
});
