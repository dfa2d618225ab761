import { artifact, drawRule } from "#api/pdf/pdf-file.ts";
import { lineHeight, linesOf, writeLines } from "#api/pdf/pdf-text.ts";
import { type OnMissingGlyphs, replaceMissingGlyphs } from "#api/pdf/sheet-fonts.ts";
import type { ColorName, Palette } from "#content/colors.ts";
import type { TextStyle } from "#documents/sheet/paper-style.ts";

/** An opened picture is embedded once, even if it is drawn twice. PDFKit accepts it instead of a file. */
type OpenedPicture = PDFKit.Mixins.ImageSrc;

declare global {
  namespace PDFKit {
    interface PDFDocument {
      openImage(file: Buffer): OpenedPicture;
    }
  }
}

export interface CatalogContext {
  doc: PDFKit.PDFDocument;
  /** Cache of measured lines: a catalogue is laid out several times. */
  measured: Map<string, Lines>;
  palette: Palette;
  /** Picture of the product, cut to its place on the cover. */
  picture?: OpenedPicture | undefined;
  /** Receives letters that no font has. */
  onMissingGlyphs: OnMissingGlyphs;
}

/** A4 with its margins, points. */
export const sheet = { width: 595.28, height: 841.89, left: 48, top: 56, bottom: 782 } as const;
/** The picture of a cover, as wide as the page, points. */
export const coverSize = { width: sheet.width, height: 430 } as const;
export const columnWidth = sheet.width - 2 * sheet.left;

export type Style = Pick<TextStyle, "size" | "weight" | "leading"> & { color: ColorName };

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

export function linesIn(context: CatalogContext, text: string, style: Style, width: number): Lines {
  const key = `${style.size} ${style.weight} ${style.leading} ${style.color} ${width} ${text}`;
  const cached = context.measured.get(key);
  if (cached) return cached;
  const lines = measureLines(context, text, style, width);
  context.measured.set(key, lines);
  return lines;
}

function measureLines(context: CatalogContext, text: string, style: Style, width: number): Lines {
  const lines = text
    .split("\n")
    .flatMap((each) => linesOf(context.doc, printableText(each, context), textStyleOf(style), width + 0.01));
  return { lines, style, width, height: lines.length * lineHeight(textStyleOf(style)) };
}

interface Position {
  x: number;
  y: number;
  align?: TextStyle["align"];
  /** Structure type of the words; an artifact without one. */
  tag?: string;
  parent?: PDFKit.PDFStructureElement;
  link?: string | undefined;
  color?: ColorName;
  scope?: "Row" | "Column";
}

/** Writes lines from the top of a place; lines without a tag are artifacts, which screen readers skip. */
export function write(
  { doc, palette }: CatalogContext,
  { lines, style, width }: Lines,
  { x, y, align = "left", tag, parent, link, color = style.color, scope }: Position,
): void {
  const textStyle = { ...textStyleOf(style), align };
  const draw = () => writeLines(doc, lines, textStyle, { x, y, width, color: palette[color], link });
  const spoken = { ...(link !== undefined && { alt: lines.join(" ") }), ...(scope && { scope }) };
  if (tag !== undefined && parent !== undefined) parent.add(doc.struct(tag, spoken, draw));
  else artifact(doc, draw);
}

export function rule(
  { doc, palette }: CatalogContext,
  { x, y, width }: { x: number; y: number; width: number },
  color: ColorName,
  thickness = 0.5,
): void {
  drawRule(doc, { x, y, width, color: palette[color], thickness });
}

function textStyleOf({ size, weight, leading }: Style): TextStyle {
  return { size, weight, leading, color: "ink", align: "left" };
}

/** Replaces missing glyphs, and removes word joiners. */
export function printableText(
  text: string,
  { onMissingGlyphs }: Pick<CatalogContext, "onMissingGlyphs">,
): string {
  return replaceMissingGlyphs(text.replaceAll("\u2060", ""), onMissingGlyphs);
}
