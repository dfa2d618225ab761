import { isDay } from "../spreadsheets/days.ts";
import { entriesIn, entryText, partTexts } from "./cells/list-cell.ts";
import type {
  CellProblem,
  Cells,
  ChoiceColumn,
  Column,
  Columns,
  ListColumn,
  NumberColumn,
  NumbersColumn,
  RowOf,
  TextColumn,
  WordsColumn,
} from "./column-types.ts";
import { normalizedText, readQuantity } from "./quantities.ts";

export function columnsIn<T extends Columns>(columns: T): Extract<keyof T, string>[] {
  return Object.keys(columns) as Extract<keyof T, string>[];
}

/** Returns the non-empty cells of a row in the order of the table. */
export function withoutEmptyCells<T extends Columns>(columns: T, row: Partial<RowOf<T>>): Partial<RowOf<T>> {
  const filled = columnsIn(columns).filter((name) => !isEmpty(row[name]));
  return Object.fromEntries(filled.map((name) => [name, row[name]])) as Partial<RowOf<T>>;
}

/** Returns a row with all its cells. @param row the cells that are filled */
export function completed<T extends Columns>(columns: T, row: Partial<RowOf<T>>): RowOf<T> {
  const nothing = ({ kind }: Column) => (kind === "list" || kind === "words" ? [] : null);
  return Object.fromEntries(
    columnsIn(columns).map((name) => [name, row[name] ?? nothing(columns[name] as Column)]),
  ) as RowOf<T>;
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

export function cellsOf<T extends Columns>(columns: T, row: Partial<RowOf<T>>): Cells<T> {
  const cells = columnsIn(columns).map((name) => [name, cellText(columns[name] as Column, row[name])]);
  return Object.fromEntries(cells) as Cells<T>;
}

function cellText(column: Column, value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? "");
  if (column.kind === "list")
    return value.map((row) => entryText(column.of, cellsOf(column.of, row))).join("; ");
  return value.join(column.kind === "numbers" ? column.by : ", ");
}

/** Parses the cells of a row; returns the values and the problems by column. */
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

/** Returns the number that a cell of this column has to match, from an earlier column of its row. */
export function countFor(column: Column, row: Readonly<Record<string, unknown>>): number | undefined {
  const count =
    column.kind === "number" && column.countedIn !== undefined ? row[column.countedIn] : undefined;
  return typeof count === "number" ? count : undefined;
}

export function isBlank(cells: Readonly<Record<string, string>>): boolean {
  return Object.values(cells).every((cell) => cell.trim() === "");
}

interface ReadCell {
  value: unknown;
  problem?: CellProblem;
  /** The text that cannot be read, as written. */
  part?: string;
}

/** Returns the part of a cell that its problem is about, or the whole cell. */
export function wrongPartOf(column: Column, text: string): string {
  if (column.kind === "number") {
    const read = readQuantity(column, text);
    return read.kind === "problem" ? read.part : text.trim();
  }
  return readCell(column, text, undefined).part ?? text.trim();
}

function readCell(column: Column, text: string, count: number | undefined): ReadCell {
  const entered = text.normalize("NFC").trim();
  if (column.kind === "words") return readWords(column, entered);
  if (column.kind === "number") return readNumber(column, text, count);
  if (column.kind === "list") return readList(column, entered);
  if (entered === "") return column.isRequired ? { value: null, problem: "missing" } : { value: null };
  if (column.kind === "choice") return readChoice(column, entered);
  if (column.kind === "numbers") return readNumbers(column, entered);
  return column.kind === "date" ? readDate(entered) : readText(column, entered);
}

function readWords({ of }: WordsColumn, entered: string): ReadCell {
  const value = entered
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  return value.every((word) => of.includes(word)) ? { value } : { value, problem: "unknownWord" };
}

