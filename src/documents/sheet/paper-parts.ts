import type { Shape } from "../charts/chart-shapes.ts";
import type { PartStyleName } from "./paper-style.ts";

/** Part of the paper: an HTML element, also in the structure of the PDF. `paper-style.ts` has its style. */
export type Part = TextElement | Group | SvgPart | Picture;

export interface TextElement {
  tag: "h1" | "h2" | "p" | "dt" | "dd" | "span" | "time" | "a" | "caption" | "th" | "td";
  style?: PartStyleName | undefined;
  text: string;
  href?: string;
  /** Scope of a header cell. */
  scope?: "row" | "col";
}

export interface Group {
  tag: "div" | "p" | "dl" | "section" | "figure" | "table" | "thead" | "tbody" | "tr";
  style?: PartStyleName | undefined;
  parts: Part[];
}

export interface SvgPart {
  tag: "svg";
  style?: undefined;
  drawing: SheetDrawing;
  alt: string;
}

/** Lines and words of a chart or an outline, in units of its own. */
export interface SheetDrawing {
  width: number;
  height: number;
  fontSize: number;
  shapes: readonly Shape[];
}

/** The company's logo. Measures in points. */
export interface Picture {
  tag: "img";
  style?: undefined;
  src: string;
  width: number;
  height: number;
  alt: string;
}

export interface SheetText {
  title: string;
  paragraphs: string[];
}

export interface SheetTable {
  title: string;
  /** Heads of the figures, where there are several in a row. */
  columns?: readonly string[];
  /** The second figure is there to compare the first with. */
  hasReference?: boolean;
  /** Its figures are words, which may have several lines. */
  isWorded?: boolean;
  rows: SheetRow[];
}

export interface SheetRow {
  /** Empty for a second figure of the row above. */
  label: string;
  figures: string[];
}

/** Characters of one figure that a column of a third of the paper has room for beside its label. */
const maxFigureLength = 27;

/** A figure in the visitor's units with the standard ones behind, or below where the column is too narrow for both. */
export function rowsInBothUnits(label: string, chosen: string[], standard: string[]): SheetRow[] {
  if (chosen.join() === standard.join()) return [{ label, figures: chosen }];
  const together = chosen.map((figure, at) => `${figure} (${standard[at]})`);
  return together.length === 1 && together.join().length <= maxFigureLength
    ? [{ label, figures: together }]
    : [
        { label, figures: chosen },
        { label: "", figures: standard },
      ];
}

/** Page of a sheet, one of several: body and footer. */
export interface SheetPage {
  body: Group;
  /** Number of parts at the start of the body that are repeated on a continuation page. */
  headLength: number;
  foot: Group;
}

/** A table with a title and its rows below each other. */
export function table({ title, columns, rows, hasReference = false, isWorded = false }: SheetTable): Group {
  const style = isWorded ? "worded" : "figure";
  const heads = columns?.map((head) => ({
    ...textElement("th", "beside-figure", head),
    scope: "col" as const,
  }));
  return group("table", undefined, [
    textElement("caption", "table-title", title),
    ...(heads ? [group("thead", undefined, [group("tr", "row", [label(""), ...heads])])] : []),
    group(
      "tbody",
      undefined,
      rows.map((row, index) => {
        // No line is drawn between a row and the next one if that continues it.
        const isContinued = rows[index + 1]?.label === "";
        const figures = row.figures.map((each, column) =>
          textElement("td", hasReference && column > 0 ? "beside-figure" : style, each),
        );
        return group("tr", isContinued ? undefined : "row", [label(row.label), ...figures]);
      }),
    ),
  ]);
}

function label(content: string): TextElement {
  return content === ""
    ? textElement("td", "label", "")
    : { ...textElement("th", "label", content), scope: "row" };
}

/** A heading with paragraphs. */
export function text({ title, paragraphs }: SheetText): Group {
  return group("section", "text", [
    textElement("h2", "caption", title),
    ...paragraphs.map((each) => textElement("p", undefined, each)),
  ]);
}

export function group(tag: Group["tag"], style: PartStyleName | undefined, parts: Part[]): Group {
  return { tag, style, parts };
}

export function textElement(
  tag: TextElement["tag"],
  style: PartStyleName | undefined,
  content: string,
): TextElement {
  return { tag, style, text: content };
}
