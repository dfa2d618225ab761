import { textWidth } from "#api/pdf/pdf-text.ts";
import type { Table } from "../catalog.ts";
import {
  type CatalogContext,
  columnWidth,
  type Lines,
  linesIn,
  rule,
  sheet,
  styles,
  write,
} from "./drawing-context.ts";
import type { Strip } from "./strip.ts";

const columnGap = 10;
/** Minimum width at which the text of a cell is wrapped, points. */
const minWrapWidth = 118;

/** The rows of a table. A table wider than the page is split into several, each with the first column. */
export function tableStrips(context: CatalogContext, table: Table, padding: number): Strip[] {
  const natural = table.heads.map((_, column) => naturalWidth(context, table, column));
  const wideCount = natural.filter((width) => width > minWrapWidth).length;
  const narrowWidth = natural.reduce((sum, width) => sum + (width > minWrapWidth ? 0 : width) + columnGap, 0);
  const wrapWidth = Math.max(minWrapWidth, (columnWidth - narrowWidth) / Math.max(1, wideCount));
  const widths = natural.map((width) => Math.min(width, wrapWidth));
  return splitColumns(widths).flatMap((columns, index) => {
    const strips = chunkStrips(context, table, stretchColumns(widths, columns), padding);
    return index === 0 ? strips : [{ ...strips[0], spaceBefore: 10 } as Strip, ...strips.slice(1)];
  });
}

interface PlacedColumn {
  column: number;
  x: number;
  width: number;
  isNumeric: boolean;
}

function naturalWidth({ doc }: CatalogContext, { heads, rows }: Table, column: number): number {
  const { text = "", unit = "" } = heads[column] ?? {};
  const words = [...text.split(" "), unit].map((word) => textWidth(doc, word, styles.head));
  const style = column === 0 ? styles.rowName : styles.cell;
  const cells = rows.map((row) => textWidth(doc, row[column] ?? "", style));
  return Math.max(...words, ...cells) + 1;
}

/** Splits columns into as few tables as the page allows, of about the same width, each with the first column. */
function splitColumns(widths: readonly number[]): number[][] {
  const [first = 0, ...others] = widths;
  const room = columnWidth - first;
  const fewest = packColumns(others, room);
  const total = others.reduce((sum, width) => sum + width + columnGap, 0);
  // The lowest limit, to a point, at which they are as few.
  for (let limit = total / fewest.length; limit < room; limit += 1) {
    const chunks = packColumns(others, limit);
    if (chunks.length === fewest.length) return chunks.map((columns) => [0, ...columns]);
  }
  return fewest.map((columns) => [0, ...columns]);
}

function packColumns(widths: readonly number[], room: number): number[][] {
  const chunks: number[][] = [[]];
  let used = 0;
  for (const [index, width] of widths.entries()) {
    if (used + width + columnGap > room && (chunks.at(-1)?.length ?? 0) > 0) {
      chunks.push([]);
      used = 0;
    }
    chunks.at(-1)?.push(index + 1);
    used += width + columnGap;
  }
  return chunks;
}

function stretchColumns(
  widths: readonly number[],
  columns: readonly number[],
): Omit<PlacedColumn, "isNumeric">[] {
  const natural = columns.map((column) => widths[column] ?? 0);
  const used = natural.reduce((sum, width) => sum + width, columnGap * (columns.length - 1));
  const spare = Math.max(0, columnWidth - used) / columns.length;
  let x: number = sheet.left;
  return columns.map((column, index) => {
    const at = { column, x, width: (natural[index] ?? 0) + spare };
    x += at.width + columnGap;
    return at;
  });
}

/** A part of a table with positioned columns; `element` is set when its head is drawn. */
interface Chunk {
  context: CatalogContext;
  columns: readonly PlacedColumn[];
  padding: number;
  element?: PDFKit.PDFStructureElement;
}

function chunkStrips(
  context: CatalogContext,
  { heads, rows }: Table,
  placed: readonly Omit<PlacedColumn, "isNumeric">[],
  padding: number,
): Strip[] {
  const isNumeric = (column: number) => rows.every((row) => /^[–\d][\d.,\s×/–]*$/.test(row[column] ?? ""));
  const columns = placed.map((each) => ({ ...each, isNumeric: each.column > 0 && isNumeric(each.column) }));
  const chunk: Chunk = { context, columns, padding };
  const { head, repeatedHead } = headStrips(chunk, heads);
  const body = rows.map((texts, index): Strip => {
    const isLast = index === rows.length - 1;
    return {
      ...rowStrip(chunk, texts, isLast),
      // No heads without two rows, and no row alone on the next page.
      keepWithNext: !isLast && (index === 0 || index === rows.length - 2),
      head: repeatedHead,
    };
  });
  return [head, ...body];
}

/** The heads of the columns. On the following pages they are repeated as artifacts. */
function headStrips(chunk: Chunk, heads: Table["heads"]): { head: Strip; repeatedHead: Strip } {
  const { context, columns } = chunk;
  const cells = columns.map(({ column, width }) => {
    const { text = "", unit } = heads[column] ?? {};
    return linesIn(context, unit === undefined ? text : `${text}\n${unit}`, styles.head, width);
  });
  const height = highest(cells) + 6;
  const draw = (y: number, row?: PDFKit.PDFStructureElement) => {
    for (const [index, lines] of cells.entries()) {
      const { x = 0, isNumeric } = columns[index] ?? {};
      const position = { x, y: y + height - 4 - lines.height, align: isNumeric ? "right" : "left" } as const;
      write(context, lines, row ? { ...position, tag: "TH", parent: row, scope: "Column" } : position);
    }
    rule(context, { x: sheet.left, y: y + height, width: columnWidth }, "ink", 0.8);
  };
  return {
    repeatedHead: { height, spaceBefore: 0, keepWithNext: true, draw: ({ y }) => draw(y) },
    head: {
      height,
      spaceBefore: 4,
      keepWithNext: true,
      draw({ y, parent }) {
        chunk.element = context.doc.struct("Table");
        parent.add(chunk.element);
        const row = context.doc.struct("TR");
        chunk.element.add(row);
        draw(y, row);
        row.end();
      },
    },
  };
}

function rowStrip(chunk: Chunk, texts: readonly string[], isLast: boolean): Strip {
  const { context, columns, padding } = chunk;
  const cells = columns.map(({ column, width }) =>
    linesIn(context, texts[column] ?? "", column === 0 ? styles.rowName : styles.cell, width),
  );
  const height = highest(cells) + 2 * padding;
  return {
    height,
    spaceBefore: 0,
    maxGrowth: 7,
    draw({ y, extra }) {
      const row = context.doc.struct("TR");
      chunk.element?.add(row);
      for (const [index, lines] of cells.entries()) {
        const { x = 0, isNumeric } = columns[index] ?? {};
        write(context, lines, {
          x,
          y: y + padding + extra / 2,
          align: isNumeric ? "right" : "left",
          parent: row,
          ...(index === 0 ? { tag: "TH", scope: "Row" } : { tag: "TD" }),
        });
      }
      row.end();
      rule(context, { x: sheet.left, y: y + height + extra, width: columnWidth }, "line");
      if (isLast) chunk.element?.end();
    },
  };
}

function highest(cells: readonly Lines[]): number {
  return Math.max(0, ...cells.map(({ height }) => height));
}
