import PDFDocument from "pdfkit";
import { colors } from "#content/colors.ts";
import type { DesignSheet } from "../design-sheet.ts";
import { paperOf } from "../paper.ts";
import { plainLetters } from "../paper-look.ts";
import { lay, type Pen } from "./pdf-paper.ts";
import { registerSheetFonts, writable } from "./sheet-fonts.ts";

/** A4 with margins of 12 mm at the sides and 11 mm above and below, points. */
const [left, top] = [34, 31];
const width = 595.28 - 2 * left;
const bottom = 841.89 - top;

/**
 * The sheet as a tagged PDF of one page, with its fonts in it. The same sheet and time give the same bytes.
 * @param now when it was made, for the document's properties
 * @param report told of letters from outside our words that no font has
 * @param dress colours, and the logo as a PNG; the shipped colours and no logo without it
 * @throws Error on a letter of our words that the font lacks
 */
export async function sheetPdf(
  sheet: DesignSheet,
  now: Date,
  report: Pen["report"],
  dress: Pick<Pen, "palette" | "logo"> = { palette: colors },
): Promise<Buffer> {
  const doc = openDocument(sheet, now);
  const root = doc.struct("Document");
  doc.addStructure(root);
  // The company's own words may have letters that none of ours has.
  const { name, lines, logo } = sheet.company;
  const company = {
    name: writable(name, report),
    lines: lines.map((line) => writable(line, report)),
    ...(logo && dress.logo && { logo }),
  };
  const { body, foot } = paperOf({ ...sheet, company });
  const around = { letters: plainLetters, width };
  const pen = { doc, report, ...dress };
  const [above, below] = [lay(pen, body, around), lay(pen, foot, around)];
  above.draw(root, left, top);
  // At the foot of the paper, unless the words above it reach so far.
  below.draw(root, left, Math.max(top + above.height + 8, bottom - below.height));
  root.end();
  doc.end();
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(part);
  return Buffer.concat(parts);
}

function openDocument(sheet: DesignSheet, now: Date): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: "A4",
    margins: { top, left, right: left, bottom: 20 },
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: sheet.locale,
    font: "",
    info: { Title: sheet.documentTitle, Author: sheet.company.name, CreationDate: now, ModDate: now },
  });
  return registerSheetFonts(doc);
}
