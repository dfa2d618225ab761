import { importWords } from "#content/admin/import/project-import.ts";
import type { TypeNames } from "#content/lookup/terms.ts";
import { exampleNumber, sheetLabels } from "#content/records/project-spreadsheet.ts";
import { isMonth } from "#domain/projects/completion.ts";
import type { ExportedProject } from "#domain/projects/import/import-calls.ts";
import { type ImportColumn, importColumns } from "#domain/projects/import/import-columns.ts";
import { projectFields, translatedTexts } from "#domain/projects/project-fields.ts";
import { featureTags, towerTypes } from "#domain/projects/vocabulary.ts";
import { fieldIn } from "#domain/records/import/list-columns.ts";
import { type WrittenCell, type WrittenSheet, writeXlsx } from "#domain/spreadsheets/xlsx-write.ts";
import { listSheet, notesSheet } from "../../../import/workbook.ts";

const { example } = importWords;

/** Returns an empty workbook with headings, an example, and instructions for each column. */
export function templateFile(types: TypeNames): Uint8Array<ArrayBuffer> {
  const columns = importColumns.filter((column) => column !== "id" && column !== "imageUrl");
  const cells: Partial<Record<ImportColumn, WrittenCell>> = {
    ...example,
    number: exampleNumber,
    coolingTowerType: types.industrial,
    projectYear: 2024,
    completedOn: { day: "2024-03-15" },
    tags: featureTags.slice(0, 1).join(", "),
    "en.title": example.englishTitle,
  };
  return writeXlsx([
    projectSheet(columns, [columns.map((column) => cells[column] ?? "")], types),
    notesSheet(names, columns, { tags: featureTags.join(", "), types: Object.values(types).join(", ") }),
  ]);
}

/** Returns a workbook of projects that can be imported without changes. */
export function exportFile(projects: readonly ExportedProject[], types: TypeNames): Uint8Array<ArrayBuffer> {
  const columns = importColumns.filter((column) => column !== "photo");
  return writeXlsx([
    projectSheet(
      columns,
      projects.map((project) => columns.map((column) => cellOf(project, column, types))),
      types,
    ),
  ]);
}

/** Returns a workbook of projects with English beside Korean; it can be imported like any export. */
export function englishFile(projects: readonly ExportedProject[], types: TypeNames): Uint8Array<ArrayBuffer> {
  const paired = translatedTexts.flatMap((name) => [name, `en.${name}` as const]);
  const others = importColumns.filter((column) => column !== "photo" && column !== "id");
  const columns = [...new Set<ImportColumn>(["id", ...paired, ...others])];
  const rows = projects.map((project) => columns.map((column) => cellOf(project, column, types)));
  return writeXlsx([projectSheet(columns, rows, types)]);
}

const names = {
  words: importWords,
  labels: sheetLabels,
  fieldOf: (column: string) => fieldIn(projectFields, column),
  isRequired,
};

function projectSheet(
  columns: readonly ImportColumn[],
  rows: readonly WrittenCell[][],
  types: TypeNames,
): WrittenSheet {
  const offers = { coolingTowerType: towerTypes.map((type) => types[type]) };
  return listSheet(names, columns, { rows, offers });
}

function cellOf(project: ExportedProject, column: ImportColumn, types: TypeNames): WrittenCell {
  if (column === "photo") return "";
  if (column === "coolingTowerType") return types[project.coolingTowerType];
  if (column === "completedOn") return completionCell(project.completedOn ?? "");
  const [name = "", english] = column.split(".");
  const values: Readonly<Record<string, unknown>> = english === undefined ? project : project.en;
  const value = values[english ?? name] ?? "";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "number" ? value : String(value);
}

function completionCell(day: string): WrittenCell {
  return day === "" || isMonth(day) ? day : { day };
}

/** Returns true for a required field; English texts are always optional. */
export function isRequired(column: string): boolean {
  const field = fieldIn(projectFields, column);
  return (
    field !== undefined &&
    !column.startsWith("en.") &&
    "missingProblem" in field &&
    field.missingProblem !== undefined
  );
}
