import { textWidth } from "#api/pdf/pdf-text.ts";
import type { Table } from "../catalog.ts";
import { columnWidth, type Lines, linesIn, type Pen, rule, sheet, styles, write } from "./ink.ts";
import type { Strip } from "./strip.ts";

const columnGap = 10;
/** Width from which on a cell has several lines, unless its table has more room. */
const minWrapWidth = 118;

/** The rows of a table; one that is wider than the page becomes several, each with the first column. */
export function tableStrips(pen: Pen, table: Table, padding: number): Strip[] {
  const natural = table.heads.map((_, column) => naturalWidth(pen, table, column));
  const wide = natural.filter((width) => width > minWrapWidth).length;
  const narrow = natural.reduce((sum, width) => sum + (width > minWrapWidth ? 0 : width) + columnGap, 0);
  const wrapWidth = Math.max(minWrapWidth, (columnWidth - narrow) / Math.max(1, wide));
  const widths = natural.map((width) => Math.min(width, wrapWidth));
  return chunksOf(widths).flatMap((columns, index) => {
    const strips = chunkStrips(pen, table, stretched(widths, columns), padding);
    return index === 0 ? strips : [{ ...strips[0], before: 10 } as Strip, ...strips.slice(1)];
  });
}

interface PlacedColumn {
  column: number;
  x: number;
  width: number;
  isNumeric: boolean;
}

function naturalWidth({ doc }: Pen, { heads, rows }: Table, column: number): number {
  const { text = "", unit = "" } = heads[column] ?? {};
  const words = [...text.split(" "), unit].map((word) => textWidth(doc, word, styles.head));
  const style = column === 0 ? styles.rowName : styles.cell;
  const cells = rows.map((row) => textWidth(doc, row[column] ?? "", style));
  return Math.max(...words, ...cells) + 1;
}

/** The columns of each table below the other, the first in all of them, about equally wide. */
function chunksOf(widths: readonly number[]): number[][] {
  const [first = 0, ...others] = widths;
  const room = columnWidth - first;
  const total = others.reduce((sum, width) => sum + width + columnGap, 0);
  const count = Math.max(1, Math.ceil(total / room));
  for (let tried = count; ; tried += 1) {
    const chunks = packed(others, Math.min(room, (total / tried) * 1.08));
    if (chunks.length <= tried || tried > others.length) return chunks.map((columns) => [0, ...columns]);
  }
}

function packed(widths: readonly number[], room: number): number[][] {
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

function stretched(widths: readonly number[], columns: readonly number[]): Omit<PlacedColumn, "isNumeric">[] {
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

/** A table whose columns have their places, with its element in the structure once it is begun. */
interface Chunk {
  pen: Pen;
  columns: readonly PlacedColumn[];
  padding: number;
  element?: PDFKit.PDFStructureElement;
}

function chunkStrips(
  pen: Pen,
  { heads, rows }: Table,
  placed: readonly Omit<PlacedColumn, "isNumeric">[],
  padding: number,
): Strip[] {
  const isNumeric = (column: number) => rows.every((row) => /^[–\d][\d.,\s×/–]*$/.test(row[column] ?? ""));
  const columns = placed.map((each) => ({ ...each, isNumeric: each.column > 0 && isNumeric(each.column) }));
  const chunk: Chunk = { pen, columns, padding };
  const { head, again } = headStrips(chunk, heads);
  const body = rows.map((texts, index): Strip => {
    const isLast = index === rows.length - 1;
    return {
      ...rowStrip(chunk, texts, isLast),
      // No heads without two rows, and no row alone on the next page.
      isKept: !isLast && (index === 0 || index === rows.length - 2),
      head: again,
    };
  });
  return [head, ...body];
}

/** The heads of the columns; on the next pages they are drawn again, and are no content. */
function headStrips(chunk: Chunk, heads: Table["heads"]): { head: Strip; again: Strip } {
  const { pen, columns } = chunk;
  const cells = columns.map(({ column, width }) => {
    const { text = "", unit } = heads[column] ?? {};
    return linesIn(pen, unit === undefined ? text : `${text}\n${unit}`, styles.head, width);
  });
  const height = highest(cells) + 6;
  const draw = (y: number, row?: PDFKit.PDFStructureElement) => {
    for (const [index, lines] of cells.entries()) {
      const { x = 0, isNumeric } = columns[index] ?? {};
      const place = { x, y: y + height - 4 - lines.height, align: isNumeric ? "right" : "left" } as const;
      write(pen, lines, row ? { ...place, tag: "TH", parent: row, scope: "Column" } : place);
    }
    rule(pen, { x: sheet.left, y: y + height, width: columnWidth }, "ink", 0.8);
  };
  return {
    again: { height, before: 0, isKept: true, draw: ({ y }) => draw(y) },
    head: {
      height,
      before: 4,
      isKept: true,
      draw({ y, parent }) {
        chunk.element = pen.doc.struct("Table");
        parent.add(chunk.element);
        const row = pen.doc.struct("TR");
        chunk.element.add(row);
        draw(y, row);
        row.end();
      },
    },
  };
}

function rowStrip(chunk: Chunk, texts: readonly string[], isLast: boolean): Strip {
  const { pen, columns, padding } = chunk;
  const cells = columns.map(({ column, width }) =>
    linesIn(pen, texts[column] ?? "", column === 0 ? styles.rowName : styles.cell, width),
  );
  const height = highest(cells) + 2 * padding;
  return {
    height,
    before: 0,
    grow: 7,
    draw({ y, extra }) {
      const row = pen.doc.struct("TR");
      chunk.element?.add(row);
      for (const [index, lines] of cells.entries()) {
        const { x = 0, isNumeric } = columns[index] ?? {};
        write(pen, lines, {
          x,
          y: y + padding + extra / 2,
          align: isNumeric ? "right" : "left",
          parent: row,
          ...(index === 0 ? { tag: "TH", scope: "Row" } : { tag: "TD" }),
        });
      }
      row.end();
      rule(pen, { x: sheet.left, y: y + height + extra, width: columnWidth }, "line");
      if (isLast) chunk.element?.end();
    },
  };
}

function highest(cells: readonly Lines[]): number {
  return Math.max(0, ...cells.map(({ height }) => height));
}
