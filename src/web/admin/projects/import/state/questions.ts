import { importWords } from "#content/admin/import/project-import.ts";
import type { TowerVocabulary } from "#content/lookup/import/tower-words.ts";
import type { TypeNames } from "#content/lookup/terms.ts";
import { type ImportColumn, importColumns } from "#domain/projects/import/import-columns.ts";
import { featureTags, towerTypes } from "#domain/projects/vocabulary.ts";
import type {
  AnswerGroup,
  ChosenSheet,
  Corrections,
  Line as ListLine,
  Question as ListQuestion,
  SheetImportKind,
} from "../../../import/sheet-import-kind.ts";
import { linesOf, noCorrections, noMeaning } from "../../../import/state/lines.ts";
import { isRequired } from "./project-workbooks.ts";
import { typeIn } from "./row-values.ts";
import { isBareNumber, towerColumns } from "./tower-cells.ts";

type Line = ListLine<ImportColumn>;
type Question = ListQuestion<ImportColumn>;

/** Minimum rows for a question; fewer are corrected at their cells. */
const minRows = 2;

interface QuestionSources {
  sheet: ChosenSheet<ImportColumn>;
  corrections: Corrections;
  vocabulary: TowerVocabulary;
}

/** Returns questions about the whole list, including answered ones, so that an answer can be changed. */
export function questionsOf(
  kind: SheetImportKind<ImportColumn>,
  { sheet, corrections, vocabulary }: QuestionSources,
): Question[] {
  const { cells, leftOut, forAll, meanings, unit } = corrections;
  const raw = linesOf(kind, sheet, { ...noCorrections, cells, leftOut });
  const explained = linesOf(kind, sheet, { ...noCorrections, cells, leftOut, meanings });
  const blanks = importColumns.filter(isRequired).map((column): Question => {
    const isMissing = !sheet.columns.includes(column);
    const lines = column === "coolingTowerType" ? explained : raw;
    const rows = lines.filter((line) => isBlank(line, column, vocabulary)).length;
    return { kind: "blank", column, isMissing, rows, isAnswered: (forAll[column] ?? "") !== "" };
  });
  const bare = raw.filter((line) => isBareNumber(line.cells.capacity));
  const units: Question[] = [{ kind: "unit", rows: bare.length, isAnswered: unit !== "" }];
  return [...blanks, ...units, ...wordQuestions(raw, corrections, vocabulary)].filter(
    (question) =>
      question.rows >= minRows || (question.rows > 0 && question.kind === "blank" && question.isMissing),
  );
}

function isBlank({ cells }: Line, column: ImportColumn, { read }: TowerVocabulary): boolean {
  return column === "coolingTowerType"
    ? towerColumns.every((each) => read(cells[each]).types.length === 0)
    : cells[column].trim() === "";
}

function wordQuestions(
  raw: readonly Line[],
  { meanings }: Corrections,
  { read }: TowerVocabulary,
): Question[] {
  const rows = new Map<string, number>();
  for (const { cells } of raw)
    for (const word of new Set(towerColumns.flatMap((column) => read(cells[column]).unknown)))
      rows.set(word, (rows.get(word) ?? 0) + 1);
  return [...rows]
    .toSorted(([, one], [, other]) => other - one)
    .map(([word, count]) => ({ kind: "word", word, rows: count, isAnswered: meanings[word] !== undefined }));
}

/** Returns true while an open question covers the problem of a cell. */
export function hasOpenQuestion(
  { line, column, open }: { line: Line; column: ImportColumn; open: readonly Question[] },
  vocabulary: TowerVocabulary,
): boolean {
  const asks = (isSo: (question: Question) => boolean) => open.some(isSo);
  if (column === "capacity" && isBareNumber(line.cells.capacity)) return asks(({ kind }) => kind === "unit");
  if (column === "coolingTowerType" || column === "tags") {
    const { unknown } = vocabulary.read(line.cells[column]);
    const areAsked = unknown.every((word) => asks((each) => each.kind === "word" && each.word === word));
    if (column === "tags" || typeIn(line.cells, vocabulary) !== undefined)
      return areAsked && unknown.length > 0;
  }
  return isBlank(line, column, vocabulary) && asks((each) => each.kind === "blank" && each.column === column);
}

const words = importWords.questions;

const units = ["RT", "CRT", "USRT", "kcal/h", "Mcal/h", "kW"] as const;

export function answersTo(question: Question, names: TypeNames): AnswerGroup[] | undefined {
  const types = towerTypes.map((type) => ({ value: names[type], text: names[type] }));
  if (question.kind === "unit") return [{ answers: units.map((unit) => ({ value: unit, text: unit })) }];
  if (question.kind === "blank")
    return question.column === "coolingTowerType" ? [{ answers: types }] : undefined;
  return [
    { name: words.types, answers: types },
    { name: words.tags, answers: featureTags.map((tag) => ({ value: tag, text: tag })) },
    { answers: [{ value: noMeaning, text: words.nothing }] },
  ];
}
