import { type Letters, paperColors } from "../paper-look.ts";
import { requireLetters } from "./sheet-fonts.ts";

type Doc = PDFKit.PDFDocument;

/** Height of a line of text, points. */
export function lineHeight({ size, leading }: Pick<Letters, "size" | "leading">): number {
  return size * leading;
}

export function textWidth(
  doc: Doc,
  text: string,
  { size, weight }: Pick<Letters, "size" | "weight">,
): number {
  return doc.font(weight).fontSize(size).widthOfString(text);
}

export interface LinePlace {
  /** Points from the page's left, of the text's left. */
  x: number;
  /** Points from the page's top, of the baseline. */
  y: number;
  color: string;
  link?: string | undefined;
}

/** Writes one line. @throws Error on a letter that the font lacks */
export function writeLine(
  doc: Doc,
  text: string,
  { size, weight }: Pick<Letters, "size" | "weight">,
  { x, y, color, link }: LinePlace,
): void {
  requireLetters(text, weight);
  doc
    .font(weight)
    .fontSize(size)
    .fillColor(color)
    .text(text, x, y, { lineBreak: false, baseline: "alphabetic", ...(link !== undefined && { link }) });
}

/** Writes lines below each other, from a place's top. */
export function writeLines(
  doc: Doc,
  lines: readonly string[],
  letters: Letters,
  { x, y, width, link }: { x: number; y: number; width: number; link?: string | undefined },
): void {
  // The middle of the letters stands in the middle of their line.
  const baseline = y + lineHeight(letters) / 2 + letters.size * 0.36;
  for (const [index, line] of lines.entries()) {
    const room = letters.align === "right" ? width - textWidth(doc, line, letters) : 0;
    const place = {
      x: x + room,
      y: baseline + index * lineHeight(letters),
      color: paperColors[letters.color],
    };
    writeLine(doc, line, letters, { ...place, link });
  }
}

/** Lines end between words only, in Korean too, where PDFKit itself would end them between any two syllables. */
export function linesOf(doc: Doc, text: string, letters: Letters, width: number): string[] {
  const space = textWidth(doc, " ", letters);
  const lines: string[] = [];
  let room = 0;
  for (const word of text.split(" ")) {
    // Measured with its space, as it is laid out when it is written.
    const withSpace = textWidth(doc, `${word} `, letters);
    if (lines.length > 0 && withSpace - space <= room) {
      lines.push(`${lines.pop()} ${word}`);
    } else {
      lines.push(word);
      room = width;
    }
    room -= withSpace;
  }
  return lines;
}
