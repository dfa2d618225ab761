import { describe, expect, test } from "vitest";
import { openPdf } from "#api/pdf/pdf-file.ts";
import { colors } from "#content/colors.ts";
import { sampleContent } from "#content/editing/sample-content.ts";
import { flowSize } from "#documents/drawing/flow-shapes.ts";
import { modelDrawing } from "#domain/products/drawing/model-drawing.ts";
import { aModel, aStoredProduct } from "../../../../tests/support/builders.ts";
import type { Block } from "../catalog.ts";
import { blockStrips, titleStrip } from "./block-strips.ts";
import { type CatalogContext, columnWidth, coverSize, sheet, styles } from "./drawing-context.ts";
import type { Strip } from "./strip.ts";

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  /** Font, such as "bold 11". */
  font: string;
  color: unknown;
  link: string | undefined;
  /** Structure types from the document to the element of the text; an artifact has none. */
  path: readonly string[];
  /** Attributes of that element. */
  spoken: object;
}

interface Rule {
  from: number;
  to: number;
  y: number;
  color: unknown;
  thickness: number;
}

/** A figure that is filled or stroked, with the state of the document at that time. */
interface Painted extends State {
  shape: string;
  args: readonly unknown[];
  as: "fill" | "stroke";
}

interface State {
  /** Place of the origin on the page, and points a unit. */
  origin: { x: number; y: number; scale: number };
  fill: readonly unknown[];
  stroke: readonly unknown[];
  lineWidth: number;
  cap: string;
  dash: readonly number[];
}

type Doc = PDFKit.PDFDocument;
type Method = (...args: never[]) => unknown;

/** Calls `before` with the arguments of a method, then the method itself, then `after`. */
function watch(doc: Doc, name: keyof Doc, before: Method, after: () => void = () => undefined): void {
  const method = doc[name] as Method;
  Object.assign(doc, {
    [name](...args: never[]) {
      before(...args);
      const result = method.apply(doc, args);
      after();
      return result;
    },
  });
}

/** Records the state of the document: colours, lines, the place of the origin. */
function recordState(doc: Doc): () => State {
  let state: State = {
    origin: { x: 0, y: 0, scale: 1 },
    fill: ["black", 1],
    stroke: ["black", 1],
    lineWidth: 1,
    cap: "butt",
    dash: [],
  };
  const saved: State[] = [];
  const set = (more: Partial<State>) => {
    state = { ...state, ...more };
  };
  watch(doc, "save", () => saved.push(state));
  watch(doc, "restore", () => set(saved.pop() ?? {}));
  watch(doc, "fillColor", (color: unknown, opacity = 1) => set({ fill: [color, opacity] }));
  watch(doc, "strokeColor", (color: unknown, opacity = 1) => set({ stroke: [color, opacity] }));
  watch(doc, "lineWidth", (lineWidth: number) => set({ lineWidth }));
  watch(doc, "lineCap", (cap: string) => set({ cap }));
  watch(doc, "dash", (length: number, { space }: { space: number }) => set({ dash: [length, space] }));
  watch(doc, "translate", (x: number, y: number) => {
    const { origin } = state;
    set({ origin: { ...origin, x: origin.x + x * origin.scale, y: origin.y + y * origin.scale } });
  });
  watch(doc, "scale", (factor: number) => {
    set({ origin: { ...state.origin, scale: state.origin.scale * factor } });
  });
  return () => state;
}

/** Records what is filled, stroked or placed. */
function recordShapes(doc: Doc, state: () => State) {
  const painted: Painted[] = [];
  const rules: Rule[] = [];
  let shape: Pick<Painted, "shape" | "args"> = { shape: "", args: [] };
  for (const name of ["rect", "roundedRect", "circle", "path"] as const) {
    let args: readonly unknown[] = [];
    watch(
      doc,
      name,
      (...given) => {
        args = given;
      },
      () => {
        shape = { shape: name, args };
      },
    );
  }
  watch(doc, "moveTo", (x: number, y: number) => {
    shape = { shape: "line", args: [x, y] };
  });
  watch(doc, "lineTo", (x: number, y: number) => {
    shape = { shape: "line", args: [...shape.args, x, y] };
  });
  watch(
    doc,
    "fill",
    () => undefined,
    () => painted.push({ ...state(), ...shape, as: "fill" }),
  );
  watch(doc, "stroke", () => {
    painted.push({ ...state(), ...shape, as: "stroke" });
    const [from, y, to, end] = shape.args as number[];
    if (shape.shape !== "line" || from === undefined || y === undefined || to === undefined || y !== end)
      return;
    rules.push({ from, to, y, color: state().stroke[0], thickness: state().lineWidth });
  });
  return { painted, rules };
}

