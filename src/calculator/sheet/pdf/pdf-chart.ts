import type { Axis, Chart } from "../../charts/chart.ts";
import type { PlacedText } from "../../charts/label-placing.ts";
import { chartColors, lineLooks } from "../../charts/line-look.ts";
import { type TextLook, textWidth, writeLine } from "./pdf-text.ts";

/** Draws a chart as wide as it is told, as `ChartDrawing` draws it on a page. */
export function drawChart(
  doc: PDFKit.PDFDocument,
  chart: Chart,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / chart.width);
  drawGrid(doc, chart);
  drawAsymptotes(doc, chart);
  drawDrops(doc, chart);
  drawLines(doc, chart);
  drawMarks(doc, chart);
  writeTexts(doc, chart);
  doc.restore();
}

function drawGrid(doc: PDFKit.PDFDocument, { plot, x, y }: Chart): void {
  doc.lineWidth(1).strokeColor(chartColors.hairline);
  for (const { at } of y.ticks) doc.moveTo(plot.left, at).lineTo(plot.right, at).stroke();
  doc.strokeColor(chartColors.axis);
  for (const { at } of x.ticks)
    doc
      .moveTo(at, plot.bottom)
      .lineTo(at, plot.bottom + 5)
      .stroke();
  doc.moveTo(plot.left, plot.bottom).lineTo(plot.right, plot.bottom).stroke();
}

function drawAsymptotes(doc: PDFKit.PDFDocument, { plot, asymptotes }: Chart): void {
  for (const { cx } of asymptotes) {
    doc.moveTo(cx, plot.top).lineTo(cx, plot.bottom);
    doc.lineWidth(1).strokeColor(chartColors.muted).dash(2, { space: 3 }).stroke().undash();
  }
}

/** Hairlines from a mark to both axes. */
function drawDrops(doc: PDFKit.PDFDocument, { plot, marks }: Chart): void {
  for (const { cx, cy } of marks.filter(({ drop }) => drop)) {
    doc
      .moveTo(plot.left, cy)
      .lineTo(cx, cy)
      .lineTo(cx, plot.bottom + 5);
    doc.lineWidth(1).strokeColor(chartColors.accent).strokeOpacity(0.55).stroke().strokeOpacity(1);
  }
}

function drawLines(doc: PDFKit.PDFDocument, { lines }: Chart): void {
  for (const { look, d } of lines) {
    const { color, width, dash } = lineLooks[look];
    doc.path(d).lineWidth(width).strokeColor(color).lineJoin("round");
    doc.lineCap(look === "dotted" ? "round" : "butt");
    const [length, space] = dash;
    if (length !== undefined && space !== undefined) doc.dash(length, { space });
    doc.stroke().undash().lineCap("butt");
  }
}

function drawMarks(doc: PDFKit.PDFDocument, { marks }: Chart): void {
  for (const { look, cx, cy } of marks) {
    const isDot = look === "dot";
    doc.circle(cx, cy, 5).lineWidth(2);
    doc.fillAndStroke(
      isDot ? chartColors.accent : chartColors.ground,
      isDot ? chartColors.ground : chartColors.ink,
    );
  }
}

function writeTexts(doc: PDFKit.PDFDocument, chart: Chart): void {
  const { plot, fontSize, x, y, labels } = chart;
  const quiet: TextLook = { size: fontSize, weight: "regular", color: chartColors.muted };
  writeAxis(doc, y, quiet, (at) => ({ x: plot.left - 8, y: at + fontSize * 0.35, anchor: "end" }));
  writeAxis(doc, x, quiet, (at) => ({ x: at, y: plot.bottom + fontSize * 0.95 + 8, anchor: "middle" }));
  for (const label of labels) {
    const look: TextLook = { ...quiet, weight: "bold", color: labelColor(chart, label.key) };
    clearGround(doc, label, look);
    writePlaced(doc, label, look);
  }
  writePlaced(doc, x.label, quiet);
  writePlaced(doc, y.label, quiet);
}

function writeAxis(
  doc: PDFKit.PDFDocument,
  { ticks, notes }: Axis,
  look: TextLook,
  placeOf: (at: number) => Pick<PlacedText, "x" | "y" | "anchor">,
): void {
  for (const { at, text } of ticks) writePlaced(doc, { text, ...placeOf(at) }, look);
  const noted: TextLook = { ...look, weight: "bold", color: chartColors.accent };
  for (const { at, text } of notes) writePlaced(doc, { text, ...placeOf(at) }, noted);
}

const alignments = { start: "left", middle: "center", end: "right" } as const;

function writePlaced(doc: PDFKit.PDFDocument, placed: Omit<PlacedText, "key">, look: TextLook): void {
  const { text, x, y, anchor } = placed;
  if (text !== "") writeLine(doc, text, look, { x, y, align: alignments[anchor], from: "baseline" });
}

/** A label may stand over a hairline, which gives way to it. */
function clearGround(doc: PDFKit.PDFDocument, { text, x, y, anchor }: PlacedText, look: TextLook): void {
  const width = textWidth(doc, text, look);
  const left = anchor === "start" ? x : x - (anchor === "end" ? width : width / 2);
  doc.rect(left - 1, y - look.size * 0.8, width + 2, look.size).fill(chartColors.ground);
}

/** A label has the colour of what it names. */
function labelColor({ lines, marks }: Chart, key: string): string {
  const look = lines.find((line) => line.key === key)?.look;
  if (look) return lineLooks[look].color;
  return marks.find((mark) => mark.key === key)?.look === "dot" ? chartColors.accent : chartColors.ink;
}
