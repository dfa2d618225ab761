import { expect, test } from "vitest";
import { colors } from "#content/colors.ts";
import type { OutlineSheet } from "#documents/drawing/outline-sheet.ts";
import type { OutlineDrawing } from "#domain/products/drawing/model-drawing.ts";
import { streamsOf, textOfPdf } from "../../../tests/support/drawn-text.ts";
import { drawnScale } from "./drawing-scale.ts";
import { outlinePdf } from "./outline-pdf.ts";

type Point = readonly [x: number, y: number];

/** Views of these sides, mm at the size of the tower, with a line from corner to corner. */
function viewsOf(width: number, height: number): OutlineDrawing {
  const [from, to] = [[-500, -1_000] as const, [width - 500, height - 1_000] as const];
  const shapes = [{ kind: "line", layer: "outline", from, to }] as const;
  return { shapes, from, to, clearance: { inlet: 0, service: 0 } };
}

function aSheet(facts: Partial<OutlineSheet> = {}): OutlineSheet {
  return {
    locale: "en",
    documentTitle: "A-1 Outline",
    title: "Outline drawing",
    company: "Towers",
    model: "A-1",
    alt: "Outline of A-1",
    lists: [],
    notes: { title: "Notes", text: "None." },
    block: [{ label: "Units", text: "mm" }],
    scaleLabel: "Scale",
    revised: "2026-01-01T00:00:00.000Z",
    viewsWithLetters: () => viewsOf(2_620, 1_305),
    ...facts,
  };
}

const mm = 72 / 25.4;
const pageHeight = 841.89;

/** Lines, rectangles and texts of a page, in mm from the upper left corner of the paper. */
interface Drawn {
  lines: { points: Point[]; width: number }[];
  rectangles: { at: Point; size: Point; width: number }[];
  /** Beginnings of the lines of text, with the scale of their letters. */
  texts: { at: Point; scale: number; size: number }[];
}

function drawnIn(stream: string): Drawn {
  const drawn: Drawn = { lines: [], rectangles: [], texts: [] };
  let state = { scale: 1, x: 0, y: 0, width: 1 };
  const saved: (typeof state)[] = [];
  let points: Point[] = [];
  let rectangle: number[] = [];
  const place = (x = 0, y = 0): Point => [(x * state.scale + state.x) / mm, (y * state.scale + state.y) / mm];
  const take: Record<string, (...numbers: number[]) => void> = {
    q: () => void saved.push(state),
    Q() {
      state = saved.pop() ?? state;
    },
    // Letters stand upright in a page that is turned over.
    cm(scale = 1, _b, _c, down = 1, x = 0, y = 0) {
      if (down > 0)
        state = {
          ...state,
          scale: state.scale * scale,
          x: state.x + x * state.scale,
          y: state.y + y * state.scale,
        };
    },
    w(width = 0) {
      state = { ...state, width };
    },
    m(x, y) {
      points = [place(x, y)];
    },
    l: (x, y) => void points.push(place(x, y)),
    c: (...numbers) => void points.push(place(...(numbers.slice(4) as [number, number]))),
    re(...numbers) {
      rectangle = numbers;
    },
    S() {
      const [x, y, across = 0, down = 0] = rectangle;
      if (points.length > 0) drawn.lines.push({ points, width: state.width });
      else drawn.rectangles.push({ at: place(x, y), size: [across / mm, down / mm], width: state.width });
      points = [];
    },
    Tm: (_a, _b, _c, _d, x, y = 0) =>
      void drawn.texts.push({ at: place(x, pageHeight - y), scale: state.scale, size: 0 }),
    Tf(size = 0) {
      const text = drawn.texts.at(-1);
      if (text) text.size = size;
    },
  };
  for (const line of stream.split("\n")) {
    const words = line.split(" ");
    take[words.at(-1) ?? ""]?.(
      ...words
        .slice(0, -1)
        .filter((word) => !word.startsWith("/"))
        .map(Number),
    );
  }
  return drawn;
}