/** Records the structure, and what each of its elements holds. */
function recordStructure(doc: Doc) {
  type Element = PDFKit.PDFStructureElement;
  const parents = new Map<Element, Element>();
  const types = new Map<Element, string>();
  const figures: object[] = [];
  let current: { element: Element | undefined; spoken: object } = { element: undefined, spoken: {} };
  const { struct } = doc as unknown as { struct: (...args: unknown[]) => Element };
  Object.assign(doc, {
    struct(type: string, spoken?: object, draw?: () => void) {
      if (type === "Figure") figures.push(spoken ?? {});
      const drawInside = () => {
        current = { element, spoken: spoken ?? {} };
        draw?.();
        current = { element: undefined, spoken: {} };
      };
      const element: Element = struct.call(doc, type, spoken, draw && drawInside);
      types.set(element, type);
      const add = element.add.bind(element);
      element.add = (child) => {
        if (typeof child === "object") parents.set(child as Element, element);
        return add(child);
      };
      return element;
    },
  });
  const path = (element: Element | undefined): string[] =>
    element ? [...path(parents.get(element)), types.get(element) ?? ""] : [];
  return { figures, place: () => ({ path: path(current.element), spoken: current.spoken }) };
}

/** A document that records lines of text, by the ink that letters may take, horizontal lines and other shapes. */
function recordingContext() {
  const margins = { top: 0, left: 0, right: 0, bottom: 0 };
  const doc = openPdf({ locale: "en", title: "", author: "", made: new Date(0), margins });
  const texts: Box[] = [];
  const images: unknown[][] = [];
  let [size, weight] = [0, ""];
  const { figures, place } = recordStructure(doc);
  const state = recordState(doc);
  const { painted, rules } = recordShapes(doc, state);
  watch(doc, "fontSize", (points: number) => {
    size = points;
  });
  watch(doc, "font", (name: string) => {
    weight = name;
  });
  watch(doc, "text", (words: string, x: number, y: number, { link }: { link?: string }) => {
    const { origin, fill } = state();
    const left = origin.x + x * origin.scale;
    const baseline = origin.y + y * origin.scale;
    const right = left + doc.widthOfString(words) * origin.scale;
    const [top, bottom] = [baseline - 0.75 * size * origin.scale, baseline + 0.1 * size * origin.scale];
    const font = `${weight} ${size}`;
    texts.push({ text: words, left, right, top, bottom, baseline, font, color: fill[0], link, ...place() });
  });
  Object.assign(doc, { image: (...args: unknown[]) => images.push(args) && doc });
  const context: CatalogContext = {
    doc,
    measured: new Map(),
    palette: colors,
    onMissingGlyphs: () => undefined,
  };
  return { context, texts, rules, painted, images, figures };
}

type Recorded = Pick<
  ReturnType<typeof recordingContext>,
  "texts" | "rules" | "painted" | "images" | "figures"
>;

interface Drawn extends Recorded {
  strips: readonly {
    strip: Strip;
    top: number;
    bottom: number;
    texts: readonly Box[];
    rules: readonly Rule[];
    painted: readonly Painted[];
  }[];
}

/** Draws the strips of a block below each other. @param growth share of what each may grow */
function draw(
  block: Block,
  { padding = 3, growth = 0, picture }: { padding?: number; growth?: number; picture?: Buffer } = {},
): Drawn {
  const { context, texts, rules, painted, ...others } = recordingContext();
  const parent = context.doc.struct("Document");
  context.doc.addStructure(parent);
  let y: number = sheet.top;
  const strips = blockStrips({ ...context, picture }, block, padding).map((strip) => {
    const extra = growth * (strip.maxGrowth ?? 0);
    const top = y + strip.spaceBefore;
    y = top + strip.height + extra;
    const [firstText, firstRule, firstPainted] = [texts.length, rules.length, painted.length];
    strip.draw({ y: top, extra, parent });
    return {
      strip,
      top,
      bottom: y,
      texts: texts.slice(firstText),
      rules: rules.slice(firstRule),
      painted: painted.slice(firstPainted),
    };
  });
  parent.end();
  return { texts, rules, painted, ...others, strips };
}

/** The only strip of a block. */
function drawOne(...args: Parameters<typeof draw>) {
  const { strips, ...others } = draw(...args);
  const [only] = strips;
  if (!only || strips.length > 1) throw new Error(`The block has ${strips.length} strips.`);
  return { ...others, ...only };
}

const lineHeightOf = (style: keyof typeof styles) => styles[style].size * styles[style].leading;

/** Baseline of a line below the top of its place: letters are centred in it. */
const baselineOf = (style: keyof typeof styles) => lineHeightOf(style) / 2 + styles[style].size * 0.36;

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
  const drawing = modelDrawing(model, aStoredProduct({ models: [model] }), sampleContent.series.en.drawings);
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