/** Ignores case and spaces: "bim · cad" is "BIM·CAD". */
function readChoice({ of, spellings = {} }: ChoiceColumn, entered: string): ReadCell {
  const plain = (word: string) =>
    word
      .normalize("NFKC")
      .toLowerCase()
      // NFKC makes U+119E of "ㆍ", which keyboards write for "·".
      .replace(/[\s·\u119e,/]/g, "");
  const value = of.find((word) =>
    [word, ...(spellings[word] ?? [])].some((spelling) => plain(spelling) === plain(entered)),
  );
  return value === undefined ? { value: entered, problem: "unknownChoice" } : { value };
}

/** Reads "2026-03-05", "2026. 3. 5." and "2026/3/5". */
function readDate(entered: string): ReadCell {
  const [, year = "", month = "", day = ""] =
    /^(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?$/.exec(entered) ?? [];
  const value = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(value) ? { value } : { value: entered, problem: "noDate" };
}

function readText({ maxLength, pattern }: TextColumn, value: string): ReadCell {
  if (value.length > maxLength) return { value, problem: "tooLong" };
  return pattern && !pattern.test(value) ? { value, problem: "odd" } : { value };
}

function readNumber(column: NumberColumn, text: string, count: number | undefined): ReadCell {
  const { min, max, isWhole, isRequired } = column;
  const read = readQuantity(column, text, count);
  if (read.kind === "problem") return { value: null, problem: read.problem };
  if (read.kind === "none") return isRequired ? { value: null, problem: "missing" } : { value: null };
  const value = isWhole && read.isConverted ? Math.round(read.value) : read.value;
  if (isWhole && !Number.isInteger(value)) return { value, problem: "noWhole" };
  return value < min || value > max ? { value, problem: "outside" } : { value };
}

/** Reads "92 90 88", "220/380 V" and "3,300 × 2,200 × 2,400 mm"; one unit applies to all numbers. */
function readNumbers(column: NumbersColumn, entered: string): ReadCell {
  const { counts, min, max } = column;
  const written = normalizedText(entered).replace(/(?<=\d),(?=\d{3}(?!\d))/g, "");
  if (/^-+$/.test(written)) return { value: null };
  const [, digits = "", unit = ""] = /^@?([\d\s.,/×;-]+)(\D*)$/.exec(written) ?? [];
  const read = digits
    .split(/[\s,/×;]+/)
    .filter((number) => number !== "")
    .map((number) => readNumber({ ...column, kind: "number", isRequired: true }, number + unit, undefined));
  const wrong = read.find(({ problem }) => problem !== undefined);
  const value = read.map((each) => each.value);
  if (wrong?.problem) return { value, problem: wrong.problem };
  if (value.length < counts[0] || value.length > counts[1]) return { value, problem: "wrongCount" };
  return value.every((each) => Number(each) >= min && Number(each) <= max)
    ? { value }
    : { value, problem: "outside" };
}

function readList({ of, maxItems }: ListColumn, entered: string): ReadCell {
  const entries = entriesIn(entered === "-" ? "" : entered).map((entry) => ({
    entry,
    ...readEntry(of, entry),
  }));
  const value = entries.map(({ row }) => row);
  const wrong = entries.find(({ problem }) => problem !== undefined);
  if (wrong?.problem) return { value, problem: wrong.problem, part: wrong.part ?? wrong.entry };
  return value.length > maxItems ? { value, problem: "tooManyParts" } : { value };
}

function readEntry(of: Columns, entry: string): { row: unknown; problem?: CellProblem; part?: string } {
  const { cells, rest } = partTexts(of, entry);
  const { row, problems } = rowOf(of, cells);
  if (rest !== "") return { row, problem: "unreadPart", part: rest };
  const [wrong] = Object.entries(problems);
  if (!wrong) return { row };
  const [name, problem] = wrong;
  if (problem === "missing") return { row, problem: "partMissing" };
  return { row, problem: "partWrong", part: cells[name] ?? entry };
}
