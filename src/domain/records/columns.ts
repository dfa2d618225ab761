import { isDay } from "../sheets/days.ts";
import { type QuantityColumn, type QuantityProblem, readQuantity } from "./quantities.ts";

/**
 * The rows that belong to a record, such as the models of a product, as a table of their columns, in the order of its
 * grid. Cells are what stands in the grid or in a spreadsheet; checks, schemas and copies follow from the table.
 */
export type Column = TextColumn | NumberColumn | WordsColumn | ChoiceColumn | DateColumn;
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

/** One word of a fixed list. */
interface ChoiceColumn {
  kind: "choice";
  of: readonly string[];
  isRequired?: true;
}

/** A day, stored as ISO 8601 writes it. */
interface DateColumn {
  kind: "date";
  isRequired?: true;
}

/** Stored value of a cell; an empty one is null. */
type CellOf<C extends Column> = C extends WordsColumn
  ? string[]
  : C extends TextColumn | ChoiceColumn | DateColumn
    ? C extends { isRequired: true }
      ? ChoiceOf<C>
      : ChoiceOf<C> | null
    : C extends { isRequired: true }
      ? number
      : number | null;

type ChoiceOf<C extends Column> = C extends ChoiceColumn ? C["of"][number] : string;

export type RowOf<T extends Columns> = { [Name in keyof T]: CellOf<T[Name]> };

/** Texts of the cells of a row. */
export type Cells<T extends Columns> = Record<Extract<keyof T, string>, string>;

/** Problems of a cell. */
export type CellProblem =
  | "missing"
  | "noWhole"
  | "outside"
  | "tooLong"
  | "odd"
  | "unknownWord"
  | "unknownChoice"
  | "noDate"
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

/** Cells as they are sent and stored; their problems by column. */
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

/** Returns true for a row of empty cells. */
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
  if (entered === "") return column.isRequired ? { value: null, problem: "missing" } : { value: null };
  if (column.kind === "choice") return readChoice(column, entered);
  return column.kind === "date" ? readDate(entered) : readText(column, entered);
}

function readWords({ of }: WordsColumn, entered: string): ReadCell {
  const value = entered
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  return value.every((word) => of.includes(word)) ? { value } : { value, problem: "unknownWord" };
}

/** Spreadsheets and people differ in capitals and blanks: "bim · cad" is "BIM·CAD". */
function readChoice({ of }: ChoiceColumn, entered: string): ReadCell {
  const plain = (word: string) =>
    word
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[\s·ㆍ,/]/g, "");
  const value = of.find((word) => plain(word) === plain(entered));
  return value === undefined ? { value: entered, problem: "unknownChoice" } : { value };
}

/** "2026-03-05", "2026. 3. 5." and "2026/3/5". */
function readDate(entered: string): ReadCell {
  const [, year = "", month = "", day = ""] =
    /^(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?$/.exec(entered) ?? [];
  const value = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(value) ? { value } : { value: entered, problem: "noDate" };
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
