import type { Palette } from "#content/colors.ts";
import type { Look } from "#documents/sheet/paper-look.ts";
import type { Group, Part, Picture, SvgPart, Words } from "#documents/sheet/paper-parts.ts";
import { drawFigure } from "./pdf-chart.ts";
import { artifact, drawRule } from "./pdf-file.ts";
import { addressLines, lineHeight, linesOf, writeLines } from "./pdf-text.ts";
import { type Around, lookOf, tableColumns, widthsIn } from "./pdf-widths.ts";
import { writable } from "./sheet-fonts.ts";

type Parent = PDFKit.PDFStructureElement;

export interface Pen {
  doc: PDFKit.PDFDocument;
  palette: Palette;
  /** The company's logo as a PNG, where the paper shows it. */
  logo?: Buffer | undefined;
  /** Called with letters from outside our words that no font has. */
  report: Parameters<typeof writable>[1];
}

/** A part that knows its room, points, and waits for its place. */
export interface Laid {
  height: number;
  draw(parent: Parent, x: number, y: number): void;
}

/** Lays a part out in a given width, with room and lines at its edges. */
export function lay(pen: Pen, part: Part, around: Around): Laid {
  const look = lookOf(part);
  const { above = 0, below = 0, before = 0, ruleAbove, ruleBelow } = look;
  const { width } = around;
  const inner = layInner(pen, part, look, {
    ...around,
    letters: { ...around.letters, ...look },
    width: width - before,
  });
  const height = above + inner.height + below;
  return {
    height,
    draw(parent, x, y) {
      if (ruleAbove) drawRule(pen.doc, { x, y, width, ...ruleIn(pen, ruleAbove) });
      inner.draw(parent, x + before, y + above);
      if (ruleBelow) drawRule(pen.doc, { x, y: y + height, width, ...ruleIn(pen, ruleBelow) });
    },
  };
}

function layInner(pen: Pen, part: Part, look: Look, around: Around): Laid {
  if (part.tag === "svg") return layDrawing(pen, part, around);
  if (part.tag === "img") return layPicture(pen, part);
  return "parts" in part ? layGroup(pen, part, look, around) : layWords(pen, part, around);
}

/** Structure types of HTML elements in a PDF; elements without one only arrange others. */
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
};

function layDrawing({ doc, palette }: Pen, { figure, alt }: SvgPart, { width }: Around): Laid {
  return {
    height: (width * figure.height) / figure.width,
    draw: (parent, x, y) =>
      void parent.add(doc.struct("Figure", { alt }, () => drawFigure(doc, figure, { x, y, width }, palette))),
  };
}

/** A picture that says nothing beyond the words beside it is left out when the document is read aloud. */
function layPicture({ doc, logo }: Pen, { width, height, alt }: Picture): Laid {
  return {
    height,
    draw(parent, x, y) {
      if (!logo) return;
      const draw = () => void doc.image(logo, x, y, { width, height });
      if (alt !== "") parent.add(doc.struct("Figure", { alt }, draw));
      else artifact(doc, draw);
    },
  };
}

function layWords(
  { doc, palette, report }: Pen,
  { tag, text, href }: Words,
  { letters, width }: Around,
): Laid {
  // An address is none of our words.
  const lines =
    href === undefined
      ? linesOf(doc, text, letters, width + rounding)
      : addressLines(doc, writable(text, report), letters, width + rounding);
  return {
    height: lines.length * lineHeight(letters),
    draw: (parent, x, y) => {
      const write = () =>
        writeLines(doc, lines, letters, { x, y, width, color: palette[letters.color], link: href });
      parent.add(doc.struct(structures[tag] ?? "P", href === undefined ? {} : { alt: href }, write));
    },
  };
}

/** Rounding error of sums of widths. */
const rounding = 0.01;

/** Parts in rows of as many columns as there are; in one column they stand below each other. */
function layGroup(pen: Pen, group: Group, look: Look, around: Around): Laid {
  const { doc } = pen;
  const [rowGap, columnGap] = look.gap ?? [0, 0];
  const { letters } = around;
  const columns = group.tag === "table" ? tableColumns(doc, group, around) : around.columns;
  const widths = group.tag === "tr" && columns ? columns : widthsIn(doc, group, look, around);
  const cells: { laid: Laid; x: number; y: number }[] = [];
  let y = 0;
  for (let first = 0; first < group.parts.length; first += widths.length) {
    const row = widths.flatMap((width, column) => {
      const part = group.parts[first + column];
      return part ? [lay(pen, part, { letters, width, ...(columns && { columns }) })] : [];
    });
    const height = Math.max(...row.map((laid) => laid.height));
    let x = 0;
    for (const [column, laid] of row.entries()) {
      cells.push({ laid, x, y: look.isEven ? y + height - laid.height : y });
      x += (widths[column] ?? 0) + columnGap;
    }
    y += height + rowGap;
  }
  return {
    height: y - rowGap,
    draw(parent, left, top) {
      const type = structures[group.tag];
      const own = type === undefined ? parent : doc.struct(type);
      if (own !== parent) parent.add(own);
      for (const { laid, x, y } of cells) laid.draw(own, left + x, top + y);
      if (own !== parent) own.end();
    },
  };
}

function ruleIn({ palette }: Pen, [thickness, color]: NonNullable<Look["ruleAbove"]>) {
  return { thickness, color: palette[color] };
}
