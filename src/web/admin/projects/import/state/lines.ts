import { type TowerWords, towerWordsIn } from "#content/lookup/import/tower-words.ts";
import { towerTypeLabels } from "#content/lookup/terms.ts";
import { type ImportColumn, importColumns } from "#domain/projects/import/import-columns.ts";
import { headingParts, lacksUnit } from "#domain/records/headings.ts";
import type { NamedSheet, SheetRow } from "#domain/sheets/sheet.ts";
import { type Headed, headed } from "./sheet-columns.ts";

/** A spreadsheet that was brought, with what its columns mean; "" for those that are not taken. */
export interface BroughtSheet {
  /** Name of the file. */
  name: string;
  /** All sheets of the file, and which of them are taken, by their places. */
  book: readonly NamedSheet[];
  taken: readonly number[];
  headings: readonly string[];
  columns: readonly (ImportColumn | "")[];
  rows: readonly BroughtRow[];
}

interface BroughtRow extends SheetRow {
  /** The number as the spreadsheet shows it, with the name of the sheet where several are taken. */
  place: string;
}

/** Corrections of a sheet on the screen. */
export interface Corrections {
  /** Texts of cells by `cellKey`. */
  cells: Readonly<Record<string, string>>;
  /** Values of a column wherever the sheet has none. */
  forAll: Readonly<Partial<Record<ImportColumn, string>>>;
  /** Meanings of words that no vocabulary has: a type, a tag, or `noMeaning`. */
  meanings: Readonly<Record<string, string>>;
  /** Unit of capacities that are bare numbers; "" while it is not told. */
  unit: string;
  /** Numbers of rows that are left out. */
  leftOut: readonly number[];
}

export const noCorrections: Corrections = { cells: {}, forAll: {}, meanings: {}, unit: "", leftOut: [] };

/** Meaning of a word that says nothing of a tower's type or features. */
export const noMeaning = "-";

/** A row of the list with its cells by what they mean. */
export interface Line {
  number: number;
  /** The number as the spreadsheet shows it. */
  place: string;
  cells: Readonly<Record<ImportColumn, string>>;
}

/** Rows of further sheets are numbered from here on, so that no two of a file have one number. */
const rowsOfSheet = 10_000_000;

/** The file with those of its sheets that are taken: the first in which a title and another field have a column, unless told. */
export function broughtBook(
  name: string,
  book: readonly NamedSheet[],
  taken: readonly number[] = [firstList(book)],
): BroughtSheet {
  const parts = taken.flatMap((index) => {
    const sheet = book[index];
    if (!sheet) return [];
    const place = taken.length > 1 ? `${sheet.name} ` : "";
    const { rows, ...head } = headed(sheet.rows);
    const numbered = rows.map(({ number, cells }) => ({
      number: number + index * rowsOfSheet,
      place: `${place}${number}`,
      cells,
    }));
    return [{ ...head, rows: numbered }];
  });
  return { name, book, taken, ...joined(parts) };
}

function firstList(book: readonly NamedSheet[]): number {
  const isList = ({ rows }: NamedSheet) => {
    const { columns } = headed(rows);
    return columns.includes("title") && columns.filter((column) => column !== "").length > 1;
  };
  return Math.max(0, book.findIndex(isList));
}

/** Several sheets below one row of headings: columns of one meaning, or of one heading, are one. */
function joined(parts: readonly Headed<BroughtRow>[]): Headed<BroughtRow> {
  const [first, ...others] = parts;
  if (!first) return { headings: [], columns: [], rows: [] };
  const [headings, columns, rows] = [[...first.headings], [...first.columns], [...first.rows]];
  const unit = capacityUnit({ headings, columns });
  for (const part of others) {
    const places = part.headings.map((heading, index) => {
      const meaning = part.columns[index] ?? "";
      const known = meaning === "" ? headings.indexOf(heading) : columns.indexOf(meaning);
      if (known >= 0 && heading !== "") return known;
      columns.push(meaning);
      return headings.push(heading) - 1;
    });
    const own = capacityUnit(part);
    for (const row of part.rows) {
      const cells: string[] = Array.from(headings, () => "");
      row.cells.forEach((cell, index) => {
        const isBare = part.columns[index] === "capacity" && own !== unit;
        cells[places[index] ?? index] = isBare ? withUnit(cell, own) : cell;
      });
      rows.push({ ...row, cells });
    }
  }
  return { headings, columns, rows };
}