async function draw(facts: Partial<OutlineSheet> = {}, missing: string[] = []) {
  const onMissingGlyphs = (letterHeight: readonly string[]) => void missing.push(...letterHeight);
  const pdf = await outlinePdf(aSheet(facts), { palette: colors, onMissingGlyphs });
  const [page = ""] = streamsOf(pdf).filter((stream) => stream.includes("BT\n"));
  return { ...drawnIn(page), texts: drawnIn(page).texts, words: textOfPdf(pdf).split("\n"), pdf };
}

const near = (x: number, y: number) => [expect.closeTo(x, 1), expect.closeTo(y, 1)];

/** Height of the title block of a sheet with one row besides the scale: company, model, title of its table and rows. */
const row = 8.25 * 1.45 + 2.6;
const blockHeight = (rows: number) => (10.5 * 1.3 + 17 * 1.3 + 2.5 + 9 * 1.5 + 2 + rows * row) * 1.22;
const blockTop = 281 - blockHeight(2) / mm;

test("the frame has a margin for filing at the left, and a column at the right", async () => {
  const { rectangles, lines } = await draw();
  expect(rectangles).toEqual([{ at: near(20, 10), size: near(390, 277), width: 1.4 }]);
  expect(lines[0]).toEqual({ points: [near(298, 10), near(298, 287)], width: 0.7 });
});

test.each([
  [2_620, 1_305, 10],
  [1_000, 2_610, 10],
  [2_621, 1_000, 20],
  [26_200, 10_000, 100],
])("views of %i × %i mm are centred between frame and column, at 1:%i", async (width, height, scale) => {
  const { lines, words } = await draw({ viewsWithLetters: () => viewsOf(width, height) });
  expect(words).toContain(`1:${scale} (A3)`);
  const [middle, across, down] = [{ x: 159, y: 148.5 }, width / scale / 2, height / scale / 2];
  expect(lines[1]).toEqual({
    points: [near(middle.x - across, middle.y + down), near(middle.x + across, middle.y - down)],
    width: 0.9,
  });
});

test("the title block ends 6 mm above the frame and within the column, below a line over the column's width", async () => {
  const { lines } = await draw();
  const rules = lines.filter(({ points: [from, to] }) => from && to && from[1] === to[1]);
  const last = rules.findLast(({ width }) => width === 0.5);
  expect(last?.points).toEqual([near(304, 281), near(404, 281)]);
  const above = rules.find(({ points: [from, to] }) => from && to && to[0] - from[0] > 101);
  expect(above).toEqual({ points: [near(298, blockTop - 4), near(410, blockTop - 4)], width: 0.7 });
});

test("the symbol of third-angle projection stands in the upper right of the block: two circles, and a cone beside them", async () => {
  const { lines } = await draw();
  const [small, large, cone] = lines.slice(-3);
  const [left, middle] = [384, blockTop + 3 + 3.2];
  expect(small?.points[0]).toEqual(near(left + 1.6, middle));
  expect(large?.points[0]).toEqual(near(left, middle));
  const start = left + 6.4 + 2.5;
  expect(cone).toEqual({
    points: [
      near(start, middle - 1.6),
      near(start + 7, middle - 3.2),
      near(start + 7, middle + 3.2),
      near(start, middle + 1.6),
    ],
    width: 0.7,
  });
});

test("company and model are the first words of the block, enlarged", async () => {
  const { texts } = await draw();
  const block = texts.filter(({ at }) => at[1] > blockTop);
  const first = blockTop + ((10.5 * 1.3) / 2 + 10.5 * 0.36) * (1.22 / mm);
  expect(block[0]).toEqual({ at: near(304, first), scale: 1.22, size: 10.5 });
  expect(block[1]).toMatchObject({ scale: 1.22, size: 17 });
  expect(block[1]?.at[0]).toBeCloseTo(304, 1);
});

test("a long name of the company goes on in a second line instead of through the symbol", async () => {
  const namesIn = ({ texts }: Drawn) => texts.filter(({ at, size }) => at[0] < 310 && size === 10.5);
  const { words, ...drawn } = await draw({ company: "Hanbit Cooling Engineering Korea Co., Ltd." });
  expect(namesIn(await draw())).toHaveLength(1);
  expect(namesIn(drawn)).toHaveLength(2);
  expect(words.join(" ")).toContain("Hanbit Cooling Engineering Korea Co., Ltd.");
});

