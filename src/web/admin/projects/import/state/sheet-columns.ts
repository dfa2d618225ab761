import { towerWordsIn } from "#content/lookup/import/tower-words.ts";
import { columnCalled, exampleNumber } from "#content/records/project-sheet.ts";
import type { ImportColumn } from "#domain/projects/import/import-columns.ts";
import type { SheetRow } from "#domain/sheets/sheet.ts";

/** A sheet with its headings, what its columns mean, and the rows below; "" for columns that are not taken. */
export interface Headed<Row> {
  headings: string[];
  columns: (ImportColumn | "")[];
  rows: Row[];
}

/** Above the headings there may be so many rows, such as a title and a date. */
const maxAbove = 20;

/** A sheet with its headings found: the row that names most columns, of the first ones. */
export function headed(rows: readonly SheetRow[]): Headed<SheetRow> {
  const top = rows.slice(0, maxAbove);
  const known = ({ cells }: SheetRow) => cells.filter((cell) => columnCalled(cell) !== undefined).length;
  const heading = top.toSorted((one, other) => known(other) - known(one))[0];
  const below = rows.filter(({ number }) => number > (heading?.number ?? 0));
  const width = Math.max(0, ...[heading, ...below].map((row) => row?.cells.length ?? 0));
  const headings = Array.from({ length: width }, (_, index) => heading?.cells[index]?.trim() ?? "");
  const columns = withTowerColumns(columnsCalled(headings), headings, below);
  return { headings, columns, rows: below.filter((row) => !isExample(row, columns)) };
}

/** The columns that headings name; of several headings for one column, the one that is nearest to its own name. */
function columnsCalled(headings: readonly string[]): (ImportColumn | "")[] {
  const called = headings.map((heading) => columnCalled(heading));
  return called.map((found, index) => {
    if (!found) return "";
    const rivals = called.flatMap((other, at) =>
      other?.column === found.column ? [{ at, distance: other.distance }] : [],
    );
    const nearest = rivals.toSorted((one, other) => one.distance - other.distance || one.at - other.at)[0];
    return nearest?.at === index ? found.column : "";
  });
}

/**
 * "형식", "종류" and their like say which kind of tower it is, or how it is built: their cells tell. Where two columns are
 * called so, one is the type and the other one holds the tags.
 */
function withTowerColumns(
  columns: readonly (ImportColumn | "")[],
  headings: readonly string[],
  rows: readonly SheetRow[],
): (ImportColumn | "")[] {
  const called = headings.flatMap((heading, index) => {
    if (columnCalled(heading)?.column !== "coolingTowerType") return [];
    const words = rows.slice(0, mostRead).map(({ cells }) => towerWordsIn(cells[index] ?? ""));
    const count = (of: "types" | "tags") => words.filter((each) => each[of].length > 0).length;
    return [{ index, types: count("types"), tags: count("tags") }];
  });
  const type = called.toSorted((one, other) => other.types - one.types)[0];
  if (type === undefined || columns.includes("tags")) return [...columns];
  const others = called.filter((each) => each !== type || type.types === 0);
  const tags = others.toSorted((one, other) => other.tags - one.tags)[0];
  if (tags === undefined || tags.tags === 0) return [...columns];
  const rest = called.find(({ index }) => index !== tags.index);
  return columns.map((column, index) => {
    if (index === tags.index) return "tags";
    if (index === (type === tags ? rest : type)?.index) return "coolingTowerType";
    return column === "coolingTowerType" ? "" : column;
  });
}

/** So many rows tell what a column holds. */
const mostRead = 200;

function isExample({ cells }: SheetRow, columns: readonly (ImportColumn | "")[]): boolean {
  const number = cells[columns.indexOf("number")]?.trim() ?? "";
  return number === exampleNumber || number.toLowerCase() === "example";
}
