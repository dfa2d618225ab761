import type { Drawing, Group, Part, Words } from "../paper.ts";
import { type Letters, type Look, looks, paperColors } from "../paper-look.ts";
import { drawChart } from "./pdf-chart.ts";
import { lineHeight, linesOf, textWidth, writeLines } from "./pdf-text.ts";
import { writable } from "./sheet-fonts.ts";

type Parent = PDFKit.PDFStructureElement;

export interface Pen {
  doc: PDFKit.PDFDocument;
  /** Told of letters from outside our words that no font has. */
  report: Parameters<typeof writable>[1];
}

/** A part that knows its room, points, and waits for its place. */
export interface Laid {
  height: number;
  draw(parent: Parent, x: number, y: number): void;
}

/** What a part around it says of a part. */
interface Around {
  letters: Letters;
  width: number;
  /** Widths of the columns of the table that it stands in. */
  columns?: readonly number[];
}

/** Lays a part out as wide as it is told. */
export function lay(pen: Pen, part: Part, around: Around): Laid {
  const look = lookOf(part);
  const inner = {
    ...around,
    letters: { ...around.letters, ...look },
    width: around.width - (look.before ?? 0),
  };
  return edged(pen, look, around.width, layInner(pen, part, look, inner));
}

function layInner(pen: Pen, part: Part, look: Look, around: Around): Laid {
  if (part.tag === "svg") return layDrawing(pen, part, around);
  return "parts" in part ? layGroup(pen, part, look, around) : layWords(pen, part, around);
}

/** What elements of HTML are called in a PDF; what has no name here only arranges others. */
const structures: Partial<Record<Part["tag"], string>> = {
  h1: "H1",
  h2: "H2",
  p: "P",
  dt: "P",
  dd: "P",
  span: "Span",
  time: "Span",
  a: "Link",
  table: "Table",
  caption: "Caption",
  thead: "THead",
  tbody: "TBody",
  tr: "TR",
  th: "TH",
  td: "TD",
  svg: "Figure",
};

function layDrawing({ doc }: Pen, { chart, alt }: Drawing, { width }: Around): Laid {
  return {
    height: (width * chart.height) / chart.width,
    draw: (parent, x, y) =>
      void parent.add(doc.struct("Figure", { alt }, () => drawChart(doc, chart, { x, y, width }))),
  };
}

function layWords({ doc, report }: Pen, { tag, text, href }: Words, { letters, width }: Around): Laid {
  // An address is none of our words.
  const lines = linesOf(doc, href === undefined ? text : writable(text, report), letters, width + rounding);
  return {
    height: lines.length * lineHeight(letters),
    draw: (parent, x, y) => {
      const write = () => writeLines(doc, lines, letters, { x, y, width, link: href });
      parent.add(doc.struct(structures[tag] ?? "P", href === undefined ? {} : { alt: href }, write));
    },
  };
}

/** What sums of widths may be wrong by. */
const rounding = 0.01;

/** Parts in rows of as many columns as there are; in one column they stand below each other. */
function layGroup(pen: Pen, group: Group, look: Look, around: Around): Laid {
  const [rowGap, columnGap] = look.gap ?? [0, 0];
  const columns = group.tag === "table" ? tableColumns(pen.doc, group, around) : around.columns;
  const widths = group.tag === "tr" && columns ? columns : widthsIn(pen.doc, group, look, around);
  const rows: Laid[] = [];
  for (let start = 0; start < group.parts.length; start += widths.length) {
    const cells = group.parts.slice(start, start + widths.length).map((part, column) => {
      const width = widths[column] ?? 0;
      return lay(pen, part, { letters: around.letters, width, ...(columns && { columns }) });
    });
    rows.push(besideEachOther(cells, widths, columnGap, look.isEven));
  }
  return structured(pen, group, belowEachOther(rows, rowGap));
}

function belowEachOther(rows: readonly Laid[], gap: number): Laid {
  return {
    height: rows.reduce((height, row) => height + row.height, gap * Math.max(0, rows.length - 1)),
    draw(parent, x, y) {
      let top = y;
      for (const row of rows) {
        row.draw(parent, x, top);
        top += row.height + gap;
      }
    },
  };
}

