import { type QuantityColumn, type QuantityProblem, readQuantity } from "./quantities.ts";

/**
 * The rows that belong to a record, such as the models of a product, as a table of their columns, in the order of its
 * grid. Cells are what stands in the grid or in a spreadsheet; checks, schemas and copies follow from the table.
 */
export type Column = TextColumn | NumberColumn | WordsColumn;
export type Columns = Readonly<Record<string, Column>>;

interface TextColumn {
  kind: "text";
  /** Longest text, in characters. */
  most: number;
  isRequired?: true;
  pattern?: RegExp;
}

interface NumberColumn extends QuantityColumn {
  kind: "number";
  least: number;
  most: number;
  isRequired?: true;
  isWhole?: true;
  /** An earlier column with the number that "5.5 kW × 2" has to agree with. */
  countedIn?: string;
}

/** Several words of a fixed list. */
interface WordsColumn {
  kind: "words";
  of: readonly string[];
}

/** What is stored of a cell; an empty one is null. */
type CellOf<C extends Column> = C extends WordsColumn
  ? string[]
  : C extends TextColumn
    ? C extends { isRequired: true }
      ? string
      : string | null
    : C extends { isRequired: true }
      ? number
      : number | null;

export type RowOf<T extends Columns> = { [Name in keyof T]: CellOf<T[Name]> };

/** What stands in the cells of a row, as text. */
export type Cells<T extends Columns> = Record<Extract<keyof T, string>, string>;

/** What can be wrong with a cell. */
export type CellProblem =
  | "missing"
  | "noWhole"
  | "outside"
  | "tooLong"
  | "odd"
  | "unknownWord"
  | QuantityProblem;

export function columnsIn<T extends Columns>(columns: T): Extract<keyof T, string>[] {
  return Object.keys(columns) as Extract<keyof T, string>[];
}

/** A row as the grid shows it. */
export function cellsOf<T extends Columns>(columns: T, row: Partial<RowOf<T>>): Cells<T> {
  const cells = columnsIn(columns).map((name) => {
    const value = row[name] as string | number | readonly string[] | null | undefined;
    return [name, typeof value === "object" && value !== null ? value.join(", ") : String(value ?? "")];
  });
  return Object.fromEntries(cells) as Cells<T>;
}

/** Cells as they are sent and stored; what is wrong with any of them by its column. */
export function rowOf<T extends Columns>(
  columns: T,
  cells: Cells<T>,
): { row: RowOf<T>; problems: Partial<Record<keyof T, CellProblem>> } {
  const row: Record<string, unknown> = {};
  const problems: Partial<Record<keyof T, CellProblem>> = {};
  for (const name of columnsIn(columns)) {
    const column = columns[name] as Column;
    const read = readCell(column, cells[name], countFor(column, row));
    row[name] = read.value;
    if (read.problem) problems[name] = read.problem;
  }
  return { row: row as RowOf<T>, problems };
}

/** The number that a cell of this column has to agree with, from an earlier column of its row. */
export function countFor(column: Column, row: Readonly<Record<string, unknown>>): number | undefined {
  const count =
    column.kind === "number" && column.countedIn !== undefined ? row[column.countedIn] : undefined;
  return typeof count === "number" ? count : undefined;
}

/** Whether nothing stands in a row. */
export function isBlank(cells: Readonly<Record<string, string>>): boolean {
  return Object.values(cells).every((cell) => cell.trim() === "");
}

interface ReadCell {
  value: unknown;
  problem?: CellProblem;
}

function readCell(column: Column, text: string, count: number | undefined): ReadCell {
  const entered = text.normalize("NFC").trim();
  if (column.kind === "words") return readWords(column, entered);
  if (column.kind === "number") return readNumber(column, text, count);
  if (entered !== "") return readText(column, entered);
  return column.isRequired ? { value: null, problem: "missing" } : { value: null };
}

function readWords({ of }: WordsColumn, entered: string): ReadCell {
  const value = entered
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  return value.every((word) => of.includes(word)) ? { value } : { value, problem: "unknownWord" };
}

function readText({ most, pattern }: TextColumn, value: string): ReadCell {
  if (value.length > most) return { value, problem: "tooLong" };
  return pattern && !pattern.test(value) ? { value, problem: "odd" } : { value };
}

function readNumber(column: NumberColumn, text: string, count: number | undefined): ReadCell {
  const { least, most, isWhole, isRequired } = column;
  const read = readQuantity(column, text, count);
  if (read.kind === "problem") return { value: null, problem: read.problem };
  if (read.kind === "none") return isRequired ? { value: null, problem: "missing" } : { value: null };
  const value = isWhole && read.isConverted ? Math.round(read.value) : read.value;
  if (isWhole && !Number.isInteger(value)) return { value, problem: "noWhole" };
  return value < least || value > most ? { value, problem: "outside" } : { value };
}
