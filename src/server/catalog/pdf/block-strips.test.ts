import { describe, expect, test } from "vitest";
import { openPdf } from "#api/pdf/pdf-file.ts";
import { colors } from "#content/colors.ts";
import { defaultContent } from "#content/editing/default-content.ts";
import { flowSize } from "#documents/drawing/flow-shapes.ts";
import { modelDrawing } from "#domain/products/drawing/model-drawing.ts";
import { aModel, aStoredProduct } from "../../../../tests/support/builders.ts";
import type { Block } from "../catalog.ts";
import { blockStrips } from "./block-strips.ts";
import { type CatalogContext, columnWidth, sheet } from "./drawing-context.ts";
import type { Strip } from "./strip.ts";

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Rule {
  from: number;
  to: number;
  y: number;
}

/** A document that records lines of text, by the ink that letters may take, and horizontal lines. */
function recordingContext() {
  const margins = { top: 0, left: 0, right: 0, bottom: 0 };
  const doc = openPdf({ locale: "en", title: "", author: "", made: new Date(0), margins });
  const texts: Box[] = [];
  const rules: Rule[] = [];
  const text: (words: string, x: number, y: number, options: object) => typeof doc = doc.text;
  const { fontSize, moveTo, lineTo } = doc;
  let [size, start] = [0, { x: 0, y: 0 }];
  Object.assign(doc, {
    fontSize(points: number) {
      size = points;
      return fontSize.call(doc, points);
    },
    text(words: string, x: number, baseline: number, options: object) {
      const right = x + doc.widthOfString(words);
      texts.push({ text: words, left: x, right, top: baseline - 0.75 * size, bottom: baseline + 0.1 * size });
      return text.call(doc, words, x, baseline, options);
    },
    moveTo(x: number, y: number) {
      start = { x, y };
      return moveTo.call(doc, x, y);
    },
    lineTo(x: number, y: number) {
      if (y === start.y) rules.push({ from: start.x, to: x, y });
      return lineTo.call(doc, x, y);
    },
  });
  const context: CatalogContext = {
    doc,
    measured: new Map(),
    palette: colors,
    onMissingGlyphs: () => undefined,
  };
  return { context, texts, rules };
}

interface Drawn {
  texts: readonly Box[];
  rules: readonly Rule[];
  strips: readonly {
    strip: Strip;
    top: number;
    bottom: number;
    texts: readonly Box[];
    rules: readonly Rule[];
  }[];
}

/** Draws the strips of a block below each other. @param growth share of what each may grow */
function draw(block: Block, { padding = 3, growth = 0 } = {}): Drawn {
  const { context, texts, rules } = recordingContext();
  const parent = context.doc.struct("Document");
  context.doc.addStructure(parent);
  let y: number = sheet.top;
  const strips = blockStrips(context, block, padding).map((strip) => {
    const extra = growth * (strip.maxGrowth ?? 0);
    const top = y + strip.spaceBefore;
    y = top + strip.height + extra;
    const [firstText, firstRule] = [texts.length, rules.length];
    strip.draw({ y: top, extra, parent });
    return { strip, top, bottom: y, texts: texts.slice(firstText), rules: rules.slice(firstRule) };
  });
  parent.end();
  return { texts, rules, strips };
}

const column = { left: sheet.left, right: sheet.left + columnWidth };
const long =
  "A description that is long enough for several lines of a column, however wide the column is made. ".repeat(
    3,
  );
const pair = (name: string, value = "1,234 kg") => ({ name, value });
const office = (name: string) => ({
  name,
  lines: ["12, Example-ro, Seoul", long],
  phone: { text: "02-000-0000", href: "tel:020000000" },
  email: { text: "a@example.com", href: "mailto:a@example.com" },
});
const heads = [
  { text: "Model" },
  { text: "Capacity", unit: "CRT" },
  { text: "Fan" },
  { text: "Width", unit: "mm" },
];
const rows = [
  ["ST-100", "100", "axial", "2,130"],
  ["ST-1000-LONG", "1,000", long, "12,400"],
  ["ST-9", "9.5", "axial", "–"],
];
const wideHeads = Array.from({ length: 24 }, (_, index) => ({ text: `Column ${index}` }));
const wideRows = [1, 2, 3].map((row) =>
  wideHeads.map((_, index) => (index === 0 ? `Row ${row}` : `${row * 1_000 + index}`)),
);