test("the title of a section has a rule below it, and is kept with what follows", () => {
  const { context, texts, rules } = recordingContext();
  const parent = context.doc.struct("Document");
  context.doc.addStructure(parent);
  const places: number[] = [];
  const strip = titleStrip(context, "Features", (y) => places.push(y));
  strip.draw({ y: 100, extra: 0, parent });
  const height = lineHeightOf("title");
  expect([strip.height, strip.spaceBefore, strip.keepWithNext]).toEqual([
    expect.closeTo(height + 6),
    26,
    true,
  ]);
  expect(places).toEqual([100]);
  expect(texts).toMatchObject([
    {
      text: "Features",
      left: column.left,
      baseline: expect.closeTo(100 + baselineOf("title")),
      font: "bold 17",
      color: colors.navy,
      path: ["Document", "H2"],
    },
  ]);
  const y = expect.closeTo(100 + height + 3);
  expect(rules).toEqual([{ from: column.left, to: column.right, y, color: colors.navy, thickness: 1.2 }]);
});

test.each<[string, Block, keyof typeof styles, string, number, boolean | undefined]>([
  ["a text", { kind: "text", text: "Words" }, "text", "P", 6, undefined],
  ["a note", { kind: "text", text: "Words", look: "note" }, "note", "P", 6, undefined],
  ["a strong text", { kind: "text", text: "Words", look: "strong" }, "strong", "P", 6, undefined],
  ["a heading", { kind: "heading", text: "Words" }, "heading", "H3", 12, true],
])(
  "%s has its own style, its tag and its distance from what is above",
  (_name, block, style, tag, ...kept) => {
    const { strip, texts, top } = drawOne(block);
    expect(strip.height).toBeCloseTo(lineHeightOf(style));
    expect([strip.spaceBefore, strip.keepWithNext]).toEqual(kept);
    expect(texts).toMatchObject([
      {
        left: column.left,
        baseline: expect.closeTo(top + baselineOf(style)),
        font: `${styles[style].weight} ${styles[style].size}`,
        color: colors[styles[style].color],
        path: ["Document", tag],
      },
    ]);
  },
);

test.each([0, 1])("a rule under a link stands at the middle of what it has grown by: %i", (growth) => {
  const link = { text: "Towers", href: "https://example.com/towers", lead: "One line." };
  const { strip, texts, rules, top } = drawOne({ kind: "links", links: [link] }, { growth });
  const [height, below] = [lineHeightOf("link"), lineHeightOf("text")];
  expect([strip.height, strip.spaceBefore, strip.maxGrowth]).toEqual([
    expect.closeTo(height + below + 5),
    6,
    8,
  ]);
  expect(texts).toMatchObject([
    {
      text: "Towers",
      left: column.left,
      baseline: expect.closeTo(top + baselineOf("link")),
      link: link.href,
      path: ["Document", "Link"],
      spoken: { alt: "Towers" },
    },
    {
      text: "One line.",
      left: column.left,
      baseline: expect.closeTo(top + height + baselineOf("text")),
      link: undefined,
      path: ["Document", "P"],
    },
  ]);
  const y = expect.closeTo(top + height + below + 5 + growth * 4);
  expect(rules).toEqual([{ from: column.left, to: column.right, y, color: colors.line, thickness: 0.5 }]);
});

test("links and items after the first have smaller distances", () => {
  const link = { text: "Link", href: "https://example.com", lead: "Lead" };
  const spaces = (block: Block) => draw(block).strips.map(({ strip }) => strip.spaceBefore);
  expect(spaces({ kind: "links", links: [link, link] })).toEqual([6, 4]);
  expect(spaces({ kind: "list", items: ["One", "Two"] })).toEqual([6, 3]);
  expect(spaces({ kind: "form", rows: ["One", "Two"] })).toEqual([8, 0]);
  expect(spaces({ kind: "pairs", pairs: ["A", "B", "C", "D"].map((name) => pair(name)) })).toEqual([4, 0]);
  expect(spaces({ kind: "offices", offices: ["A", "B", "C", "D"].map(office) })).toEqual([8, 8]);
});

test("each item of a list has a dot before its first line, and is an entry of one list", () => {
  const { strips, texts, painted } = draw({ kind: "list", items: ["One", "Two"] });
  expect(texts).toMatchObject(
    ["One", "Two"].map((text, index) => ({
      text,
      left: column.left + 14,
      baseline: expect.closeTo((strips[index]?.top ?? 0) + baselineOf("text")),
      path: ["Document", "L", "LI", "LBody"],
    })),
  );
  expect(painted).toMatchObject(
    strips.map(({ top }) => ({
      shape: "circle",
      args: [column.left + 4, expect.closeTo(top + 7.6), 1.7],
      fill: [colors.action, 1],
    })),
  );
  const lines = draw({ kind: "list", items: [long] }).texts;
  expect(lines.length).toBeGreaterThan(1);
  for (const { left } of lines) expect(left).toBe(column.left + 14);
});

