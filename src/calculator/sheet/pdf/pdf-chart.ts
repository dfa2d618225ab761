import type { Chart } from "../../charts/chart.ts";
import { type CircleShape, type PathShape, shapesOf, type TextShape } from "../../charts/chart-shapes.ts";
import { textWidth, writeLine } from "./pdf-text.ts";

type Doc = PDFKit.PDFDocument;

/** Draws a chart as wide as it is told. */
export function drawChart(
  doc: Doc,
  chart: Chart,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / chart.width);
  for (const shape of shapesOf(chart)) {
    if (shape.tag === "path") drawPath(doc, shape);
    else if (shape.tag === "circle") drawCircle(doc, shape);
    else writeText(doc, shape, chart.fontSize);
  }
  doc.restore();
}

function drawPath(doc: Doc, { d, strokeDasharray, ...look }: PathShape): void {
  const [length, space] = (strokeDasharray ?? "").split(" ").map(Number);
  doc
    .save()
    .lineWidth(look.strokeWidth ?? 1)
    .strokeColor(look.stroke, look.strokeOpacity ?? 1);
  doc.lineCap(look.strokeLinecap ?? "butt").lineJoin(look.strokeLinejoin ?? "miter");
  if (length && space) doc.dash(length, { space });
  doc.path(d).stroke().restore();
}

function drawCircle(doc: Doc, { cx, cy, r, fill, stroke, strokeWidth }: CircleShape): void {
  doc.circle(cx, cy, r).lineWidth(strokeWidth).fillAndStroke(fill, stroke);
}

/** A halo is a ground here: letters that were stroked and filled would be found twice. */
function writeText(doc: Doc, shape: TextShape, size: number): void {
  const { children: text, x, y, textAnchor, fill: color, fontWeight, stroke: ground } = shape;
  const letters = { size, weight: fontWeight === 400 ? "regular" : "bold" } as const;
  const width = textWidth(doc, text, letters);
  const left = x - { start: 0, middle: width / 2, end: width }[textAnchor];
  if (ground) doc.rect(left - 1, y - size * 0.8, width + 2, size).fill(ground);
  writeLine(doc, text, letters, { x: left, y, color });
}
