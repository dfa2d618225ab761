import {
  type Cells,
  type Columns,
  cellsOf,
  columnsIn,
  isBlank,
  type RowOf,
  rowOf,
} from "#domain/records/columns.ts";
import { factorOf, unitOf } from "#domain/records/quantities.ts";
import { type PastedRow, pastedRows, sheetRows } from "#domain/records/sheet.ts";

/** A row of a grid, which keeps its key wherever it moves. */
export interface GridRow<T extends Columns> {
  key: number;
  cells: Cells<T>;
}

/** What a grid is made from: its columns, what they are called, and what can be wrong with them. */
export interface GridKind<T extends Columns> {
  columns: T;
  most: number;
  labels: Readonly<Record<keyof T, string>>;
  units?: Readonly<Partial<Record<keyof T, string>>>;
  /** What a spreadsheet may call the columns besides. */
  headings?: Readonly<Record<string, readonly string[]>>;
  problemWords: Readonly<Record<string, string>>;
  /** What is wrong with rows that are sound cell by cell: problems by row and column. */
  alsoWrong?(rows: readonly RowOf<T>[]): readonly Partial<Record<keyof T, string>>[];
}

/** Something to correct; rows are counted from 0. */
export interface GridProblem<T extends Columns> {
  row: number;
  column: Extract<keyof T, string>;
  problem: string;
}

/** A grid's content as it would be sent: rows in which nothing stands are left out, but counted. */
export function checkedRows<T extends Columns>(
  kind: GridKind<T>,
  rows: readonly GridRow<T>[],
): { rows: RowOf<T>[]; problems: GridProblem<T>[] } {
  const { columns } = kind;
  const filled = rows
    .map(({ cells }, row) => ({ row, cells }))
    .filter(({ cells }) => !isBlank(cells))
    .map(({ row: place, cells }) => ({ place, ...rowOf(columns, cells) }));
  const sent = filled.map(({ row }) => row);
  const also = kind.alsoWrong?.(sent) ?? [];
  const problems = filled.flatMap(({ place, problems: found }, index) => {
    const all: Partial<Record<keyof T, string>> = { ...also[index], ...found };
    return columnsIn(columns).flatMap((column) => {
      const code = all[column];
      return code === undefined ? [] : [{ row: place, column, problem: worded(kind, column, code) }];
    });
  });
  return { rows: sent, problems };
}

/** The sheet that was copied, laid into the grid from a cell on; what is below is overwritten, rows are added. */
export function withPaste<T extends Columns>(
  { columns, headings = {}, labels, most }: GridKind<T>,
  rows: readonly GridRow<T>[],
  { text, row, column }: { text: string; row: number; column: Extract<keyof T, string> },
): { rows: GridRow<T>[]; pasted: number; isCut: boolean } {
  const called = Object.fromEntries(
    columnsIn(columns).map((name) => [name, [labels[name], ...(headings[name] ?? [])]]),
  );
  const pasted: PastedRow<T>[] = pastedRows(columns, sheetRows(text), { from: column, headings: called });
  const taken = pasted.slice(0, most - row);
  const result = [...rows];
  taken.forEach((cells, index) => {
    const under = result[row + index] ?? blankRow(columns, result);
    result[row + index] = { ...under, cells: { ...under.cells, ...cells } };
  });
  return { rows: result, pasted: taken.length, isCut: taken.length < pasted.length };
}

/** The cells whose unit is converted when the rows are stored, such as "5 HP → 3.7 kW". */
export function conversions<T extends Columns>(kind: GridKind<T>, rows: readonly GridRow<T>[]): string[] {
  const { columns, units } = kind;
  const found = rows.flatMap(({ cells }) => {
    const { row, problems } = rowOf(columns, cells);
    return columnsIn(columns).flatMap((name) => {
      const column = columns[name];
      if (column?.kind !== "number" || column.dimension === undefined || problems[name]) return [];
      const factor = factorOf(column.dimension, unitOf(cells[name]));
      return factor === 1 ? [] : [`${cells[name].trim()} → ${row[name]} ${units?.[name] ?? ""}`.trim()];
    });
  });
  return [...new Set(found)];
}

/** The grid with its headings and units, as a spreadsheet takes it. */
export function copiedRows<T extends Columns>(kind: GridKind<T>, rows: readonly GridRow<T>[]): string[][] {
  const { columns, labels, units } = kind;
  const names = columnsIn(columns);
  const heading = names.map((name) => {
    const unit = units?.[name];
    return unit === undefined ? labels[name] : `${labels[name]} (${unit})`;
  });
  const filled = rows.filter(({ cells }) => !isBlank(cells));
  return [heading, ...filled.map(({ cells }) => names.map((name) => cells[name]))];
}

/** Stored rows as a grid begins with them; without any, one to fill in. */
export function gridOf<T extends Columns>(columns: T, stored: readonly RowOf<T>[]): GridRow<T>[] {
  const rows = stored.map((row, key) => ({ key, cells: cellsOf(columns, row) }));
  return rows.length > 0 ? rows : [blankRow(columns, [])];
}

export function blankRow<T extends Columns>(columns: T, rows: readonly GridRow<T>[]): GridRow<T> {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return { key, cells: cellsOf(columns, {}) };
}

function worded<T extends Columns>(
  { columns, problemWords }: GridKind<T>,
  column: keyof T,
  code: string,
): string {
  const { least, most } = { least: 0, most: 0, ...columns[column] };
  return (problemWords[code] ?? code)
    .replace("{least}", least.toLocaleString("en"))
    .replace("{most}", most.toLocaleString("en"));
}