test("pairs stand 3 points above and below their lines, with a rule under each column", () => {
  const pairs = ["A", "B", "C", "D"].map((name) => pair(name, "1 kg"));
  const { strips } = draw({ kind: "pairs", pairs });
  const width = (columnWidth - 2 * 20) / 3;
  const height = Math.max(lineHeightOf("head"), lineHeightOf("rowName")) + 6;
  const froms = [0, 1, 2].map((index) => column.left + index * (width + 20));
  for (const [index, { strip, top, texts, rules }] of strips.entries()) {
    expect(strip.height).toBeCloseTo(height);
    const columns = froms.slice(0, index === 0 ? 3 : 1);
    expect(rules).toEqual(
      columns.map((from) => ({
        from: expect.closeTo(from),
        to: expect.closeTo(from + width),
        y: expect.closeTo(top + height),
        color: colors.line,
        thickness: 0.5,
      })),
    );
    for (const { baseline, font, path } of texts) {
      const style = font.startsWith("bold") ? "rowName" : "head";
      expect(baseline).toBeCloseTo(top + 3 + baselineOf(style));
      expect(path).toEqual(["Document", "P"]);
    }
  }
});

test("the names of pairs take 44 % of their column, the values 54 %", () => {
  const { texts } = draw({ kind: "pairs", pairs: [pair(long, long)] });
  const width = (columnWidth - 2 * 20) / 3;
  const extent = (start: string) => {
    const lines = texts.filter(({ font }) => font.startsWith(start));
    return [
      Math.min(...lines.map(({ left }) => left)),
      Math.max(...lines.map(({ right }) => right)),
    ] as const;
  };
  const [[left, right], [valueLeft, valueRight]] = [extent("regular"), extent("bold")];
  expect(left).toBe(column.left);
  expect(right).toBeLessThanOrEqual(column.left + 0.44 * width);
  expect(right).toBeGreaterThan(column.left + 0.36 * width);
  expect(valueLeft).toBeGreaterThanOrEqual(column.left + 0.46 * width - tolerance);
  expect(valueLeft).toBeLessThan(column.left + 0.54 * width);
  expect(valueRight).toBeCloseTo(column.left + width, 1);
});

test.each([0, 1])("a line to write on is at the bottom of its place, however high that is: %i", (growth) => {
  const { strip, texts, rules, bottom } = drawOne({ kind: "form", rows: ["Name"] }, { growth });
  expect([strip.height, strip.spaceBefore, strip.maxGrowth]).toEqual([20, 8, 28]);
  expect(rules).toEqual([
    { from: column.left + 200, to: column.right, y: bottom, color: colors.axis, thickness: 0.5 },
  ]);
  const baseline = expect.closeTo(bottom - 2 - lineHeightOf("text") + baselineOf("text"));
  expect(texts).toMatchObject([{ left: column.left, baseline, path: ["Document", "P"] }]);
});

test("a line to write on is as high as a name of several lines", () => {
  const { strip, texts, top } = drawOne({ kind: "form", rows: ["A name that is long. ".repeat(4).trim()] });
  expect(texts.length).toBeGreaterThan(1);
  expect(strip.height).toBeCloseTo(texts.length * lineHeightOf("text") + 4);
  expect(texts[0]?.baseline).toBeCloseTo(top + 2 + baselineOf("text"));
  for (const { right } of texts) expect(right).toBeLessThanOrEqual(column.left + 190 + tolerance);
});

test("an office is name, telephone, mail and, 4 points below them, its address", () => {
  const offices = ["A", "B", "C"].map((name) => ({ ...office(name), lines: ["First", "Second"] }));
  const { strip, texts, top } = drawOne({ kind: "offices", offices });
  const [name, link, note] = [lineHeightOf("strong"), lineHeightOf("link"), lineHeightOf("note")];
  expect(strip.height).toBeCloseTo(name + 2 * link + 2 * note + 4);
  const width = (columnWidth - 2 * 22) / 3;
  const links = ["tel:020000000", "mailto:a@example.com"];
  expect(texts).toMatchObject(
    ["A", "B", "C"].flatMap((text, index) => {
      const left = expect.closeTo(column.left + index * (width + 22));
      const line = (baseline: number, type: string) => ({
        left,
        baseline: expect.closeTo(top + baseline),
        path: ["Document", type],
      });
      return [
        { text, ...line(baselineOf("strong"), "P") },
        { text: "02-000-0000", link: links[0], ...line(name + baselineOf("link"), "Link") },
        { text: "a@example.com", link: links[1], ...line(name + link + baselineOf("link"), "Link") },
        { text: "First", ...line(name + 2 * link + 4 + baselineOf("note"), "P") },
        { text: "Second", ...line(name + 2 * link + 4 + note + baselineOf("note"), "P") },
      ];
    }),
  );
});

test("a row of offices is as high as its highest", () => {
  const low = { ...office("Low"), lines: ["One"] };
  const high = { ...office("High"), lines: ["One", "Two", "Three"] };
  const heightOf = (...offices: (typeof low)[]) => drawOne({ kind: "offices", offices }).strip.height;
  expect(heightOf(low, high)).toBe(heightOf(high));
  expect(heightOf(high, low)).toBe(heightOf(high));
  expect(heightOf(high)).toBeCloseTo(heightOf(low) + 2 * lineHeightOf("note"));
});

