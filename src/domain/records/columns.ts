import { type Dimension, factorOf, rounded, unitOf } from "./quantities.ts";

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

interface NumberColumn {
  kind: "number";
  least: number;
  most: number;
  isRequired?: true;
  isWhole?: true;
  /** Other units of this dimension are converted into the stored one; without it a unit is not looked at. */
  dimension?: Dimension;
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
  | "noNumber"
  | "noWhole"
  | "outside"
  | "tooLong"
  | "odd"
  | "unknownWord"
  | "unknownUnit";

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
    const read = readCell(columns[name] as Column, cells[name]);
    row[name] = read.value;
    if (read.problem) problems[name] = read.problem;
  }
  return { row: row as RowOf<T>, problems };
}

/** Whether nothing stands in a row. */
export function isBlank(cells: Readonly<Record<string, string>>): boolean {
  return Object.values(cells).every((cell) => cell.trim() === "");
}

interface ReadCell {
  value: unknown;
  problem?: CellProblem;
}

function readCell(column: Column, text: string): ReadCell {
  const entered = text.normalize("NFC").trim();
  if (column.kind === "words") return readWords(column, entered);
  if (isNothing(column, entered))
    return column.isRequired ? { value: null, problem: "missing" } : { value: null };
  return column.kind === "text" ? readText(column, entered) : readNumber(column, entered);
}

/** Spreadsheets write a dash where there is no number. */
function isNothing({ kind }: Column, entered: string): boolean {
  return entered === "" || (kind === "number" && /^[-–—]$/.test(entered));
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

function readNumber(column: NumberColumn, entered: string): ReadCell {
  const { least, most, isWhole, dimension } = column;
  const number = numberIn(entered);
  if (number === undefined) return { value: null, problem: "noNumber" };
  const factor = dimension === undefined ? 1 : factorOf(dimension, unitOf(entered));
  if (factor === undefined) return { value: number, problem: "unknownUnit" };
  const converted = rounded(number * factor);
  const value = factor === 1 ? number : isWhole ? Math.round(converted) : converted;
  if (isWhole && !Number.isInteger(value)) return { value, problem: "noWhole" };
  return value < least || value > most ? { value, problem: "outside" } : { value };
}

/**
 * The number that people write into a spreadsheet, Korean or English, with or without its unit.
 * @example numberIn("1,250 kg") // 1250
 * @example numberIn("１만 2천") // 12000
 * @example numberIn("2 × 7.5") // undefined
 */
export function numberIn(text: string): number | undefined {
  const plain = text
    .normalize("NFKC")
    .trim()
    .replace(/^(약|ca\.?|approx\.?|~|≈)\s*/i, "");
  const [, digits = ""] = /^([+-]?[\d.,\s만천]+)\s*(?:[^\d\s.,만천×x*/-][^×*]*)?$/i.exec(plain) ?? [];
  const myriads = /^(?:([\d.,]+)만)?\s*(?:([\d.,]+)천)?\s*([\d.,\s]*)$/.exec(digits.trim());
  if (digits.trim() === "") return undefined;
  if (!myriads) return grouped(digits);
  const [, tenThousands, thousands, rest = ""] = myriads;
  const parts: [string | undefined, number][] = [
    [tenThousands, 10_000],
    [thousands, 1_000],
    [rest.trim() || undefined, 1],
  ];
  const values = parts.flatMap(([part, unit]) =>
    part === undefined ? [] : [(grouped(part) ?? Number.NaN) * unit],
  );
  const sum = values.reduce((total, value) => total + value, 0);
  return values.length > 0 && Number.isFinite(sum) ? sum : undefined;
}

/** "1,250.5", "1 250" or "3.7"; a comma that groups no thousands is none of them. */
function grouped(text: string): number | undefined {
  const trimmed = text.trim();
  const isGrouped = /^[+-]?\d{1,3}([,\s]\d{3})+(\.\d+)?$/.test(trimmed);
  const plain = isGrouped ? trimmed.replace(/[,\s]/g, "") : trimmed;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
