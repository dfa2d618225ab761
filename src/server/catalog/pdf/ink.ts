import { artifact, drawRule } from "#api/pdf/pdf-file.ts";
import { lineHeight, linesOf, writeLines } from "#api/pdf/pdf-text.ts";
import { writable } from "#api/pdf/sheet-fonts.ts";
import type { ColorName, Palette } from "#content/colors.ts";
import type { Letters } from "#documents/sheet/paper-look.ts";

/** A picture as PDFKit has opened it: drawn twice, it is in the file once. PDFKit takes one wherever it takes a file. */
type OpenedPicture = PDFKit.Mixins.ImageSrc;

declare global {
  namespace PDFKit {
    interface PDFDocument {
      openImage(file: Buffer): OpenedPicture;
    }
  }
}

/** A document that is drawn, with the colours of its company. */
export interface Pen {
  doc: PDFKit.PDFDocument;
  /** Lines that have been measured: a catalogue is laid out in several ways, of which one is drawn. */
  measured: Map<string, Lines>;
  palette: Palette;
  /** Picture of the product, cut to its place on the cover. */
  picture?: OpenedPicture | undefined;
  /** Receives letters that no font has. */
  report: Parameters<typeof writable>[1];
}

/** A4 with its margins, points. */
export const sheet = { width: 595.28, height: 841.89, left: 48, top: 56, bottom: 782 } as const;
/** The picture of a cover, as wide as the page, points. */
export const coverSize = { width: sheet.width, height: 430 } as const;
export const columnWidth = sheet.width - 2 * sheet.left;

export type Style = Pick<Letters, "size" | "weight" | "leading"> & { color: ColorName };

export const styles = {
  name: { size: 32, weight: "bold", leading: 1.2, color: "white" },
  title: { size: 17, weight: "bold", leading: 1.3, color: "navy" },
  heading: { size: 10, weight: "bold", leading: 1.4, color: "ink" },
  lead: { size: 12, weight: "regular", leading: 1.6, color: "white" },
  text: { size: 9.5, weight: "regular", leading: 1.6, color: "ink" },
  strong: { size: 11, weight: "bold", leading: 1.5, color: "ink" },
  note: { size: 8, weight: "regular", leading: 1.5, color: "muted" },
  cell: { size: 7.6, weight: "regular", leading: 1.35, color: "ink" },
  head: { size: 7.2, weight: "regular", leading: 1.3, color: "muted" },
  rowName: { size: 7.6, weight: "bold", leading: 1.35, color: "ink" },
  link: { size: 9.5, weight: "bold", leading: 1.6, color: "action" },
} as const satisfies Record<string, Style>;

/** Lines of a text that end between words, with their height. */
export interface Lines {
  lines: readonly string[];
  style: Style;
  width: number;
  height: number;
}

export function linesIn(pen: Pen, text: string, style: Style, width: number): Lines {
  const key = `${style.size} ${style.weight} ${style.leading} ${style.color} ${width} ${text}`;
  const known = pen.measured.get(key);
  if (known) return known;
  const lines = measuredLines(pen, text, style, width);
  pen.measured.set(key, lines);
  return lines;
}

function measuredLines(pen: Pen, text: string, style: Style, width: number): Lines {
  const lines = text
    .split("\n")
    .flatMap((each) => linesOf(pen.doc, writableText(each, pen), lettersOf(style), width + 0.01));
  return { lines, style, width, height: lines.length * lineHeight(lettersOf(style)) };
}

interface Place {
  x: number;
  y: number;
  align?: Letters["align"];
  /** Structure type of the words; an artifact without one. */
  tag?: string;
  parent?: PDFKit.PDFStructureElement;
  link?: string | undefined;
  color?: ColorName;
  scope?: "Row" | "Column";
}

/** Writes lines from a place's top; those without a tag are no content when the document is read aloud. */
export function write(
  { doc, palette }: Pen,
  { lines, style, width }: Lines,
  { x, y, align = "left", tag, parent, link, color = style.color, scope }: Place,
): void {
  const letters = { ...lettersOf(style), align };
  const draw = () => writeLines(doc, lines, letters, { x, y, width, color: palette[color], link });
  const spoken = { ...(link !== undefined && { alt: lines.join(" ") }), ...(scope && { scope }) };
  if (tag !== undefined && parent !== undefined) parent.add(doc.struct(tag, spoken, draw));
  else artifact(doc, draw);
}

export function rule(
  { doc, palette }: Pen,
  { x, y, width }: { x: number; y: number; width: number },
  color: ColorName,
  thickness = 0.5,
): void {
  drawRule(doc, { x, y, width, color: palette[color], thickness });
}

function lettersOf({ size, weight, leading }: Style): Letters {
  return { size, weight, leading, color: "ink", align: "left" };
}

/** The letters that the fonts have; joints that keep words together on a page are left out. */
export function writableText(text: string, { report }: Pick<Pen, "report">): string {
  return writable(text.replaceAll("\u2060", ""), report);
}
