import type { SheetTable } from "../design-sheet.ts";
import { colors, looks, rule } from "./pdf-look.ts";
import { textWidth, writeLine } from "./pdf-text.ts";

/** Points. */
const captionHeight = 15;
const rowHeight = 14.6;
/** Room between the two figures of a row. */
const figureGap = 10;

interface TablePlace {
  x: number;
  y: number;
  width: number;
}

/** A row as it is drawn: heads of columns are one, too. */
interface Row {
  label: string;
  figures: readonly string[];
  isHead: boolean;
  /** The next row belongs to it, so that no line parts them. */
  isContinued: boolean;
}

/** Draws a table into the document's structure. @returns where it ends, points from the top. */
export function drawTable(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  table: SheetTable,
  { x, y, width }: TablePlace,
): number {
  const structure = doc.struct("Table", { title: table.title });
  parent.add(structure);
  structure.add(doc.struct("Caption", {}, () => void writeLine(doc, table.title, looks.caption, { x, y })));
  const top = y + captionHeight;
  rule(doc, { x, y: top - 0.5, width, thickness: 0.7, color: colors.ink });
  const rows = rowsOf(table);
  const ends = columnEnds(doc, rows, x + width);
  rows.forEach((row, index) => {
    const place = { x, y: top + index * rowHeight + 0.6, width };
    if (!row.isContinued)
      rule(doc, { x, y: place.y + rowHeight - 0.6, width, thickness: 0.5, color: colors.line });
    drawRow(doc, structure, row, { ...place, ends, hasReference: table.hasReference === true });
  });
  structure.end();
  return top + rows.length * rowHeight;
}

function rowsOf({ columns, rows }: SheetTable): Row[] {
  const body = rows.map((row, index) => ({
    ...row,
    isHead: false,
    isContinued: rows[index + 1]?.label === "",
  }));
  return columns ? [{ label: "", figures: columns, isHead: true, isContinued: false }, ...body] : body;
}

function drawRow(
  doc: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  { label, figures, isHead }: Row,
  { x, y, ends, hasReference }: TablePlace & { ends: readonly number[]; hasReference: boolean },
): void {
  const line = doc.struct("TR");
  table.add(line);
  line.add(doc.struct("TH", {}, () => void writeLine(doc, label || " ", looks.quiet, { x, y })));
  figures.forEach((figure, column) => {
    const look = isHead || (hasReference && column > 0) ? looks.quiet : looks.figure;
    const place = { x: ends[column] ?? x, y, align: "right" } as const;
    line.add(doc.struct(isHead ? "TH" : "TD", {}, () => void writeLine(doc, figure, look, place)));
  });
  line.end();
}

/** Where each column of figures ends: the last at the right, and one before it where that one begins. */
function columnEnds(doc: PDFKit.PDFDocument, rows: readonly Row[], right: number): number[] {
  const widest = Math.max(...rows.map(({ figures }) => textWidth(doc, figures[1] ?? "", looks.figure)));
  return widest > 0 ? [right - widest - figureGap, right] : [right];
}
