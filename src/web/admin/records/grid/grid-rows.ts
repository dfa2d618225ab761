import { enteredFigure, enteredShare } from "#content/figures.ts";
import type { Cells, Column, Columns, RowOf } from "#domain/records/column-types.ts";
import { cellsOf, columnsIn, countFor, isBlank, rowOf, wrongPartOf } from "#domain/records/columns.ts";
import { readQuantity } from "#domain/records/quantities.ts";

/** A row of a grid; its key stays the same when it moves. */
export interface GridRow<T extends Columns> {
  key: number;
  cells: Cells<T>;
}

export interface GridKind<T extends Columns> {
  columns: T;
  maxRows: number;
  /** Columns that identify a row when versions are compared; by default the first one. */
  namedBy?: readonly Extract<keyof T, string>[];
  labels: Readonly<Record<keyof T, string>>;
  units?: Readonly<Partial<Record<keyof T, string>>>;
  groups?: readonly { title: string; columns: readonly Extract<keyof T, string>[] }[];
  notations?: Readonly<Partial<Record<keyof T, string>>>;
  /** Alternative names of the columns in spreadsheets. */
  headings?: Readonly<Record<string, readonly string[]>>;
  problemWords: Readonly<Record<string, string>>;
  /** Returns problems between valid rows, by row and column. */
  additionalProblems?(rows: readonly RowOf<T>[]): readonly Partial<Record<keyof T, string>>[];
  /** Returns sentences about unlikely values of a row, which must be confirmed before saving. */
  unlikely?(row: RowOf<T>): Readonly<Partial<Record<keyof T, string>>>;
}

export interface GridProblem<T extends Columns> {
  row: number;
  column: Extract<keyof T, string>;
  problem: string;
}

/** Returns the rows as they would be sent. Empty rows are left out, but count for row numbers. */
export function checkedRows<T extends Columns>(
  kind: GridKind<T>,
  rows: readonly GridRow<T>[],
): { rows: RowOf<T>[]; problems: GridProblem<T>[] } {
  const { columns } = kind;
  const filled = rows
    .map(({ cells }, row) => ({ row, cells }))
    .filter(({ cells }) => !isBlank(cells))
    .map(({ row: position, cells }) => ({ position, ...rowOf(columns, cells) }));
  const sent = filled.map(({ row }) => row);
  const also = kind.additionalProblems?.(sent) ?? [];
  const problems = filled.flatMap(({ position, problems: found }, index) => {
    const all: Partial<Record<keyof T, string>> = { ...also[index], ...found };
    return columnsIn(columns).flatMap((column) => {
      const code = all[column];
      if (code === undefined) return [];
      const text = rows[position]?.cells[column] ?? "";
      return [{ row: position, column, problem: worded(kind, column, { code, text }) }];
    });
  });
  return { rows: sent, problems };
}

/** Returns values that are unlikely compared with their neighbors, with a sentence each. */
export function unlikelyValues<T extends Columns>(
  { columns, unlikely }: GridKind<T>,
  rows: readonly GridRow<T>[],
  isConfirmed: (row: RowOf<T>) => boolean,
): GridProblem<T>[] {
  return rows.flatMap(({ cells }, position) => {
    const { row, problems } = rowOf(columns, cells);
    if (!unlikely || isBlank(cells) || isConfirmed(row)) return [];
    const found = unlikely(row);
    return columnsIn(columns).flatMap((column) => {
      const problem = found[column];
      return problem === undefined || problems[column] ? [] : [{ row: position, column, problem }];
    });
  });
}

/** Returns the column with the name of a row, which stays visible in wide tables. */
export function stickyColumn<T extends Columns>({ columns, groups }: GridKind<T>): string | undefined {
  return groups ? columnsIn(columns)[0] : undefined;
}

