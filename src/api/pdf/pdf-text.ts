import type { TextStyle } from "#documents/sheet/paper-style.ts";
import { wrappedLines } from "#domain/tidy-text.ts";
import { requireLetters } from "./sheet-fonts.ts";

type Doc = PDFKit.PDFDocument;

type FontStyle = Pick<TextStyle, "size" | "weight">;

/** Height of a line of text, points. */
export function lineHeight({ size, leading }: TextStyle): number {
  return size * leading;
}

export function textWidth(doc: Doc, text: string, { size, weight }: FontStyle): number {
  return doc.font(weight).fontSize(size).widthOfString(text);
}

interface LinePosition {
  /** Points from the page's left and top, of the beginning of the baseline. */
  x: number;
  y: number;
  color: string;
  link?: string | undefined;
}

/** Writes one line. @throws Error on a letter that the font lacks */
export function writeLine(doc: Doc, text: string, { size, weight }: FontStyle, position: LinePosition): void {
  requireLetters(text, weight);
  const options = {
    lineBreak: false,
    baseline: "alphabetic",
    ...(position.link && { link: position.link }),
  } as const;
  doc.font(weight).fontSize(size).fillColor(position.color).text(text, position.x, position.y, options);
}

/** Writes lines below each other, from a place's top. */
export function writeLines(
  doc: Doc,
  lines: readonly string[],
  textStyle: TextStyle,
  { x, y, width, color, link }: LinePosition & { width: number },
): void {
  // Letters are centered vertically in their line.
  let baseline = y + lineHeight(textStyle) / 2 + textStyle.size * 0.36;
  for (const line of lines) {
    const indent = textStyle.align === "right" ? width - textWidth(doc, line, textStyle) : 0;
    writeLine(doc, line, textStyle, { x: x + indent, y: baseline, color, link });
    baseline += lineHeight(textStyle);
  }
}

/** Lines end between words only, in Korean too, where PDFKit itself would end them between any two syllables. */
export function linesOf(doc: Doc, text: string, textStyle: TextStyle, width: number): string[] {
  const space = textWidth(doc, " ", textStyle);
  const lines: string[] = [];
  let room = 0;
  for (const word of text.split(" ")) {
    // Measured with its space, as it is laid out when it is written.
    const withSpace = textWidth(doc, `${word} `, textStyle);
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

/** An address has no words: its lines end before a parameter, where it is longer than one. */
export function addressLines(doc: Doc, text: string, textStyle: TextStyle, width: number): string[] {
  return wrappedLines(text.split(/(?=[?&*])/), "", (line) => textWidth(doc, line, textStyle) <= width);
}
