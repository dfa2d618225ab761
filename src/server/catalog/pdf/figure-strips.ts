import { drawOutline } from "#api/pdf/pdf-outline.ts";
import { textWidth, writeLine } from "#api/pdf/pdf-text.ts";
import { type FlowShape, flowLetters, flowSize } from "#documents/drawing/flow-shapes.ts";
import type { Block, Pair } from "../catalog.ts";
import {
  type CatalogContext,
  columnWidth,
  coverSize,
  linesIn,
  printableText,
  rule,
  sheet,
  styles,
  write,
} from "./drawing-context.ts";
import type { Strip } from "./strip.ts";

/** The section through a tower, with its description beside it, or below a large one. */
export function flowStrip(context: CatalogContext, block: Extract<Block, { kind: "flow" }>): Strip {
  const { doc, palette } = context;
  const width = block.isLarge ? columnWidth : 292;
  const scale = (block.isLarge ? 440 : width) / flowSize.width;
  const figureHeight = flowSize.height * scale;
  const wordsWidth = block.isLarge ? columnWidth : columnWidth - width - 24;
  const x = block.isLarge ? sheet.left : sheet.left + width + 24;
  const title = linesIn(context, block.title, styles.strong, wordsWidth);
  const description = linesIn(context, block.description, styles.text, wordsWidth);
  const wordsHeight = title.height + 4 + description.height;
  return {
    height: figureHeight + (block.isLarge ? wordsHeight + 10 : 0),
    spaceBefore: 6,
    draw({ y, parent }) {
      const figure = () => {
        doc.roundedRect(sheet.left, y, width, figureHeight, 6).fill(palette.mist);
        doc
          .save()
          .translate(sheet.left + (width - flowSize.width * scale) / 2, y)
          .scale(scale);
        for (const shape of block.shapes) drawFlow(context, shape);
        doc.restore();
      };
      parent.add(doc.struct("Figure", { alt: `${block.title}. ${block.description}` }, figure));
      const top = block.isLarge ? y + figureHeight + 10 : y + (figureHeight - wordsHeight) / 2;
      write(context, title, { x, y: top, tag: "P", parent });
      write(context, description, { x, y: top + title.height + 4, tag: "P", parent });
    },
  };
}

/** The picture of the product as wide as the page's column; nothing where it is not on this site. */
export function pictureStrips({ doc, picture }: CatalogContext, alt: string): Strip[] {
  if (!picture) return [];
  const height = (columnWidth * coverSize.height) / coverSize.width;
  return [
    {
      height,
      spaceBefore: 6,
      draw({ y, parent }) {
        const draw = () => void doc.image(picture, sheet.left, y, { width: columnWidth, height });
        parent.add(doc.struct("Figure", { alt }, draw));
      },
    },
  ];
}

function drawFlow(context: CatalogContext, shape: FlowShape): void {
  context.doc.save();
  if (shape.kind === "text") drawLabel(context, shape);
  else drawPath(context, shape);
  context.doc.restore();
}

function drawLabel(
  context: CatalogContext,
  { at, text, isMiddle }: Extract<FlowShape, { kind: "text" }>,
): void {
  const { doc, palette } = context;
  const written = printableText(text, context);
  const fontStyle = { size: flowLetters, weight: "regular" } as const;
  const width = textWidth(doc, written, fontStyle);
  const [x, y] = [at[0] - (isMiddle ? width / 2 : 0), at[1]];
  if (isMiddle) doc.rect(x - 3, y - flowLetters * 0.9, width + 6, flowLetters * 1.2).fill(palette.white);
  writeLine(doc, written, fontStyle, { x, y, color: palette.ink });
}

function drawPath({ doc, palette }: CatalogContext, shape: Extract<FlowShape, { kind: "path" }>): void {
  const { d, fill, fillOpacity = 1, stroke, strokeOpacity = 1, strokeWidth = 1, dash, isRound } = shape;
  doc.lineWidth(strokeWidth).lineCap(isRound ? "round" : "butt");
  if (dash) doc.dash(dash[0], { space: dash[1] });
  if (fill) doc.path(d).fillColor(palette[fill], fillOpacity).fill();
  if (stroke) doc.path(d).strokeColor(palette[stroke], strokeOpacity).stroke();
}

const drawingHeights = { min: 320, max: 470 };
const factsWidth = 176;

/** A drawing to scale, as large as its page has room, with its facts beside it. */
export function drawingStrip(
  context: CatalogContext,
  { drawing, alt, pairs }: Extract<Block, { kind: "drawing" }>,
): Strip {
  const { doc } = context;
  const { from, to } = drawing;
  const across = to[0] - from[0];
  const up = to[1] - from[1];
  const width = columnWidth - factsWidth - 20;
  const maxHeight = Math.min(drawingHeights.max, (width * up) / across);
  const facts = factRows(context, pairs);
  const minHeight = Math.max(Math.min(drawingHeights.min, maxHeight), facts.height);
  return {
    height: minHeight,
    spaceBefore: 8,
    maxGrowth: Math.max(0, maxHeight - minHeight),
    draw({ y, extra, parent }) {
      const scale = Math.min((minHeight + extra) / up, width / across);
      const left = sheet.left + (width - across * scale) / 2;
      const top = y + (minHeight + extra - up * scale) / 2;
      const draw = () => drawOutline(context, drawing, { x: left, y: top, scale });
      parent.add(doc.struct("Figure", { alt }, draw));
      facts.draw(y + (minHeight + extra - facts.height) / 2, parent);
    },
  };
}

/** Names with their values below each other, at the right of the drawing. */
function factRows(context: CatalogContext, pairs: readonly Pair[]) {
  const x = sheet.left + columnWidth - factsWidth;
  const rows = pairs.map(({ name, value }) => {
    const label = linesIn(context, name, styles.head, factsWidth * 0.42);
    const figure = linesIn(context, value, styles.rowName, factsWidth * 0.56);
    return { label, figure, height: Math.max(label.height, figure.height) + 7 };
  });
  return {
    height: rows.reduce((sum, { height }) => sum + height, 0),
    draw(top: number, parent: PDFKit.PDFStructureElement) {
      let y = top;
      for (const { label, figure, height } of rows) {
        write(context, label, { x, y: y + 3.5, tag: "P", parent });
        const right = x + factsWidth - figure.width;
        write(context, figure, { x: right, y: y + 3.5, align: "right", tag: "P", parent });
        y += height;
        rule(context, { x, y, width: factsWidth }, "line");
      }
    },
  };
}