test("the picture is as wide as the column, in the proportion of the cover's", () => {
  const block = { kind: "picture", alt: "Modules on a roof" } as const;
  const picture = Buffer.from("a picture");
  const { strip, images, figures, top } = drawOne(block, { picture });
  const height = (columnWidth / coverSize.width) * coverSize.height;
  expect([strip.height, strip.spaceBefore]).toEqual([expect.closeTo(height), 6]);
  expect(images).toEqual([
    [picture, column.left, top, { width: columnWidth, height: expect.closeTo(height) }],
  ]);
  expect(figures).toEqual([{ alt: "Modules on a roof" }]);
  expect(draw(block).strips).toEqual([]);
});

const two = { kind: "table", heads: [{ text: "Model" }, { text: "Capacity", unit: "CRT" }] } as const;
const numbered = (count: number) => Array.from({ length: count }, (_, row) => [`R-${row}`, `${100 + row}`]);

test("heads end at the same height above a thick rule, and are heads of columns", () => {
  const { strips } = draw({ ...two, rows: numbered(1) });
  const [{ strip, top, bottom, texts, rules } = { top: 0, bottom: 0 }] = strips;
  const line = lineHeightOf("head");
  expect([strip?.height, strip?.spaceBefore, strip?.keepWithNext]).toEqual([
    expect.closeTo(2 * line + 6),
    4,
    true,
  ]);
  const cell = (text: string, baseline: number) => ({
    text,
    baseline: expect.closeTo(baseline),
    font: "regular 7.2",
    color: colors.muted,
    path: ["Document", "Table", "TR", "TH"],
    spoken: { scope: "Column" },
  });
  expect(texts).toMatchObject([
    cell("Model", top + 2 + line + baselineOf("head")),
    cell("Capacity", top + 2 + baselineOf("head")),
    cell("CRT", top + 2 + line + baselineOf("head")),
  ]);
  expect(rules).toEqual([
    { from: column.left, to: column.right, y: bottom, color: colors.ink, thickness: 0.8 },
  ]);
});

test("heads at the top of a further page are drawn alike, as artifacts", () => {
  const { context, texts, rules } = recordingContext();
  const parent = context.doc.struct("Document");
  context.doc.addStructure(parent);
  const [head, row] = blockStrips(context, { ...two, rows: numbered(2) }, 3);
  head?.draw({ y: 100, extra: 0, parent });
  const [firstTexts, firstRules] = [texts.splice(0), rules.splice(0)];
  row?.head?.draw({ y: 300, extra: 0, parent });
  expect([row?.head?.spaceBefore, row?.head?.keepWithNext]).toEqual([0, true]);
  expect(texts).toMatchObject(
    firstTexts.map(({ text, left, baseline, font, color }) => ({
      text,
      left: expect.closeTo(left),
      baseline: expect.closeTo(baseline + 200),
      font,
      color,
      path: [],
    })),
  );
  expect(rules).toEqual(firstRules.map((rule) => ({ ...rule, y: expect.closeTo(rule.y + 200) })));
});

test.each([
  [1.2, 0],
  [4, 0],
  [4, 0.5],
  [4, 1],
])("a row has %f points above and below its text, and half of its growth by %f", (padding, growth) => {
  const { strips } = draw({ ...two, rows: numbered(3) }, { padding, growth });
  for (const { strip, top, bottom, texts, rules } of strips.slice(1)) {
    const height = lineHeightOf("rowName") + 2 * padding;
    expect([strip.height, strip.spaceBefore, strip.maxGrowth]).toEqual([expect.closeTo(height), 0, 7]);
    const baseline = expect.closeTo(top + padding + growth * 3.5 + baselineOf("cell"));
    const cell = { baseline, path: ["Document", "Table", "TR", "TH"], color: colors.ink };
    expect(texts).toMatchObject([
      { ...cell, font: "bold 7.6", spoken: { scope: "Row" } },
      { ...cell, font: "regular 7.6", path: ["Document", "Table", "TR", "TD"] },
    ]);
    expect(rules).toEqual([
      {
        from: column.left,
        to: column.right,
        y: expect.closeTo(bottom),
        color: colors.line,
        thickness: 0.5,
      },
    ]);
  }
});

test("a row is as high as its highest cell", () => {
  const { strips } = draw(
    {
      ...two,
      rows: [
        ["A", long],
        ["B", "short"],
      ],
    },
    { padding: 2 },
  );
  const [, high, low] = strips;
  const lines = (high?.texts.length ?? 0) - 1;
  expect(lines).toBeGreaterThan(1);
  expect(high?.strip.height).toBeCloseTo(lines * lineHeightOf("cell") + 4);
  expect(low?.strip.height).toBeCloseTo(lineHeightOf("cell") + 4);
});

test.each([
  [1, [false]],
  [2, [true, false]],
  [3, [true, true, false]],
  [5, [true, false, false, true, false]],
])("of %i rows the first two are kept together, and the last two", (count, kept) => {
  const [head, ...body] = draw({ ...two, rows: numbered(count) }).strips;
  expect(head?.strip.keepWithNext).toBe(true);
  expect(body.map(({ strip }) => strip.keepWithNext)).toEqual(kept);
});

