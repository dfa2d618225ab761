import type { Palette } from "#content/colors.ts";
import type { CircleShape, PathShape, TextShape } from "#documents/charts/chart-shapes.ts";
import type { SheetDrawing } from "#documents/sheet/paper-parts.ts";
import { textWidth, writeLine } from "./pdf-text.ts";

type Doc = PDFKit.PDFDocument;

/** Draws a chart or an outline in a given width. */
export function drawShapes(
  doc: Doc,
  drawing: SheetDrawing,
  { x, y, width }: { x: number; y: number; width: number },
  palette: Palette,
): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / drawing.width);
  for (const shape of drawing.shapes) {
    if (shape.tag === "path") drawPath(doc, shape, palette);
    else if (shape.tag === "circle") drawCircle(doc, shape, palette);
    else writeText(doc, shape, drawing.fontSize, palette);
  }
  doc.restore();
}

function drawPath(doc: Doc, { d, strokeDasharray, ...style }: PathShape, palette: Palette): void {
  const [length, space] = (strokeDasharray ?? "").split(" ").map(Number);
  doc
    .save()
    .lineWidth(style.strokeWidth ?? 1)
    .strokeColor(palette[style.stroke], style.strokeOpacity ?? 1);
  doc.lineCap(style.strokeLinecap ?? "butt").lineJoin(style.strokeLinejoin ?? "miter");
  if (length && space) doc.dash(length, { space });
  doc.path(d).stroke().restore();
}

function drawCircle(doc: Doc, { cx, cy, r, fill, stroke, strokeWidth }: CircleShape, palette: Palette): void {
  doc.circle(cx, cy, r).lineWidth(strokeWidth);
  if (fill === "none") doc.strokeColor(palette[stroke]).stroke();
  else doc.fillAndStroke(palette[fill], palette[stroke]);
}

/** The halo of a text is a background rectangle, because stroked and filled text would be found twice by a search. */
function writeText(doc: Doc, shape: TextShape, usual: number, palette: Palette): void {
  const {
    children: text,
    x,
    y,
    textAnchor,
    fill,
    fontWeight,
    stroke: background,
    fontSize: size = usual,
  } = shape;
  const fontStyle = { size, weight: fontWeight === 400 ? "regular" : "bold" } as const;
  const width = textWidth(doc, text, fontStyle);
  const left = x - { start: 0, middle: width / 2, end: width }[textAnchor];
  if (background) doc.rect(left - 1, y - size * 0.8, width + 2, size).fill(palette[background]);
  const [centerX, centerY] =
    (shape.transform ?? "")
      .match(/-?[\d.]+/g)
      ?.slice(1)
      .map(Number) ?? [];
  doc.save();
  if (centerX !== undefined && centerY !== undefined) doc.rotate(-90, { origin: [centerX, centerY] });
  writeLine(doc, text, fontStyle, { x: left, y, color: palette[fill] });
  doc.restore();
}