/** Returns the visible columns: those without a group, and those of open groups. */
export function shownColumns<T extends Columns>(
  { columns, groups = [] }: Pick<GridKind<T>, "columns" | "groups">,
  isOpen: (title: string) => boolean,
): Extract<keyof T, string>[] {
  const folded = groups.filter(({ title }) => !isOpen(title)).flatMap((group) => group.columns);
  return columnsIn(columns).filter((name) => !folded.includes(name));
}

/**
 * Returns the cells whose stored value differs from their text, such as "5 HP → 3.7 kW".
 * @param nothing text for a cell that states that it has no value
 */
export function conversions<T extends Columns>(
  { columns, units }: GridKind<T>,
  rows: readonly GridRow<T>[],
  nothing: string,
): string[] {
  const found = rows.flatMap(({ cells }) => {
    const { row } = rowOf(columns, cells);
    return columnsIn(columns).flatMap((name) => {
      const stored = storedText(columns[name], cells[name], row);
      if (stored === undefined) return [];
      const value = row[name];
      const figure = typeof value === "number" ? figureIn(columns[name], value) : String(value);
      const shown = stored === "" ? nothing : `${figure} ${units?.[name] ?? ""}`.trim();
      return [`${cells[name].trim()} → ${shown}`];
    });
  });
  return [...new Set(found)];
}

/** Stored value of a cell with additional text; "" for a cell that states that it has none, else `undefined`. */
function storedText(
  column: Column | undefined,
  text: string,
  row: Readonly<Record<string, unknown>>,
): string | undefined {
  if (column?.kind !== "number") return undefined;
  const read = readQuantity(column, text, countFor(column, row));
  if (read.kind === "none") return read.isWritten ? "" : undefined;
  return read.kind === "value" && (read.isConverted || read.isAbridged) ? String(read.value) : undefined;
}

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

/** Returns the initial rows of a grid; an empty row if nothing is stored. */
export function gridOf<T extends Columns>(columns: T, stored: readonly RowOf<T>[]): GridRow<T>[] {
  const rows = stored.map((row, key) => ({ key, cells: cellsOf(columns, row) }));
  return rows.length > 0 ? rows : [blankRow(columns, [])];
}

/** Adds a row; with cells, it takes the place of the first blank one. @returns `undefined` without room for it */
export function withRow<T extends Columns>(
  { columns, maxRows }: Pick<GridKind<T>, "columns" | "maxRows">,
  rows: readonly GridRow<T>[],
  cells?: Partial<Cells<T>>,
): readonly GridRow<T>[] | undefined {
  const firstBlank = rows.findIndex((row) => isBlank(row.cells));
  const at = cells === undefined || firstBlank === -1 ? rows.length : firstBlank;
  if (at >= maxRows) return undefined;
  const row = rows[at] ?? blankRow(columns, rows);
  return rows.toSpliced(at, 1, { ...row, cells: { ...row.cells, ...cells } });
}

export function blankRow<T extends Columns>(columns: T, rows: readonly GridRow<T>[]): GridRow<T> {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return { key, cells: cellsOf(columns, {}) };
}

function worded<T extends Columns>(
  { columns, problemWords }: GridKind<T>,
  name: keyof T,
  { code, text }: { code: string; text: string },
): string {
  const column = columns[name];
  const least = column && "min" in column ? column.min : 0;
  const counts = column?.kind === "numbers" ? [...new Set(column.counts)].join("~") : "";
  return (problemWords[code] ?? code)
    .replace("{least}", figureIn(column, least))
    .replace("{most}", figureIn(column, maximumOf(column)))
    .replace("{count}", counts)
    .replace("{part}", () => (column ? wrongPartOf(column, text) : text.trim()));
}

function figureIn(column: Column | undefined, value: number): string {
  const isShare = column?.kind === "number" && column.dimension === "share";
  return isShare ? enteredShare(value) : enteredFigure(value);
}

/** Largest number, longest text or longest list of a column; 0 for a column without a limit. */
function maximumOf(column: Column | undefined): number {
  if (column === undefined) return 0;
  if ("max" in column) return column.max;
  if ("maxLength" in column) return column.maxLength;
  return "maxItems" in column ? column.maxItems : 0;
}