test.each([
  ["7", true],
  ["1,234.5", true],
  ["100–250", true],
  ["2,100 × 2,200", true],
  ["1/2", true],
  ["–", true],
  ["", false],
  ["ST-7", false],
  ["7 kW", false],
  ["-7", false],
])("a column of the cell “%s” ends at the right margin: %s", (text, isRight) => {
  const { texts } = draw({
    ...two,
    rows: [
      ["A", text],
      ["B", "12"],
    ],
  });
  const other = texts.find((box) => box.text === "12");
  const head = texts.find((box) => box.text === "CRT");
  if (isRight) {
    expect(other?.right).toBeCloseTo(column.right, 1);
    expect(head?.right).toBeCloseTo(column.right, 1);
  } else {
    expect(other?.right).toBeLessThan(column.right - 10);
    expect(head?.left).toBe(other?.left);
  }
});

test("names of rows begin at the left margin, even if all are numbers", () => {
  const { texts } = draw({
    ...two,
    rows: [
      ["7", "1"],
      ["12", "2"],
    ],
  });
  for (const name of ["7", "12"]) expect(texts.find(({ text }) => text === name)?.left).toBe(column.left);
});

test("columns are as wide as their widest text, with equal parts of the width that is left, 10 points apart", () => {
  const narrow = [{ text: "Name" }, { text: "Fan" }, { text: "Water" }, { text: "Air", unit: "m³ a min" }];
  const { texts } = draw({ kind: "table", heads: narrow, rows: [["ST", "one axial fan", "", "7"]] });
  const find = (text: string) => texts.find((box) => box.text === text);
  const widthOf = (text: string) => (find(text)?.right ?? 0) - (find(text)?.left ?? 0) + 1;
  const widths = ["Name", "one axial fan", "Water", "m³ a min"].map(widthOf);
  const [name = 0, fan = 0, water = 0] = widths;
  const spare = (columnWidth - widths.reduce((sum, width) => sum + width, 3 * 10)) / 4;
  const firstEnd = column.left + name + spare;
  expect(find("Fan")?.left).toBeCloseTo(firstEnd + 10, 1);
  expect(find("Water")?.left).toBeCloseTo(firstEnd + 10 + fan + spare + 10, 1);
  expect(find("7")?.right).toBeCloseTo(
    firstEnd + 10 + fan + spare + 10 + water + spare + 10 + widthOf("m³ a min") + spare,
    1,
  );
});

test("a column of long texts takes the width that the others leave", () => {
  const { texts } = draw({
    ...two,
    rows: [
      ["A", long],
      ["B", "short"],
    ],
  });
  const name = texts.find(({ text }) => text === "Model");
  const lines = texts.filter(({ left }) => left > (name?.right ?? 0));
  const gap = (lines[0]?.left ?? 0) - (name?.right ?? 0);
  expect(gap).toBeGreaterThanOrEqual(10);
  expect(gap).toBeLessThan(18);
  expect(Math.max(...lines.map(({ right }) => right))).toBeGreaterThan(column.right - 60);
});

test.each([
  [2, 1],
  [3, 1],
  [4, 2],
  [6, 2],
  [8, 3],
])("%i columns of long texts make %i tables, because each is at least 118 points wide", (count, tables) => {
  const manyHeads = [
    { text: "Name" },
    ...Array.from({ length: count }, (_, index) => ({ text: `H${index}` })),
  ];
  const row = (name: string) => [name, ...Array.from({ length: count }, () => long)];
  const { texts, strips } = draw({ kind: "table", heads: manyHeads, rows: [row("A"), row("B")] });
  expect(texts.filter(({ text }) => text === "A")).toHaveLength(tables);
  const heads = strips.filter(({ texts: [first] }) => first?.text === "Name");
  expect(heads.map(({ strip }) => strip.spaceBefore)).toEqual(
    heads.map((_, index) => (index === 0 ? 4 : 10)),
  );
  expect(new Set(strips.map(({ strip }) => strip.head)).size).toBe(tables + 1);
});

const flowBlock = { kind: "flow", shapes: [shape], title: "Crossflow", description: "Air." } as const;

test.each([
  [true, columnWidth, 440],
  [false, 292, 292],
])("a section through a tower is centred on its ground, large: %s", (isLarge, width, drawnWidth) => {
  const { strip, top, painted, figures } = drawOne({ ...flowBlock, isLarge });
  const scale = drawnWidth / flowSize.width;
  expect(strip.spaceBefore).toBe(6);
  expect(figures).toEqual([{ alt: "Crossflow. Air." }]);
  const [ground, line] = painted;
  expect(ground).toMatchObject({
    shape: "roundedRect",
    args: [column.left, top, width, expect.closeTo(flowSize.height * scale), 6],
    fill: [colors.mist, 1],
    as: "fill",
  });
  const x = expect.closeTo(column.left + (width - drawnWidth) / 2);
  expect(line).toMatchObject({ shape: "path", origin: { x, y: top, scale: expect.closeTo(scale) } });
  expect(painted).toHaveLength(2);
});