const blocks: readonly [string, Block][] = [
  ["a text", { kind: "text", text: long }],
  ["a note", { kind: "text", text: long, look: "note" }],
  ["a heading", { kind: "heading", text: "Heading" }],
  ["a list", { kind: "list", items: ["One", long, "Three"] }],
  [
    "links",
    {
      kind: "links",
      links: [1, 2].map((link) => ({ text: `Link ${link}`, href: "https://example.com", lead: long })),
    },
  ],
  ["pairs", { kind: "pairs", pairs: [pair("A"), pair(long), pair("C"), pair("D"), pair("E", long)] }],
  ["lines to write on", { kind: "form", rows: ["Name", long] }],
  ["offices", { kind: "offices", offices: ["Seoul", "Busan", "Hanoi", "Dubai"].map(office) }],
  ["a table", { kind: "table", heads, rows }],
  ["a table wider than the page", { kind: "table", heads: wideHeads, rows: wideRows }],
];

/** For sums of floating point numbers, points. */
const tolerance = 0.02;

describe.each([0, 1])("grown by %i of what it may grow,", (growth) => {
  test.each(blocks)("%s is within the column and within the height of its strips", (_name, block) => {
    const { strips } = draw(block, { growth });
    expect(strips.length).toBeGreaterThan(0);
    for (const { texts, rules, top, bottom } of strips) {
      for (const box of texts) {
        expect(box.left, box.text).toBeGreaterThanOrEqual(column.left - tolerance);
        expect(box.right, box.text).toBeLessThanOrEqual(column.right + tolerance);
        expect(box.top, box.text).toBeGreaterThanOrEqual(top - tolerance);
        expect(box.bottom, box.text).toBeLessThanOrEqual(bottom + tolerance);
      }
      for (const { from, to, y } of rules) {
        expect(from).toBeGreaterThanOrEqual(column.left - tolerance);
        expect(to).toBeLessThanOrEqual(column.right + tolerance);
        expect(y).toBeGreaterThan(top);
        expect(y).toBeLessThanOrEqual(bottom + tolerance);
      }
    }
  });

  test.each(blocks)("no two lines of %s overlap, and no rule crosses one", (_name, block) => {
    const { texts, rules } = draw(block, { growth });
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        const isBeside = one.right <= other.left + tolerance || other.right <= one.left + tolerance;
        const isApart = one.bottom <= other.top + tolerance || other.bottom <= one.top + tolerance;
        expect(isBeside || isApart, `${one.text} | ${other.text}`).toBe(true);
      }
      const crossed = rules.filter(
        ({ y, from, to }) => y > one.top && y < one.bottom && from < one.right && to > one.left,
      );
      expect(crossed, one.text).toEqual([]);
    }
  });
});

test("the first link, the first item and the first line to write on keep a larger distance from what is above", () => {
  const link = { text: "Link", href: "https://example.com", lead: "Lead" };
  const spaces = (block: Block) => draw(block).strips.map(({ strip }) => strip.spaceBefore);
  for (const block of [
    { kind: "links", links: [link, link, link] },
    { kind: "list", items: ["One", "Two", "Three"] },
  ] as const satisfies Block[]) {
    const [first = 0, second = 0, third] = spaces(block);
    expect(first).toBeGreaterThan(second);
    expect(second).toBe(third);
  }
});

test("an outline is drawn with its facts beside it, and is described", () => {
  const model = aModel({ name: "A-1", length: 2_000, width: 2_100, height: 3_000 });
  const drawing = modelDrawing(model, aStoredProduct({ models: [model] }), defaultContent.series.en.drawings);
  if (!drawing) throw new Error("A-1 has no drawing.");
  const pairs = [pair("Length", "2,000 mm"), pair("Width", "2,100 mm")];
  const { strips } = draw({ kind: "drawing", drawing, alt: "A-1 from the front", pairs });
  expect(strips).toHaveLength(1);
  const [{ texts, top, bottom } = { texts: [], top: 0, bottom: 0 }] = strips;
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Length", "2,000 mm", "Width", "2,100 mm"]),
  );
  for (const box of texts) {
    expect(box.top, box.text).toBeGreaterThanOrEqual(top - tolerance);
    expect(box.bottom, box.text).toBeLessThanOrEqual(bottom + tolerance);
    expect(box.right, box.text).toBeLessThanOrEqual(column.right + tolerance);
  }
});

