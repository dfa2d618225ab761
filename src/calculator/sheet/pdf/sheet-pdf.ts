import PDFDocument from "pdfkit";
import type { DesignSheet, SheetText } from "../design-sheet.ts";
import type { SheetChart } from "../sheet-charts.ts";
import { drawChart } from "./pdf-chart.ts";
import { colors, looks, rule } from "./pdf-look.ts";
import { drawTable } from "./pdf-table.ts";
import { lineHeight, type ParagraphPlace, textWidth, writeLine, writeParagraph } from "./pdf-text.ts";
import { registerSheetFonts, writable } from "./sheet-fonts.ts";

/** A4 with margins of 12 mm at the sides and 11 mm above, points. */
const left = 34;
const right = 595.28 - 34;
const width = right - left;
const top = 31;
const bottom = 841.89 - 31;
const gap = 20;
const footHeight = 6 + 2 * lineHeight(looks.foot);

interface Page {
  doc: PDFKit.PDFDocument;
  /** What the page says, in the order of reading: the document's structure. */
  root: PDFKit.PDFStructureElement;
  report: Report;
}

type Report = Parameters<typeof writable>[1];

/**
 * The sheet as a tagged PDF of one page, with its fonts in it. The same sheet and time give the same bytes.
 * @param now when it was made, for the document's properties
 * @param report told of letters from outside our words that no font has
 * @throws Error on a letter of our words that the font lacks
 */
export async function sheetPdf(sheet: DesignSheet, now: Date, report: Report): Promise<Buffer> {
  const doc = openDocument(sheet, now);
  const root = doc.struct("Document");
  doc.addStructure(root);
  drawSheet({ doc, root, report }, sheet);
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

function drawSheet(page: Page, sheet: DesignSheet): void {
  let y = drawHead(page, sheet);
  y = drawAnswers(page, sheet, y + 14);
  y = drawTables(page, sheet, y + 12);
  y = drawCharts(page, sheet, y + 12);
  y = drawNotes(page, sheet, y + 8);
  // At the foot of the paper, unless the words above it reach so far.
  drawFoot(page, sheet, Math.max(y + 8, bottom - footHeight));
}

function drawHead({ doc, root }: Page, { company, date }: DesignSheet): number {
  root.add(doc.struct("P", {}, () => void writeLine(doc, company.name, looks.company, { x: left, y: top })));
  const made = `${date.label} ${date.text}`;
  root.add(
    doc.struct(
      "P",
      {},
      () => void writeLine(doc, made, looks.quiet, { x: right, y: top + 1.5, align: "right" }),
    ),
  );
  const y = top + 22;
  rule(doc, { x: left, y, width, thickness: 1.4, color: colors.navy });
  return y;
}

/** What it is to the left, the answer to the right. */
function drawAnswers({ doc, root }: Page, { title, lead, answers }: DesignSheet, y: number): number {
  const under = y + lineHeight(looks.title);
  root.add(doc.struct("H1", {}, () => void writeLine(doc, title, looks.title, { x: left, y })));
  root.add(doc.struct("P", {}, () => void writeLine(doc, lead, looks.quiet, { x: left, y: under })));
  let x = right;
  for (const [index, { label, figure }] of [...answers.entries()].reverse()) {
    const look = index === 0 ? looks.answer : looks.secondAnswer;
    const end = x;
    root.add(
      doc.struct("P", {}, () => {
        writeLine(doc, label, looks.quiet, { x: end, y: y + 4, align: "right" });
        writeLine(doc, figure, look, { x: end, y: y + 14, align: "right" });
      }),
    );
    x -= textWidth(doc, figure, look) + 24;
  }
  return under + lineHeight(looks.quiet);
}

function drawTables({ doc, root }: Page, { tables }: DesignSheet, y: number): number {
  const share = (width - 2 * gap) / 3.25;
  const widths = [share, share, 1.25 * share];
  let x = left;
  const ends = tables.map((table, index) => {
    const place = { x, y, width: widths[index] ?? share };
    x += place.width + gap;
    return drawTable(doc, root, table, place);
  });
  return Math.max(...ends);
}

/** Two beside each other; the last place is for the reasons in words. */
function drawCharts(page: Page, { charts, why, changes }: DesignSheet, y: number): number {
  const share = (width - gap) / 2;
  const placeOf = (index: number, rowTop: number) => ({
    x: left + (index % 2) * (share + gap),
    y: rowTop,
    width: share,
  });
  let rowTop = y;
  let bottom = y;
  for (const [index, each] of charts.entries()) {
    if (index % 2 === 0) rowTop = bottom + (index > 0 ? 10 : 0);
    bottom = Math.max(bottom, drawFigure(page, each, placeOf(index, rowTop)));
  }
  if (charts.length % 2 === 0) rowTop = bottom + 10;
  const words = placeOf(charts.length, rowTop);
  const end = drawText(page, why, words);
  return Math.max(bottom, drawTable(page.doc, page.root, changes, { ...words, y: end + 8 }));
}

function drawFigure({ doc, root }: Page, { title, alt, chart }: SheetChart, place: ParagraphPlace): number {
  const { x, y } = place;
  const chartTop = y + lineHeight(looks.caption);
  root.add(doc.struct("H2", {}, () => void writeLine(doc, title, looks.caption, { x, y })));
  root.add(doc.struct("Figure", { alt }, () => drawChart(doc, chart, { ...place, y: chartTop })));
  return chartTop + (place.width * chart.height) / chart.width;
}

function drawNotes(page: Page, { validity, method, limits }: DesignSheet, y: number): number {
  rule(page.doc, { x: left, y, width, thickness: 0.7, color: colors.ink });
  const share = (width - 2 * gap) / 3;
  const ends = [validity, method, limits].map((text, index) =>
    drawText(page, text, { x: left + index * (share + gap), y: y + 8, width: share }),
  );
  return Math.max(...ends);
}

function drawText({ doc, root }: Page, { title, paragraphs }: SheetText, place: ParagraphPlace): number {
  root.add(doc.struct("H2", {}, () => void writeLine(doc, title, looks.caption, place)));
  let y = place.y + lineHeight(looks.caption);
  for (const [index, paragraph] of paragraphs.entries()) {
    root.add(
      doc.struct("P", {}, () => {
        y = writeParagraph(doc, paragraph, looks.text, { ...place, y: y + (index > 0 ? 3 : 0) });
      }),
    );
  }
  return y;
}

function drawFoot({ doc, root, report }: Page, { link, company }: DesignSheet, y: number): void {
  rule(doc, { x: left, y, width, thickness: 0.5, color: colors.line });
  const label = `${link.label}: `;
  const place = { x: left, y: y + 6 };
  const address = () =>
    void writeLine(doc, writable(link.address, report), looks.link, {
      ...place,
      x: left + textWidth(doc, label, looks.foot),
      link: link.address,
    });
  const line = doc.struct("P");
  root.add(line);
  line.add(doc.struct("Span", {}, () => void writeLine(doc, label, looks.foot, place)));
  line.add(doc.struct("Link", { alt: link.address }, address));
  line.end();
  const who = [company.name, ...company.lines].join("  ·  ");
  root.add(
    doc.struct(
      "P",
      {},
      () => void writeLine(doc, who, looks.foot, { ...place, y: place.y + lineHeight(looks.foot) }),
    ),
  );
}
