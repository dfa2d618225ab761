import type { Group, Part } from "#documents/sheet/paper-parts.ts";
import { type PartStyle, partStyles, type TextStyle } from "#documents/sheet/paper-style.ts";
import { textWidth } from "./pdf-text.ts";

/** Style that a part inherits from the one that contains it. */
export interface InheritedLayout {
  textStyle: TextStyle;
  /** Points. */
  width: number;
  /** Widths of the columns of its table. */
  columns?: readonly number[];
}

/** Widths of the columns of a group's parts. */
export function columnWidthsOf(
  doc: PDFKit.PDFDocument,
  { parts }: Group,
  style: PartStyle,
  { textStyle, width }: InheritedLayout,
): number[] {
  const columns = style.columns ?? (style.isLine ? parts.map(() => "auto" as const) : [1]);
  const widths = columns.map((share, column) => {
    const own = parts.filter((_, index) => index % columns.length === column);
    return share === "auto" ? Math.max(0, ...own.map((part) => naturalWidth(doc, part, textStyle))) : 0;
  });
  const [, gap] = style.gap ?? [0, 0];
  // A line without room for its parts has them below each other.
  if (style.isLine && widths.reduce((sum, each) => sum + each, 0) > width) return [width];
  const free = widths.reduce((rest, each) => rest - each, width - gap * (columns.length - 1));
  const shares = columns.reduce<number>((sum, share) => sum + (share === "auto" ? 0 : share), 0);
  return columns.map((share, column) => (share === "auto" ? (widths[column] ?? 0) : (free * share) / shares));
}

function naturalWidth(doc: PDFKit.PDFDocument, part: Part, inherited: TextStyle): number {
  if (part.tag === "svg") return 0;
  if (part.tag === "img") return part.width;
  const style = styleOf(part);
  const textStyle = { ...inherited, ...style };
  if (!("parts" in part)) return textWidth(doc, part.text, textStyle) + (style.before ?? 0);
  const widths = part.parts.map((each) => naturalWidth(doc, each, textStyle));
  if (!style.columns && !style.isLine) return Math.max(0, ...widths);
  const [, gap] = style.gap ?? [0, 0];
  return widths.reduce((sum, each) => sum + each, gap * Math.max(0, widths.length - 1));
}

/** Maximum share of a table's width for a single column of figures, whose longer texts are wrapped. */
const maxFigureShare = 0.55;
/** From this number on, columns of figures have equal widths. */
const manyColumns = 5;

/** Columns of figures are as wide as their widest; labels have the rest. */
export function tableColumns(
  doc: PDFKit.PDFDocument,
  table: Group,
  { textStyle, width }: InheritedLayout,
): number[] {
  const rows = partsOf(table).flatMap(partsOf).map(partsOf);
  const widths = rows.map((cells) => cells.map((cell) => naturalWidth(doc, cell, textStyle)));
  const [label = 0, ...natural] = (widths[0] ?? []).map((_, column) =>
    Math.max(...widths.map((row) => row[column] ?? 0)),
  );
  const figures = natural.map((each) => {
    if (natural.length === 1) return Math.min(each, Math.max(width * maxFigureShare, width - label));
    return natural.length < manyColumns ? each : Math.max(each, (width - label) / natural.length);
  });
  return [figures.reduce((rest, each) => rest - each, width), ...figures];
}

function partsOf(part: Part): readonly Part[] {
  return "parts" in part ? part.parts : [];
}

export function styleOf({ style }: Part): PartStyle {
  return style === undefined ? {} : partStyles[style];
}
