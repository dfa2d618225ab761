import { requireLetters, type Weight } from "./sheet-fonts.ts";

/** One run of letters: how large, how strong, in which colour. */
export interface TextLook {
  /** Points. */
  size: number;
  weight: Weight;
  color: string;
}

export interface LinePlace {
  /** Points from the page's left: of the text's left, right or middle, as `align` says. */
  x: number;
  /** Points from the page's top, of the top of the line or of its baseline. */
  y: number;
  align?: "left" | "right" | "center";
  from?: "top" | "baseline";
  link?: string;
}

/** Height of a line of text, of its size. */
const leading = 1.5;

export function lineHeight({ size }: Pick<TextLook, "size">): number {
  return size * leading;
}

/** Writes one line. @returns its width, points. @throws Error on a letter that the font lacks */
export function writeLine(doc: PDFKit.PDFDocument, text: string, look: TextLook, place: LinePlace): number {
  const { align = "left", from = "top", link } = place;
  requireLetters(text, look.weight);
  const width = textWidth(doc, text, look);
  const left = align === "left" ? place.x : place.x - (align === "right" ? width : width / 2);
  // The middle of the letters stands in the middle of their line.
  const y = from === "baseline" ? place.y : place.y + lineHeight(look) / 2 + look.size * 0.36;
  doc.fillColor(look.color).text(text, left, y, {
    lineBreak: false,
    baseline: "alphabetic",
    ...(link === undefined ? {} : { link }),
  });
  return width;
}

export interface ParagraphPlace {
  x: number;
  y: number;
  width: number;
}

/** Writes words in lines. @returns where the next line would begin, points from the top. */
export function writeParagraph(
  doc: PDFKit.PDFDocument,
  text: string,
  look: TextLook,
  { x, y, width }: ParagraphPlace,
): number {
  const lines = linesOf(text, width, (part) => textWidth(doc, part, look));
  lines.forEach((line, index) => {
    writeLine(doc, line, look, { x, y: y + index * lineHeight(look) });
  });
  return y + lines.length * lineHeight(look);
}

/** Lines end between words only, in Korean too, where PDFKit itself would end them between any two syllables. */
function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

export function textWidth(doc: PDFKit.PDFDocument, text: string, { size, weight }: TextLook): number {
  return doc.font(weight).fontSize(size).widthOfString(text);
}
