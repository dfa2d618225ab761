import type { Palette } from "#content/colors.ts";
import type { Chart } from "../../charts/chart.ts";
import { type CircleShape, type PathShape, shapesOf, type TextShape } from "../../charts/chart-shapes.ts";
import { textWidth, writeLine } from "./pdf-text.ts";

type Doc = PDFKit.PDFDocument;

/** Draws a chart as wide as it is told. */
export function drawChart(
  doc: Doc,
  chart: Chart,
  { x, y, width }: { x: number; y: number; width: number },
  palette: Palette,
): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / chart.width);
  for (const shape of shapesOf(chart)) {
    if (shape.tag === "path") drawPath(doc, shape, palette);
    else if (shape.tag === "circle") drawCircle(doc, shape, palette);
    else writeText(doc, shape, chart.fontSize, palette);
  }
  doc.restore();
}

function drawPath(doc: Doc, { d, strokeDasharray, ...look }: PathShape, palette: Palette): void {
  const [length, space] = (strokeDasharray ?? "").split(" ").map(Number);
  doc
    .save()
    .lineWidth(look.strokeWidth ?? 1)
    .strokeColor(palette[look.stroke], look.strokeOpacity ?? 1);
  doc.lineCap(look.strokeLinecap ?? "butt").lineJoin(look.strokeLinejoin ?? "miter");
  if (length && space) doc.dash(length, { space });
  doc.path(d).stroke().restore();
}

function drawCircle(doc: Doc, { cx, cy, r, fill, stroke, strokeWidth }: CircleShape, palette: Palette): void {
  doc.circle(cx, cy, r).lineWidth(strokeWidth).fillAndStroke(palette[fill], palette[stroke]);
}

/** A halo is a ground here: letters that were stroked and filled would be found twice. */
function writeText(doc: Doc, shape: TextShape, size: number, palette: Palette): void {
  const { children: text, x, y, textAnchor, fill, fontWeight, stroke: ground } = shape;
  const letters = { size, weight: fontWeight === 400 ? "regular" : "bold" } as const;
  const width = textWidth(doc, text, letters);
  const left = x - { start: 0, middle: width / 2, end: width }[textAnchor];
  if (ground) doc.rect(left - 1, y - size * 0.8, width + 2, size).fill(palette[ground]);
  writeLine(doc, text, letters, { x: left, y, color: palette[fill] });
}