test("the words of a small section stand beside the middle of its height, those of a large one 10 points below", () => {
  const [title, text] = [lineHeightOf("strong"), lineHeightOf("text")];
  const words = title + 4 + text;
  const small = drawOne({ ...flowBlock, isLarge: false });
  const smallHeight = (flowSize.height * 292) / flowSize.width;
  expect(small.strip.height).toBeCloseTo(smallHeight);
  const smallTop = small.top + (smallHeight - words) / 2;
  const large = drawOne({ ...flowBlock, isLarge: true });
  const largeHeight = (flowSize.height * 440) / flowSize.width;
  expect(large.strip.height).toBeCloseTo(largeHeight + 10 + words);
  const largeTop = large.top + largeHeight + 10;
  for (const [{ texts }, left, top] of [
    [small, column.left + 292 + 24, smallTop],
    [large, column.left, largeTop],
  ] as const)
    expect(texts).toMatchObject([
      {
        text: "Crossflow",
        left: expect.closeTo(left),
        baseline: expect.closeTo(top + baselineOf("strong")),
        path: ["Document", "P"],
      },
      {
        text: "Air.",
        left: expect.closeTo(left),
        baseline: expect.closeTo(top + title + 4 + baselineOf("text")),
        path: ["Document", "P"],
      },
    ]);
});

test("a long description of a small section ends at the right margin", () => {
  const { texts } = drawOne({ ...flowBlock, title: long, description: long, isLarge: false });
  const rights = texts.map(({ right }) => right);
  expect(Math.max(...rights)).toBeLessThanOrEqual(column.right + tolerance);
  expect(Math.max(...rights)).toBeGreaterThan(column.right - 40);
});

test("shapes of a section have their own colours, opacities, lines and dashes, and leave none to the next", () => {
  const d = "M0 0 H10";
  const shapes = [
    {
      kind: "path",
      d,
      fill: "water",
      fillOpacity: 0.4,
      stroke: "field",
      strokeOpacity: 0.5,
      strokeWidth: 1.5,
      dash: [3, 2],
      isRound: true,
    },
    { kind: "path", d, fill: "cold" },
    { kind: "path", d, stroke: "ink" },
  ] as const;
  const { painted } = drawOne({ ...flowBlock, shapes, isLarge: false });
  const dashed = { lineWidth: 1.5, cap: "round", dash: [3, 2], args: [d] };
  const plain = { lineWidth: 1, cap: "butt", dash: [], args: [d] };
  expect(painted.slice(1)).toMatchObject([
    { as: "fill", fill: [colors.water, 0.4], ...dashed },
    { as: "stroke", stroke: [colors.field, 0.5], ...dashed },
    { as: "fill", fill: [colors.cold, 1], ...plain },
    { as: "stroke", stroke: [colors.ink, 1], ...plain },
  ]);
});

test.each([true, false])(
  "a label of a section is centred on a white ground, in the middle: %s",
  (isMiddle) => {
    const label = { kind: "text", at: [100, 50], text: "Fill\u2060漢", isMiddle } as const;
    const { texts, painted, top } = drawOne({ ...flowBlock, shapes: [label], isLarge: false });
    const [drawn] = texts;
    const scale = 292 / flowSize.width;
    const width = ((drawn?.right ?? 0) - (drawn?.left ?? 0)) / scale;
    expect(width).toBeGreaterThan(10);
    const x = 100 - (isMiddle ? width / 2 : 0);
    expect(drawn).toMatchObject({
      text: "Fill□",
      left: expect.closeTo(column.left + x * scale),
      baseline: expect.closeTo(top + 50 * scale),
      font: "regular 13",
      color: colors.ink,
    });
    const ground = {
      shape: "rect",
      args: [x - 3, 50 - 13 * 0.9, width + 6, 13 * 1.2].map((number) => expect.closeTo(number)),
      fill: [colors.white, 1],
    };
    expect(painted.slice(1)).toMatchObject(isMiddle ? [ground] : []);
  },
);

/** A frame of these sides, mm, whose lower left corner does not stand at the origin. */
function aFrame(across: number, up: number) {
  const [from, to] = [[-100, -200] as const, [across - 100, up - 200] as const];
  const line = (start: readonly [number, number], end: readonly [number, number]) =>
    ({ kind: "line", layer: "outline", from: start, to: end }) as const;
  const shapes = [line(from, [to[0], from[1]]), line([from[0], to[1]], to)];
  return { shapes, from, to, clearance: { inlet: 0, service: 0 } };
}

/** Room for a drawing beside its facts. */
const drawingWidth = columnWidth - 176 - 20;