/** The sheet with another meaning of one of its columns; no two mean the same. */
export function withMeaning(sheet: BroughtSheet, index: number, meaning: ImportColumn | ""): BroughtSheet {
  const columns = sheet.columns.map((column, at) => {
    if (at === index) return meaning;
    return column === meaning ? "" : column;
  });
  return { ...sheet, columns };
}

/** The columns that a list has something for, in the order of the template. */
export function givenColumns({ columns }: BroughtSheet, { forAll }: Corrections): ImportColumn[] {
  return importColumns.filter((column) => columns.includes(column) || (forAll[column] ?? "") !== "");
}

/** The rows of a sheet, as it stands and as it was corrected. */
export function linesOf(sheet: BroughtSheet, corrections: Corrections): Line[] {
  const unit = capacityUnit(sheet) || corrections.unit;
  return sheet.rows
    .filter(({ number }) => !corrections.leftOut.includes(number))
    .map((row) => {
      const texts = importColumns.map((column) => {
        const text = row.cells[sheet.columns.indexOf(column)] ?? "";
        const own = column === "capacity" ? withUnit(text, unit) : text;
        return [column, corrections.cells[cellKey(row.number, column)] ?? own];
      });
      const { number, place } = row;
      const cells = Object.fromEntries(texts) as Line["cells"];
      return { number, place, cells: filledIn(cells, row.number, corrections) };
    });
}

/** Cells with what is the same for all rows, and with known words instead of those that were explained. */
function filledIn(cells: Line["cells"], row: number, corrections: Corrections): Line["cells"] {
  const { meanings, forAll } = corrections;
  const filled = { ...cells };
  for (const column of importColumns) {
    if (corrections.cells[cellKey(row, column)] !== undefined) continue;
    if (isTowerColumn(column)) filled[column] = withMeanings(filled[column], meanings);
    else filled[column] = filled[column].trim() || (forAll[column] ?? "");
  }
  const [type = ""] = [forAll.coolingTowerType];
  if (type === "" || corrections.cells[cellKey(row, "coolingTowerType")] !== undefined) return filled;
  const isTold = towerColumns.some((column) => towerWordsIn(filled[column]).types.length > 0);
  const texts = [type, filled.coolingTowerType].filter((text) => text !== "");
  return isTold ? filled : { ...filled, coolingTowerType: texts.join(", ") };
}

/** The columns that say what a tower is; either may say what the other one is for. */
export const towerColumns = ["coolingTowerType", "tags"] as const;

export function isTowerColumn(column: ImportColumn): column is (typeof towerColumns)[number] {
  return towerColumns.some((own) => own === column);
}

function withMeanings(text: string, meanings: Corrections["meanings"]): string {
  const said = towerWordsIn(text);
  if (!said.unknown.some((word) => meanings[word] !== undefined)) return text.trim();
  const explained = said.unknown.map((word) => meanings[word] ?? word).filter((word) => word !== noMeaning);
  return [...namesOf(said), ...explained].join(", ");
}

function namesOf({ types, tags }: TowerWords): string[] {
  return [...types.map((type) => towerTypeLabels.ko[type]), ...tags];
}

/** The unit of the capacities, from their heading: "용량 (CRT)". */
function capacityUnit({ headings, columns }: Pick<BroughtSheet, "headings" | "columns">): string {
  return headingParts(headings[columns.indexOf("capacity")] ?? "").unit;
}

/** @example withUnit("300", "USRT") // "300USRT" */
function withUnit(cell: string, unit: string): string {
  if (unit === "" || !lacksUnit(cell)) return cell;
  return `${cell.trim()}${/^[a-z]*rt$/i.test(unit) ? "" : " "}${unit}`;
}

/** Returns true for a number without a unit. */
export function isBareNumber(text: string): boolean {
  return /^[\d.,\s]*\d[\d.,\s]*$/.test(text.normalize("NFKC"));
}

export function cellKey(row: number, column: ImportColumn): string {
  return `${row} ${column}`;
}