test("values of pairs end at the right edge of their column, names begin at its left", () => {
  const { texts } = draw({ kind: "pairs", pairs: [pair("A"), pair("B"), pair("C"), pair("D")] });
  const width = (columnWidth - 2 * 20) / 3;
  const edges = [0, 1, 2, 0].map((index) => column.left + index * (width + 20));
  expect(texts.filter(({ text }) => text.length === 1).map(({ left }) => left)).toEqual(
    edges.map((left) => expect.closeTo(left, 1)),
  );
  expect(texts.filter(({ text }) => text.length > 1).map(({ right }) => right)).toEqual(
    edges.map((left) => expect.closeTo(left + width, 1)),
  );
});

test("numbers of a table end below each other, under the end of their head; words begin below each other", () => {
  const { texts } = draw({ kind: "table", heads, rows });
  const find = (text: string) => texts.find((box) => box.text === text);
  const rights = ["CRT", "100", "1,000", "9.5"].map((text) => find(text)?.right ?? 0);
  expect(rights).toEqual(rights.map(() => expect.closeTo(rights[0] ?? 0, 1)));
  const widths = ["mm", "2,130", "12,400", "–"].map((text) => find(text)?.right ?? 0);
  expect(widths).toEqual(widths.map(() => expect.closeTo(column.right, 1)));
  const lefts = texts.filter(({ text }) => ["Fan", "axial"].includes(text)).map(({ left }) => left);
  expect(lefts).toEqual(lefts.map(() => expect.closeTo(lefts[0] ?? 0, 1)));
  const firsts = ["Model", "ST-100", "ST-1000-LONG", "ST-9"].map((text) => find(text)?.left);
  expect(firsts).toEqual(firsts.map(() => expect.closeTo(column.left, 1)));
});

test("a table wider than the page is split into several of about the same width, each with the first column", () => {
  const { texts, strips } = draw({ kind: "table", heads: wideHeads, rows: wideRows });
  const parts = strips.filter(({ strip }) => strip.keepWithNext && strip.head === undefined).length;
  expect(parts).toBeGreaterThan(1);
  expect(texts.filter(({ text }) => text === "Row 1")).toHaveLength(parts);
  for (let index = 1; index < wideHeads.length; index++)
    expect(texts.filter(({ text }) => text === `${1_000 + index}`)).toHaveLength(1);
  const columns = strips
    .filter(({ texts: cells }) => cells[0]?.text === "Row 1")
    .map(({ texts: cells }) => cells.length);
  expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual(2);
});

test("the heads of a table are drawn again at the top of a page, at the height of the first ones", () => {
  const { strips } = draw({ kind: "table", heads, rows });
  const [head, ...body] = strips.map(({ strip }) => strip);
  for (const row of body) expect(row.head?.height).toBe(head?.height);
  expect(body.map(({ keepWithNext }) => keepWithNext)).toEqual([true, true, false]);
});

const shape = { kind: "path", d: "M0 0 H10", stroke: "ink" } as const;

test.each([true, false])(
  "the section through a tower and its description fit their strip, large: %s",
  (isLarge) => {
    const block = { kind: "flow", shapes: [shape], title: "Crossflow", description: long, isLarge } as const;
    const { strips, texts } = draw(block);
    const [{ top, bottom, strip } = { top: 0, bottom: 0, strip: undefined }] = strips;
    const figureWidth = isLarge ? 440 : 292;
    const figureHeight = (flowSize.height * figureWidth) / flowSize.width;
    const lowest = Math.max(...texts.map((box) => box.bottom));
    expect(lowest).toBeLessThanOrEqual(bottom);
    if (isLarge) {
      for (const box of texts) expect(box.top).toBeGreaterThan(top + figureHeight);
      expect(strip?.height).toBeGreaterThan(figureHeight + 10);
    } else {
      for (const box of texts) expect(box.left).toBeCloseTo(column.left + figureWidth + 24, 1);
      expect(strip?.height).toBeCloseTo(figureHeight, 1);
      // The words stand at the middle of the figure's height.
      const highest = Math.min(...texts.map((box) => box.top));
      expect(Math.abs(highest - top - (bottom - lowest))).toBeLessThan(8);
    }
  },
);
