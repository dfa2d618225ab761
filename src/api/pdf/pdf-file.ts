import PDFDocument from "pdfkit";
import { registerSheetFonts } from "./sheet-fonts.ts";

interface PdfOptions {
  locale: string;
  title: string;
  author: string;
  /** Time of creation and last change. */
  made: Date;
  /** Points. */
  margins: { top: number; left: number; right: number; bottom: number };
  /** A4, upright, by default. */
  paper?: { size: "A3"; layout: "landscape" };
}

/** A tagged document with the fonts of the sheets. */
export function openPdf({ locale, title, author, made, margins, paper }: PdfOptions): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: "A4",
    ...paper,
    margins,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: locale,
    font: "",
    info: { Title: title, Author: author, CreationDate: made, ModDate: made },
  });
  return registerSheetFonts(doc);
}

/** Ends a document. @returns the file */
export async function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  doc.end();
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(part);
  return Buffer.concat(parts);
}

/** Draws decoration, which is left out when the document is read aloud. */
export function artifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

/** A horizontal line as decoration, points. */
export function drawRule(
  doc: PDFKit.PDFDocument,
  {
    x,
    y,
    width,
    color,
    thickness,
  }: { x: number; y: number; width: number; color: string; thickness: number },
): void {
  artifact(doc, () => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke();
  });
}
