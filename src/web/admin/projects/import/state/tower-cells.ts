import type { TowerVocabulary } from "#content/lookup/import/tower-words.ts";
import { columnForHeading } from "#content/records/project-spreadsheet.ts";
import { type ImportColumn, importColumns } from "#domain/projects/import/import-columns.ts";
import type { SheetRow } from "#domain/spreadsheets/sheet.ts";
import type { Line, RowCorrections } from "../../../import/sheet-import-kind.ts";
import { noMeaning } from "../../../import/state/lines.ts";

/** Columns that describe a tower; each may contain values of the other. */
export const towerColumns = ["coolingTowerType", "tags"] as const;

type Cells = Line<ImportColumn>["cells"];

/** Returns cells with explained words replaced and missing values filled in. */
export function filledIn(
  cells: Cells,
  { forAll, meanings, isCorrected }: RowCorrections<ImportColumn>,
  vocabulary: TowerVocabulary,
): Cells {
  const filled = { ...cells };
  for (const column of importColumns) {
    if (isCorrected(column)) continue;
    if (isTowerColumn(column)) filled[column] = withMeanings(filled[column], meanings, vocabulary);
    else filled[column] = filled[column].trim() || (forAll[column] ?? "");
  }
  const type = forAll.coolingTowerType ?? "";
  if (type === "" || isCorrected("coolingTowerType")) return filled;
  const isStated = towerColumns.some((column) => vocabulary.read(filled[column]).types.length > 0);
  const texts = [type, filled.coolingTowerType].filter((text) => text !== "");
  return isStated ? filled : { ...filled, coolingTowerType: texts.join(", ") };
}

function isTowerColumn(column: ImportColumn): column is (typeof towerColumns)[number] {
  return towerColumns.some((own) => own === column);
}

function withMeanings(
  text: string,
  meanings: RowCorrections["meanings"],
  { types, read }: TowerVocabulary,
): string {
  const parsed = read(text);
  if (!parsed.unknown.some((word) => meanings[word] !== undefined)) return text.trim();
  const explained = parsed.unknown.map((word) => meanings[word] ?? word).filter((word) => word !== noMeaning);
  return [...parsed.types.map((type) => types[type]), ...parsed.tags, ...explained].join(", ");
}

interface SheetCells {
  headings: readonly string[];
  rows: readonly SheetRow[];
  vocabulary: TowerVocabulary;
}

/** Assigns columns such as "형식" and "종류" to type or tags by their cells. */
export function withTowerColumns(
  columns: readonly (ImportColumn | "")[],
  { headings, rows, vocabulary: { read } }: SheetCells,
): (ImportColumn | "")[] {
  const candidates = headings.flatMap((heading, index) => {
    if (columnForHeading(heading)?.column !== "coolingTowerType") return [];
    const terms = rows.slice(0, maxSampledRows).map(({ cells }) => read(cells[index] ?? ""));
    const count = (of: "types" | "tags") => terms.filter((each) => each[of].length > 0).length;
    return [{ index, types: count("types"), tags: count("tags") }];
  });
  const typeColumn = candidates.toSorted((one, other) => other.types - one.types)[0];
  if (typeColumn === undefined || columns.includes("tags")) return [...columns];
  const others = candidates.filter((each) => each !== typeColumn || typeColumn.types === 0);
  const tagColumn = others.toSorted((one, other) => other.tags - one.tags)[0];
  if (tagColumn === undefined || tagColumn.tags === 0) return [...columns];
  const otherColumn = candidates.find(({ index }) => index !== tagColumn.index);
  return columns.map((column, index) => {
    if (index === tagColumn.index) return "tags";
    if (index === (typeColumn === tagColumn ? otherColumn : typeColumn)?.index) return "coolingTowerType";
    return column === "coolingTowerType" ? "" : column;
  });
}

/** Rows read to detect the content of a column. */
const maxSampledRows = 200;

export function isBareNumber(text: string): boolean {
  return /^[\d.,\s]*\d[\d.,\s]*$/.test(text.normalize("NFKC"));
}
