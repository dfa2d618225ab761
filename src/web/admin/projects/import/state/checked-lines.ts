import { importWords } from "#content/admin/import/project-import.ts";
import { fill } from "#content/fill.ts";
import type { TowerVocabulary } from "#content/lookup/import/tower-words.ts";
import { type ImportRow, projectIdentity } from "#domain/projects/import/import-calls.ts";
import type { FieldColumn, ImportColumn } from "#domain/projects/import/import-columns.ts";
import { type DuplicateRow, findDuplicateRows } from "#domain/records/import/row-matching.ts";
import { importLimits } from "#domain/records/import/sheet-import.ts";
import { hasLostTrailingZeros, parseYear } from "#domain/spreadsheets/days.ts";
import type * as sheetImport from "../../../import/sheet-import-kind.ts";
import { projectIn } from "./row-values.ts";
import { isBareNumber } from "./tower-cells.ts";

type Line = sheetImport.Line<ImportColumn>;
export type CheckedProject = sheetImport.CheckedLine<ImportColumn, ImportRow>;

const { rows: words } = importWords;

/** Validates every row like the form and the server. */
export function checkedLines(lines: readonly Line[], vocabulary: TowerVocabulary): CheckedProject[] {
  const identities = lines.map(({ cells }) => ({
    id: siteId(cells.id) ?? null,
    number: cells.number,
    identity: projectIdentity(cells),
  }));
  const repeated = findDuplicateRows(identities);
  const dates = { hasLostTrailingZeros: hasLostTrailingZeros(lines.map(({ cells }) => cells.completedOn)) };
  return lines.map((line, index) => {
    const { id = null } = identities[index] ?? {};
    const { project, problems: found } = projectIn(line, { isExported: id !== null, ...dates, vocabulary });
    const problems: CheckedProject["problems"] = {
      ...repetitionProblem(repeated.get(index), lines),
      ...identityProblems(line),
      ...(id === null ? capacityProblem(line) : {}),
      ...found,
    };
    const isFine = project !== undefined && Object.keys(problems).length === 0;
    const number = line.cells.number.trim() || null;
    return { line, problems, row: isFine ? { id, number, photo: null, project } : undefined };
  });
}

/** Columns that are derived from others: tags from types and the reverse, a year from a date. */
export function derivedColumns(lines: readonly Line[], { read }: TowerVocabulary): FieldColumn[] {
  const some = (isSo: (cells: Line["cells"]) => boolean) => lines.some(({ cells }) => isSo(cells));
  const derived: [FieldColumn, boolean][] = [
    ["tags", some(({ coolingTowerType }) => read(coolingTowerType).tags.length > 0)],
    ["coolingTowerType", some(({ tags }) => read(tags).types.length > 0)],
    ["projectYear", some(({ completedOn }) => parseYear(completedOn) !== undefined)],
  ];
  return derived.flatMap(([column, isFilled]) => (isFilled ? [column] : []));
}

function repetitionProblem(
  repeated: DuplicateRow | undefined,
  lines: readonly Line[],
): CheckedProject["problems"] {
  const row = repeated && lines[repeated.earlierRow]?.rowLabel;
  if (!repeated || row === undefined) return {};
  const sentence = repeated.column === "id" ? words.idRepeated : words.repeated;
  return { [repeated.column]: fill(sentence, { row }) };
}

function identityProblems({ cells }: Line): CheckedProject["problems"] {
  return {
    ...(cells.id.trim() !== "" && siteId(cells.id) === undefined ? { id: words.idUnknown } : {}),
    ...(cells.number.trim().length > importLimits.number ? { number: words.numberLong } : {}),
  };
}

/** A number without a unit is ambiguous; visitors and filters would ignore it. */
function capacityProblem({ cells }: Line): CheckedProject["problems"] {
  return isBareNumber(cells.capacity) ? { capacity: words.capacityUnit } : {};
}

function siteId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}
