import { importWords } from "#content/admin/import/project-import.ts";
import { fill } from "#content/fill.ts";
import { towerVocabulary } from "#content/lookup/import/tower-words.ts";
import type { TypeNames } from "#content/lookup/terms.ts";
import { columnForHeading, exampleNumber, sheetLabels } from "#content/records/project-spreadsheet.ts";
import { type ImportOutcome, type ImportRow, importCalls } from "#domain/projects/import/import-calls.ts";
import { fieldOf, type ImportColumn, importColumns } from "#domain/projects/import/import-columns.ts";
import { towerTypes } from "#domain/projects/vocabulary.ts";
import { addresses } from "../../addresses.ts";
import { callContract } from "../../call-api.ts";
import { upload } from "../../files/upload.ts";
import type { SheetImportKind } from "../../import/sheet-import-kind.ts";
import { storeList } from "../../import/store/store-list.ts";
import { projectsKey } from "../state/project-api.ts";
import { allProjects } from "./all-projects.ts";
import { MissingEnglish } from "./MissingEnglish.tsx";
import { PhotosStep } from "./PhotosStep.tsx";
import { checkedLines, derivedColumns } from "./state/checked-lines.ts";
import { interpretations } from "./state/interpretations.ts";
import { exportFile, isRequired, templateFile } from "./state/project-workbooks.ts";
import { answersTo, hasOpenQuestion, questionsOf } from "./state/questions.ts";
import { filledIn, withTowerColumns } from "./state/tower-cells.ts";

type ProjectImportKind = SheetImportKind<ImportColumn, ImportRow, ImportOutcome>;

/** Returns the import and export of projects and their photos. @param types names of the types of towers */
export function projectImportKind(types: TypeNames): ProjectImportKind {
  const vocabulary = towerVocabulary(types);
  const names: Readonly<Record<string, string>> = types;
  const kind: ProjectImportKind = {
    name: "project-import",
    words: importWords,
    address: addresses.projects,
    queryKey: projectsKey,
    columns: importColumns,
    labels: sheetLabels,
    fieldOf,
    isRequired,
    columnForHeading,
    columnsByCells: (columns, headings, rows) => withTowerColumns(columns, { headings, rows, vocabulary }),
    unitColumn: "capacity",
    isExample: (cellOf) => [exampleNumber, "example"].includes(cellOf("number").toLowerCase()),
    filledIn: (cells, corrections) => filledIn(cells, corrections, vocabulary),
    checkedLines: (lines) => checkedLines(lines, vocabulary),
    derivedColumns: (lines) => derivedColumns(lines, vocabulary),
    questionsOf: (sheet, corrections) => questionsOf(kind, { sheet, corrections, vocabulary }),
    hasOpenQuestion: (line, column, open) => hasOpenQuestion({ line, column, open }, vocabulary),
    answersTo: (question) => answersTo(question, types),
    suggested: { column: "coolingTowerType", words: towerTypes.map((type) => types[type]) },
    interpretations: interpretations,
    identityOf: ({ clientCompany, city }) =>
      fill(importWords.store.place, { client: clientCompany, city: city ?? "" }).replace(/ · $/, ""),
    shownValue: (column, text) => (column === "coolingTowerType" ? (names[text] ?? "") : text),
    calls,
    files: {
      template: () => templateFile(types),
      async export() {
        const projects = await allProjects();
        return { file: exportFile(projects, types), count: projects.length };
      },
    },
    photos,
    Afterwards: MissingEnglish,
  };
  return kind;
}

const calls: ProjectImportKind["calls"] = {
  store: ({ isPublished: _, ...body }, options) => storeList(importCalls.store, body, options),
  runs: async () => (await callContract(importCalls.runs)).runs,
  undo: (id) => callContract(importCalls.undo, { params: { id } }),
};

const photos: NonNullable<ProjectImportKind["photos"]> = {
  // A chosen photo takes precedence over an address.
  withPhotoIdentity: (row, photo) => ({ ...row, photo, project: { ...row.project, imageUrl: null } }),
  withPhotoAddress: (row, imageUrl) => ({ ...row, project: { ...row.project, imageUrl } }),
  send: async (file, signal) =>
    (await upload(importCalls.uploadPicture, { field: "image", file, signal })).imageUrl,
  isNeeded: ({ needsPhoto }) => needsPhoto,
  Step: PhotosStep,
};
