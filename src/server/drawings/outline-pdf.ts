import { artifact, bytesOf, openPdf } from "#api/pdf/pdf-file.ts";
import { drawOutline, type OutlineContext } from "#api/pdf/pdf-outline.ts";
import { type LaidOutPart, layOut, printablePart } from "#api/pdf/pdf-paper.ts";
import type { OutlineSheet } from "#documents/drawing/outline-sheet.ts";
import { type Group, group, table, text, textElement } from "#documents/sheet/paper-parts.ts";
import { defaultTextStyle } from "#documents/sheet/paper-style.ts";
import { drawnScale, letterHeight } from "./drawing-scale.ts";

/** Points a mm. */
const mm = 72 / 25.4;

/** Frame of a sheet of A3, with the margin for filing at the left (ISO 5457), and the column at its right, mm. */
const frame = { left: 20, top: 10, right: 410, bottom: 287 };
const column = { left: frame.right - 112, inset: 6 };

/** Symbol of the projection at the upper right corner of the title block, with a gap to the names at its left, mm. */
const symbol = { width: 20, gap: 2 };

/** Letters of the design sheet become 2.5 mm high. */
const enlarged = 1.22;

/** The outline drawing of a model on one page, as a tagged PDF. The same sheet gives the same bytes. */
export async function outlinePdf(
  sheet: OutlineSheet,
  options: Pick<OutlineContext, "palette" | "onMissingGlyphs">,
): Promise<Buffer> {
  const { locale, documentTitle, company, revised } = sheet;
  const doc = openPdf({
    locale,
    title: documentTitle,
    author: company,
    made: new Date(revised),
    margins: { top: 0, left: 0, right: 0, bottom: 0 },
    paper: { size: "A3", layout: "landscape" },
  });
  const context: OutlineContext = { doc, ...options };
  const root = doc.struct("Document");
  doc.addStructure(root);
  const scale = drawnScale(sheet.viewsWithLetters);
  drawFrame(context);
  const block = titleBlock(context, sheet, scale);
  drawViews(context, root, sheet, scale);
  drawLists(context, root, sheet, block.height * enlarged);
  const blockTop = (frame.bottom - column.inset) * mm - block.height * enlarged;
  inColumn(context, blockTop, enlarged, (x, y) => block.draw(root, x, y));
  artifact(doc, () => {
    const y = blockTop - 4 * mm;
    doc
      .moveTo(column.left * mm, y)
      .lineTo(frame.right * mm, y)
      .lineWidth(0.7)
      .strokeColor(context.palette.ink)
      .stroke();
    thirdAngle(context, (frame.right - column.inset - symbol.width) * mm, blockTop + 3 * mm);
  });
  root.end();
  return bytesOf(doc);
}

function columnLayout(scale = enlarged) {
  return {
    textStyle: defaultTextStyle,
    width: ((frame.right - column.left - 2 * column.inset) * mm) / scale,
  };
}

function inColumn(
  { doc }: OutlineContext,
  top: number,
  scale: number,
  draw: (x: number, y: number) => void,
): void {
  const left = (column.left + column.inset) * mm;
  doc.save().scale(scale, scale, { origin: [left, top] });
  draw(left, top);
  doc.restore();
}

/** Company and model beside the symbol of the projection, and the rows below them. */
function titleBlock(context: OutlineContext, sheet: OutlineSheet, scale: number): LaidOutPart {
  const { scaleLabel, block, title, model, company } = sheet;
  const rows = [...block, { label: scaleLabel, text: `1:${scale} (A3)` }];
  const layout = columnLayout();
  const symbolRoom = ((symbol.width + symbol.gap) * mm) / enlarged;
  const layOutPrintable = (part: Group, width: number) =>
    layOut(context, printablePart(part, context.onMissingGlyphs), { ...layout, width });
  const names = layOutPrintable(
    group("div", undefined, [textElement("p", "company", company), textElement("h1", "title", model)]),
    layout.width - symbolRoom,
  );
  const list = layOutPrintable(rowsOf(title, rows), layout.width);
  return {
    height: names.height + list.height,
    draw(parent, x, y) {
      names.draw(parent, x, y);
      list.draw(parent, x, y + names.height);
    },
  };
}

function rowsOf(title: string, rows: OutlineSheet["block"]): Group {
  return table({ title, rows: rows.map(({ label, text }) => ({ label, figures: [text] })) });
}

function drawViews(
  { doc, ...context }: OutlineContext,
  root: PDFKit.PDFStructureElement,
  sheet: OutlineSheet,
  scale: number,
) {
  const drawing = sheet.viewsWithLetters(letterHeight * scale);
  const [width, height] = [drawing.to[0] - drawing.from[0], drawing.to[1] - drawing.from[1]].map(
    (length) => length / scale,
  ) as [number, number];
  const x = frame.left + (column.left - frame.left - width) / 2;
  const y = frame.top + (frame.bottom - frame.top - height) / 2;
  const draw = () => drawOutline({ doc, ...context }, drawing, { x: x * mm, y: y * mm, scale: mm / scale });
  root.add(doc.struct("Figure", { alt: sheet.alt }, draw));
}

/** Lists and notes above the title block, smaller where they would reach into it. */
function drawLists(
  context: OutlineContext,
  root: PDFKit.PDFStructureElement,
  sheet: OutlineSheet,
  blockHeight: number,
): void {
  const content = group("div", "body", [
    ...sheet.lists.map(({ title, rows }) => rowsOf(title, rows)),
    text({ title: sheet.notes.title, paragraphs: [sheet.notes.text] }),
    ...(sheet.notes.warning === undefined ? [] : [textElement("p", "caption", sheet.notes.warning)]),
  ]);
  const parts = printablePart(content, context.onMissingGlyphs);
  const room = (frame.bottom - frame.top - 3 * column.inset) * mm - blockHeight;
  const scales = [enlarged, 1.1, 1, 0.9, 0.8, 0.7, 0.6];
  const fitting =
    scales.find((each) => layOut(context, parts, columnLayout(each)).height * each <= room) ?? 0.5;
  const top = (frame.top + column.inset) * mm;
  inColumn(context, top, fitting, (x, y) => layOut(context, parts, columnLayout(fitting)).draw(root, x, y));
}

function drawFrame({ doc, palette }: OutlineContext): void {
  artifact(doc, () => {
    doc
      .rect(frame.left * mm, frame.top * mm, (frame.right - frame.left) * mm, (frame.bottom - frame.top) * mm)
      .lineWidth(1.4)
      .strokeColor(palette.ink)
      .stroke();
    doc
      .moveTo(column.left * mm, frame.top * mm)
      .lineTo(column.left * mm, frame.bottom * mm)
      .lineWidth(0.7)
      .stroke();
  });
}

/** Symbol of third-angle projection (ISO 5456-2): a cone from its end, and from its side at the right. */
function thirdAngle({ doc, palette }: OutlineContext, x: number, y: number): void {
  const [small, large, length] = [1.6 * mm, 3.2 * mm, 7 * mm];
  const middle = y + large;
  const center = x + large;
  const cone = center + large + 2.5 * mm;
  doc.lineWidth(0.7).strokeColor(palette.ink);
  doc.circle(center, middle, small).stroke();
  doc.circle(center, middle, large).stroke();
  doc
    .moveTo(cone, middle - small)
    .lineTo(cone + length, middle - large)
    .lineTo(cone + length, middle + large)
    .lineTo(cone, middle + small)
    .closePath()
    .stroke();
}
