import type { Palette } from "#content/colors.ts";
import { layerColors } from "#documents/drawing/layer-colors.ts";
import type { OutlineDrawing } from "#domain/products/drawing/model-drawing.ts";
import { belowMiddle, fontSize, isDashed, type Point, type Shape } from "#domain/products/drawing/shapes.ts";
import { textWidth, writeLine } from "./pdf-text.ts";
import { type OnMissingGlyphs, replaceMissingGlyphs } from "./sheet-fonts.ts";

export interface OutlineContext {
  doc: PDFKit.PDFDocument;
  palette: Palette;
  onMissingGlyphs: OnMissingGlyphs;
}

/** Draws an outline drawing from its upper left corner. @param scale points a mm */
export function drawOutline(
  context: OutlineContext,
  { shapes, from, to }: OutlineDrawing,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  const toSheet = ([px, py]: Point): [number, number] => [
    x + (px - from[0]) * scale,
    y + (to[1] - py) * scale,
  ];
  for (const shape of shapes) drawShape(context, shape, toSheet, scale);
}

function drawShape(
  context: OutlineContext,
  shape: Shape,
  toSheet: (point: Point) => [number, number],
  scale: number,
): void {
  const { doc, palette, onMissingGlyphs } = context;
  const color = palette[layerColors[shape.layer]];
  doc
    .save()
    .lineWidth(shape.layer === "outline" || shape.layer === "connection" ? 0.9 : 0.55)
    .strokeColor(color);
  if (isDashed(shape.layer) && shape.kind !== "text") doc.dash(4, { space: 2.5 });
  if (shape.kind === "line")
    doc
      .moveTo(...toSheet(shape.from))
      .lineTo(...toSheet(shape.to))
      .stroke();
  else if (shape.kind === "circle") doc.circle(...toSheet(shape.center), shape.radius * scale).stroke();
  else {
    const [x, y] = toSheet(shape.at);
    const fontStyle = { size: shape.height * fontSize * scale, weight: "regular" } as const;
    const text = replaceMissingGlyphs(shape.text.replaceAll("\u2060", ""), onMissingGlyphs);
    const width = textWidth(doc, text, fontStyle);
    if (shape.isTurned) doc.rotate(-90, { origin: [x, y] });
    const start = shape.align === "start" ? x : x - width / 2;
    // A white rectangle hides lines behind a tag or a load: an outline of the letters would make a search find the text twice.
    if (shape.layer === "support" || shape.layer === "connection")
      doc.rect(start, y - shape.height * 0.6 * scale, width, shape.height * 1.2 * scale).fill(palette.white);
    writeLine(doc, text, fontStyle, { x: start, y: y + shape.height * belowMiddle * scale, color });
  }
  doc.restore();
}