function besideEachOther(
  cells: readonly Laid[],
  widths: readonly number[],
  gap: number,
  isEven = false,
): Laid {
  const height = Math.max(0, ...cells.map((cell) => cell.height));
  return {
    height,
    draw(parent, x, y) {
      let left = x;
      for (const [column, cell] of cells.entries()) {
        cell.draw(parent, left, isEven ? y + height - cell.height : y);
        left += (widths[column] ?? 0) + gap;
      }
    },
  };
}

function structured({ doc }: Pen, { tag }: Group, laid: Laid): Laid {
  const type = structures[tag];
  if (type === undefined) return laid;
  return {
    height: laid.height,
    draw(parent, x, y) {
      const element = doc.struct(type);
      parent.add(element);
      laid.draw(element, x, y);
      element.end();
    },
  };
}

/** With room and lines at its edges. */
function edged({ doc }: Pen, look: Look, width: number, laid: Laid): Laid {
  const { above = 0, below = 0, before = 0, ruleAbove, ruleBelow } = look;
  const height = above + laid.height + below;
  return {
    height,
    draw(parent, x, y) {
      if (ruleAbove) drawRule(doc, ruleAbove, { x, y, width });
      laid.draw(parent, x + before, y + above);
      if (ruleBelow) drawRule(doc, ruleBelow, { x, y: y + height, width });
    },
  };
}

/** Draws a horizontal line that says nothing to who reads the document aloud. */
function drawRule(
  doc: PDFKit.PDFDocument,
  [thickness, color]: NonNullable<Look["ruleAbove"]>,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  doc.markContent("Artifact", { type: "Layout" });
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(thickness)
    .strokeColor(paperColors[color])
    .stroke();
  doc.endMarkedContent();
}

/** Widths of the columns of a group's parts. */
function widthsIn(
  doc: PDFKit.PDFDocument,
  { parts }: Group,
  look: Look,
  { letters, width }: Around,
): number[] {
  const columns = look.columns ?? (look.isLine ? parts.map(() => "auto" as const) : [1]);
  const widths = columns.map((share, column) => {
    const own = parts.filter((_, index) => index % columns.length === column);
    return share === "auto" ? Math.max(0, ...own.map((part) => widthOf(doc, part, letters))) : 0;
  });
  const [, gap] = look.gap ?? [0, 0];
  const free = widths.reduce((rest, each) => rest - each, width - gap * (columns.length - 1));
  const shares = columns.reduce<number>((sum, share) => sum + (share === "auto" ? 0 : share), 0);
  return columns.map((share, column) => (share === "auto" ? (widths[column] ?? 0) : (free * share) / shares));
}

/** How wide a part is that may be as wide as it likes. */
function widthOf(doc: PDFKit.PDFDocument, part: Part, around: Letters): number {
  if (part.tag === "svg") return 0;
  const look = lookOf(part);
  const letters = { ...around, ...look };
  if (!("parts" in part)) return textWidth(doc, part.text, letters) + (look.before ?? 0);
  const widths = part.parts.map((each) => widthOf(doc, each, letters));
  if (!look.columns && !look.isLine) return Math.max(0, ...widths);
  const [, gap] = look.gap ?? [0, 0];
  return widths.reduce((sum, each) => sum + each, gap * Math.max(0, widths.length - 1));
}

/** Columns of figures are as wide as their widest; labels have the rest. */
function tableColumns(doc: PDFKit.PDFDocument, table: Group, { letters, width }: Around): number[] {
  const rows = partsOf(table).flatMap(partsOf).map(partsOf);
  const widths = rows.map((cells) => cells.slice(1).map((cell) => widthOf(doc, cell, letters)));
  const figures = (widths[0] ?? []).map((_, column) => Math.max(...widths.map((row) => row[column] ?? 0)));
  return [figures.reduce((rest, each) => rest - each, width), ...figures];
}

function partsOf(part: Part): readonly Part[] {
  return "parts" in part ? part.parts : [];
}

function lookOf({ look }: Part): Look {
  return look === undefined ? {} : looks[look];
}
