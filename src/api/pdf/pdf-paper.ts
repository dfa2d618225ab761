import type { Palette } from "#content/colors.ts";
import type { Group, Part, Picture, SvgPart, TextElement } from "#documents/sheet/paper-parts.ts";
import type { PartStyle } from "#documents/sheet/paper-style.ts";
import { drawShapes } from "./pdf-chart.ts";
import { artifact, drawRule } from "./pdf-file.ts";
import { addressLines, lineHeight, linesOf, writeLines } from "./pdf-text.ts";
import { columnWidthsOf, type InheritedLayout, styleOf, tableColumns } from "./pdf-widths.ts";
import { type OnMissingGlyphs, replaceMissingGlyphs } from "./sheet-fonts.ts";

type Parent = PDFKit.PDFStructureElement;

export interface PdfContext {
  doc: PDFKit.PDFDocument;
  palette: Palette;
  /** The company's logo as a PNG, where the paper shows it. */
  logo?: Buffer | undefined;
}

export interface LaidOutPart {
  height: number;
  draw(parent: Parent, x: number, y: number): void;
}

/** Replaces letters that the fonts lack: every text may hold a name that an owner or a visitor has entered. */
export function printablePart<T extends Part>(part: T, onMissingGlyphs: OnMissingGlyphs): T {
  const printable = (text: string) => replaceMissingGlyphs(text, onMissingGlyphs);
  if ("parts" in part)
    return { ...part, parts: part.parts.map((each) => printablePart(each, onMissingGlyphs)) };
  if ("text" in part) return { ...part, text: printable(part.text) };
  if (!("drawing" in part)) return part;
  const shapes = part.drawing.shapes.map((shape) =>
    shape.tag === "text" ? { ...shape, children: printable(shape.children) } : shape,
  );
  return { ...part, drawing: { ...part.drawing, shapes } };
}

/** Lays a part out in a given width, with the padding and rules of its style. Its fonts must have all letters: see `printablePart`. */
export function layOut(context: PdfContext, part: Part, inherited: InheritedLayout): LaidOutPart {
  const style = styleOf(part);
  const { above = 0, below = 0, before = 0, ruleAbove, ruleBelow } = style;
  const { width } = inherited;
  const inner = layOutContent(context, part, style, {
    ...inherited,
    textStyle: { ...inherited.textStyle, ...style },
    width: width - before,
  });
  const height = above + inner.height + below;
  return {
    height,
    draw(parent, x, y) {
      if (ruleAbove) drawRule(context.doc, { x, y, width, ...ruleStyle(context, ruleAbove) });
      inner.draw(parent, x + before, y + above);
      if (ruleBelow) drawRule(context.doc, { x, y: y + height, width, ...ruleStyle(context, ruleBelow) });
    },
  };
}

function layOutContent(
  context: PdfContext,
  part: Part,
  style: PartStyle,
  inherited: InheritedLayout,
): LaidOutPart {
  if (part.tag === "svg") return layOutDrawing(context, part, inherited);
  if (part.tag === "img") return layOutPicture(context, part);
  return "parts" in part
    ? layOutGroup(context, part, style, inherited)
    : layOutText(context, part, inherited);
}

/** PDF structure types of HTML elements; others are only layout. */
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

function layOutDrawing(
  { doc, palette }: PdfContext,
  { drawing, alt }: SvgPart,
  { width }: InheritedLayout,
): LaidOutPart {
  return {
    height: (width * drawing.height) / drawing.width,
    draw: (parent, x, y) =>
      void parent.add(
        doc.struct("Figure", { alt }, () => drawShapes(doc, drawing, { x, y, width }, palette)),
      ),
  };
}

/** A picture without alternative text is an artifact, which screen readers skip. */
function layOutPicture({ doc, logo }: PdfContext, { width, height, alt }: Picture): LaidOutPart {
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

function layOutText(
  { doc, palette }: PdfContext,
  { tag, text, href }: TextElement,
  { textStyle, width }: InheritedLayout,
): LaidOutPart {
  const linesWithin = href === undefined ? linesOf : addressLines;
  const lines = linesWithin(doc, text, textStyle, width + rounding);
  return {
    height: lines.length * lineHeight(textStyle),
    draw: (parent, x, y) => {
      const write = () =>
        writeLines(doc, lines, textStyle, { x, y, width, color: palette[textStyle.color], link: href });
      parent.add(doc.struct(structures[tag] ?? "P", href === undefined ? {} : { alt: href }, write));
    },
  };
}

/** Rounding error of sums of widths. */
const rounding = 0.01;

function layOutGroup(
  context: PdfContext,
  group: Group,
  style: PartStyle,
  inherited: InheritedLayout,
): LaidOutPart {
  const { doc } = context;
  const [rowGap, columnGap] = style.gap ?? [0, 0];
  const { textStyle } = inherited;
  const columns = group.tag === "table" ? tableColumns(doc, group, inherited) : inherited.columns;
  const widths = group.tag === "tr" && columns ? columns : columnWidthsOf(doc, group, style, inherited);
  const cells: { laid: LaidOutPart; x: number; y: number }[] = [];
  let y = 0;
  for (let first = 0; first < group.parts.length; first += widths.length) {
    const row = widths.flatMap((width, column) => {
      const part = group.parts[first + column];
      return part ? [layOut(context, part, { textStyle, width, ...(columns && { columns }) })] : [];
    });
    const height = Math.max(...row.map((laid) => laid.height));
    let x = 0;
    for (const [column, laid] of row.entries()) {
      cells.push({ laid, x, y: style.alignsBottom ? y + height - laid.height : y });
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

function ruleStyle({ palette }: PdfContext, [thickness, color]: NonNullable<PartStyle["ruleAbove"]>) {
  return { thickness, color: palette[color] };
}
