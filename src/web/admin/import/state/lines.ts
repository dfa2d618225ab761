import { headingParts, lacksUnit } from "#domain/records/headings.ts";
import type { NamedSheet } from "#domain/spreadsheets/sheet.ts";
import type {
  CheckedLine,
  ChosenRow,
  ChosenSheet,
  Corrections,
  Line,
  Question,
  SheetImportKind,
} from "../sheet-import-kind.ts";
import { type SheetWithHeadings, splitAtHeadings } from "./sheet-columns.ts";

export const noCorrections: Corrections = { cells: {}, forAll: {}, meanings: {}, unit: "", leftOut: [] };

export const noMeaning = "-";

/** Offset of the keys of rows per further sheet, so that they are unique in a file. */
const rowsOfSheet = 10_000_000;

/** Returns the file with its imported sheets: by default the first one with columns for a title and another field. */
export function openBook<Column extends string>(
  kind: SheetImportKind<Column>,
  name: string,
  book: readonly NamedSheet[],
  taken: readonly number[] = [firstList(kind, book)],
): ChosenSheet<Column> {
  const parts = taken.flatMap((index) => {
    const sheet = book[index];
    if (!sheet) return [];
    const sheetPrefix = taken.length > 1 ? `${sheet.name} ` : "";
    const { rows, ...head } = splitAtHeadings(kind, sheet.rows);
    const numbered = rows.map(({ number, cells }) => ({
      number: number + index * rowsOfSheet,
      place: `${sheetPrefix}${number}`,
      cells,
    }));
    return [{ ...head, rows: numbered }];
  });
  return { name, book, taken, ...joined(kind, parts) };
}

function firstList<Column extends string>(
  kind: SheetImportKind<Column>,
  book: readonly NamedSheet[],
): number {
  const isList = ({ rows }: NamedSheet) => {
    const { columns } = splitAtHeadings(kind, rows);
    return (
      columns.some((column) => column === "title") && columns.filter((column) => column !== "").length > 1
    );
  };
  return Math.max(0, book.findIndex(isList));
}

/** Joins sheets under one row of headings; columns with the same field or heading are merged. */
function joined<Column extends string>(
  kind: SheetImportKind<Column>,
  parts: readonly SheetWithHeadings<Column, ChosenRow>[],
): SheetWithHeadings<Column, ChosenRow> {
  const [first, ...others] = parts;
  if (!first) return { headings: [], columns: [], rows: [] };
  const [headings, columns, rows] = [[...first.headings], [...first.columns], [...first.rows]];
  const unit = unitOf(kind, { headings, columns });
  for (const part of others) {
    const places = part.headings.map((heading, index) => {
      const field = part.columns[index] ?? "";
      const known = field === "" ? headings.indexOf(heading) : columns.indexOf(field);
      if (known >= 0 && heading !== "") return known;
      columns.push(field);
      return headings.push(heading) - 1;
    });
    const partUnit = unitOf(kind, part);
    for (const row of part.rows) {
      const cells: string[] = Array.from(headings, () => "");
      row.cells.forEach((cell, index) => {
        const hasOtherUnit = part.columns[index] === kind.unitColumn && partUnit !== unit;
        cells[places[index] ?? index] = hasOtherUnit ? withUnit(cell, partUnit) : cell;
      });
      rows.push({ ...row, cells });
    }
  }
  return { headings, columns, rows };
}

/** Assigns a field to a column and removes it from any other column; "" for a column that is not imported. */
export function withColumnField<Column extends string>(
  sheet: ChosenSheet<Column>,
  index: number,
  field: Column | "",
): ChosenSheet<Column> {
  const columns = sheet.columns.map((column, at) => {
    if (at === index) return field;
    return column === field ? "" : column;
  });
  return { ...sheet, columns };
}

/** Returns the columns that have values, in the order of the template. */
export function givenColumns<Column extends string>(
  kind: SheetImportKind<Column>,
  { columns }: ChosenSheet<Column>,
  { forAll }: Corrections,
): Column[] {
  return kind.columns.filter((column) => columns.includes(column) || (forAll[column] ?? "") !== "");
}

/** Returns the rows of a sheet with corrections applied. */
export function linesOf<Column extends string>(
  kind: SheetImportKind<Column>,
  sheet: ChosenSheet<Column>,
  corrections: Corrections,
): Line<Column>[] {
  const unit = unitOf(kind, sheet) || corrections.unit;
  return sheet.rows
    .filter(({ number: rowKey }) => !corrections.leftOut.includes(rowKey))
    .map(({ number: rowKey, place: rowLabel, cells: given }) => {
      const written = (column: Column) => corrections.cells[cellKey(rowKey, column)];
      const texts = kind.columns.map((column) => {
        const text = given[sheet.columns.indexOf(column)] ?? "";
        const textWithUnit = column === kind.unitColumn ? withUnit(text, unit) : text;
        return [column, written(column) ?? textWithUnit];
      });
      const cells = Object.fromEntries(texts) as Line<Column>["cells"];
      const isCorrected = (column: Column) => written(column) !== undefined;
      return {
        rowKey,
        rowLabel,
        cells: kind.filledIn(cells, { ...corrections, isCorrected }),
      };
    });
}

function unitOf<Column extends string>(
  { unitColumn }: SheetImportKind<Column>,
  { headings, columns }: Pick<ChosenSheet<Column>, "headings" | "columns">,
): string {
  return unitColumn === undefined ? "" : headingParts(headings[columns.indexOf(unitColumn)] ?? "").unit;
}

/** @example withUnit("300", "USRT") // "300USRT" */
function withUnit(cell: string, unit: string): string {
  if (unit === "" || !lacksUnit(cell)) return cell;
  return `${cell.trim()}${/^[a-z]*rt$/i.test(unit) ? "" : " "}${unit}`;
}

/** Returns a row without the problems that an open question covers. */
export function withoutQuestioned<Column extends string>(
  kind: SheetImportKind<Column>,
  checked: CheckedLine<Column>,
  questions: readonly Question<Column>[],
): CheckedLine<Column> {
  const open = questions.filter(({ isAnswered }) => !isAnswered);
  const problems = Object.entries(checked.problems).filter(
    ([column]) => !kind.hasOpenQuestion(checked.line, column as Column, open),
  );
  return { ...checked, problems: Object.fromEntries(problems) as typeof checked.problems };
}

export function cellKey(rowKey: number, column: string): string {
  return `${rowKey} ${column}`;
}