/** A list of this many rows, and the height of list and notes at the size of the design sheet. */
const listOf = (rows: number) => ({
  title: "Connections",
  rows: Array.from({ length: rows }, (_, index) => ({ label: `C${index}`, text: "DN 100" })),
});
const listHeight = (rows: number) => 9 * 1.5 + 2 + rows * row + 12.5 + notesHeight;
const notesHeight = 9 * 1.5 + 2 + 8.25 * 1.45;
const room = (277 - 18) * mm - blockHeight(2);

test.each([
  [1.22, 1.1],
  [1.1, 1],
  [1, 0.9],
  [0.9, 0.8],
  [0.8, 0.7],
  [0.7, 0.6],
  [0.6, 0.5],
])("lists that have room at %f times their size are drawn so, longer ones at %f", async (scale, next) => {
  const most = Math.floor((room / scale - listHeight(0)) / row);
  for (const [rows, expected] of [
    [most, scale],
    [most + 1, next],
  ] as const) {
    const { texts } = await draw({ lists: [listOf(rows)] });
    const inColumn = texts.filter(({ at }) => at[0] > 300 && at[1] < blockTop - 4);
    expect(new Set(inColumn.map((text) => text.scale))).toEqual(new Set([expected]));
  }
});

test("lists begin 6 mm below the frame, and are as wide as the column", async () => {
  const { texts, lines } = await draw({ lists: [listOf(3)] });
  const first = texts.find(({ at }) => at[0] > 300);
  expect(first?.at).toEqual(near(304, 16 + ((9 * 1.5) / 2 + 9 * 0.36) * (1.22 / mm)));
  const rule = lines.find(({ width }) => width === 0.5);
  expect(rule?.points.map(([x]) => x)).toEqual([expect.closeTo(304, 1), expect.closeTo(404, 1)]);
});

test("lists, notes and a warning are drawn with their titles, and the block with its rows", async () => {
  const { words } = await draw({
    lists: [listOf(1), { title: "Loads", rows: [{ label: "S1", text: "12 kN" }] }],
    notes: { title: "Notes", text: "Schematic.", warning: "A sample" },
  });
  for (const word of [
    ...["Connections", "C0", "DN 100", "Loads", "S1", "12 kN", "Notes", "Schematic.", "A sample"],
    ...["Towers", "A-1", "Outline drawing", "Units", "mm", "Scale", "1:10 (A3)", "Outline of A-1"],
  ])
    expect(words).toContain(word);
  expect((await draw()).words).not.toContain("A sample");
});

test("letters that no font has are replaced and reported, wherever they are", async () => {
  const missing: string[] = [];
  const { words } = await draw(
    {
      company: "漢",
      model: "江",
      block: [{ label: "Units", text: "水" }],
      lists: [{ title: "Loads", rows: [{ label: "S1", text: "火" }] }],
    },
    missing,
  );
  expect(new Set(missing)).toEqual(new Set(["漢", "江", "水", "火"]));
  expect(words.filter((word) => word === "□")).toHaveLength(4);
});

test("the file has the time of the record's last change", async () => {
  const { pdf } = await draw();
  expect(pdf.toString("latin1")).toContain("(D:20260101000000Z)");
});

test.each([
  [2_620, 2_610, 10],
  [2_621, 100, 20],
  [100, 2_611, 20],
  [5_240, 5_220, 20],
  [5_241, 100, 25],
  [262_000, 261_000, 1_000],
  [524_000, 522_000, 2_000],
  [900_000, 900_000, 2_000],
])("views of %i × %i mm have room at 1:%i", (width, height, scale) => {
  expect(drawnScale(() => viewsOf(width, height))).toBe(scale);
});

test("letters grow with the scale, so that they are 2.85 mm high on paper", () => {
  const heights: number[] = [];
  drawnScale((height) => {
    heights.push(height);
    return viewsOf(6_000, 100);
  });
  expect(heights).toEqual([10, 20, 25].map((scale) => expect.closeTo(2.85 * scale)));
});