test.each([
  // As high as 320 to 470 points, by the room of the page.
  ["tall", 1_000, 2_000, 0, 320, 150, 320],
  ["tall", 1_000, 2_000, 0.5, 320, 150, 395],
  ["tall", 1_000, 2_000, 1, 320, 150, 470],
  // No higher than the width allows.
  ["square", 1_000, 1_000, 0, drawingWidth, 0, drawingWidth],
  ["rather tall", 800, 1_000, 0, 320, drawingWidth / 0.8 - 320, 320],
  ["rather tall", 800, 1_000, 1, 320, drawingWidth / 0.8 - 320, drawingWidth / 0.8],
  ["wide", 3_000, 1_000, 0, drawingWidth / 3, 0, drawingWidth / 3],
])(
  "a %s drawing of %i × %i mm, grown by %f, is as large as its place, and centred there",
  (_name, across, up, growth, least, maxGrowth, height) => {
    const block = { kind: "drawing", drawing: aFrame(across, up), alt: "A-1", pairs: [] } as const;
    const { strip, top, bottom, painted, figures } = drawOne(block, { growth });
    expect([strip.height, strip.spaceBefore, strip.maxGrowth]).toEqual([
      expect.closeTo(least),
      8,
      expect.closeTo(maxGrowth),
    ]);
    expect(figures).toEqual([{ alt: "A-1" }]);
    const width = (height * across) / up;
    const left = column.left + (drawingWidth - width) / 2;
    const right = left + width;
    expect(painted.map(({ args }) => args)).toEqual(
      [
        [left, bottom, right, bottom],
        [left, top, right, top],
      ].map((points) => points.map((number) => expect.closeTo(number))),
    );
  },
);

test("facts of a drawing stand at the right of the page, at the middle of its height, each with a rule below", () => {
  const pairs = [pair("Length", "2,000 mm"), pair("Width", "2,100 mm")];
  const block = { kind: "drawing", drawing: aFrame(1_000, 2_000), alt: "A-1", pairs } as const;
  const { top, texts, rules } = drawOne(block, { growth: 0.5 });
  const row = lineHeightOf("rowName") + 7;
  const factsTop = top + (395 - 2 * row) / 2;
  const from = column.right - 176;
  expect(rules.filter(({ thickness }) => thickness === 0.5)).toEqual(
    [1, 2].map((index) => ({
      from: expect.closeTo(from),
      to: expect.closeTo(column.right),
      y: expect.closeTo(factsTop + index * row),
      color: colors.line,
      thickness: 0.5,
    })),
  );
  expect(texts).toMatchObject(
    pairs.flatMap(({ name, value }, index) => {
      const place = { path: ["Document", "P"] };
      const y = factsTop + index * row + 3.5;
      return [
        {
          text: name,
          left: expect.closeTo(from),
          baseline: expect.closeTo(y + baselineOf("head")),
          ...place,
        },
        {
          text: value,
          right: expect.closeTo(column.right, 1),
          baseline: expect.closeTo(y + baselineOf("rowName")),
          ...place,
        },
      ];
    }),
  );
});

test("a drawing with many facts is as high as they are, and in their middle", () => {
  const pairs = Array.from({ length: 20 }, (_, index) => pair(`Fact ${index}`));
  const block = { kind: "drawing", drawing: aFrame(3_000, 1_000), alt: "A-1", pairs } as const;
  const { strip, top, painted } = drawOne(block);
  const height = 20 * (lineHeightOf("rowName") + 7);
  expect([strip.height, strip.maxGrowth]).toEqual([expect.closeTo(height), 0]);
  const [lower = 0, upper = 0] = painted
    .filter(({ lineWidth }) => lineWidth === 0.9)
    .map(({ args }) => args[1]);
  const drawnHeight = drawingWidth / 3;
  expect([lower, upper]).toEqual([
    expect.closeTo(top + (height + drawnHeight) / 2),
    expect.closeTo(top + (height - drawnHeight) / 2),
  ]);
});

test("names of a drawing's facts take 42 % of their width, the values 56 %", () => {
  const block = { kind: "drawing", drawing: aFrame(1, 2), alt: "A-1", pairs: [pair(long, long)] } as const;
  const { strip, texts } = drawOne(block);
  const extent = (start: string) => {
    const lines = texts.filter(({ font }) => font.startsWith(start));
    return [
      Math.min(...lines.map(({ left }) => left)),
      Math.max(...lines.map(({ right }) => right)),
    ] as const;
  };
  const [[left, right], [valueLeft, valueRight]] = [extent("regular"), extent("bold")];
  const from = column.right - 176;
  expect(left).toBeCloseTo(from);
  expect(right).toBeLessThanOrEqual(from + 0.42 * 176 + tolerance);
  expect(right).toBeGreaterThan(from + 0.34 * 176);
  expect(valueLeft).toBeGreaterThanOrEqual(from + 0.44 * 176 - tolerance);
  expect(valueLeft).toBeLessThan(from + 0.52 * 176);
  expect(valueRight).toBeCloseTo(column.right, 1);
  const lines = (weight: string) => texts.filter(({ font }) => font.startsWith(weight)).length;
  const names = lines("regular") * lineHeightOf("head");
  expect(strip.height).toBeCloseTo(
    Math.max(320, Math.max(names, lines("bold") * lineHeightOf("rowName")) + 7),
  );
});
