import { towerWordsIn } from "#content/lookup/import/tower-words.ts";
import { type ImportColumn, importColumns } from "#domain/projects/import/import-columns.ts";
import type { CheckedLine } from "./checked-lines.ts";
import {
  type BroughtSheet,
  type Corrections,
  isBareNumber,
  type Line,
  linesOf,
  noCorrections,
  towerColumns,
} from "./lines.ts";
import { isRequired } from "./list-files.ts";
import { typeIn } from "./row-meaning.ts";

/** One question about many rows of a list, which one answer settles for all of them. */
export type Question = {
  /** Number of the rows. */
  rows: number;
  isAnswered: boolean;
} & (
  | { kind: "blank"; column: ImportColumn; isMissing: boolean }
  | { kind: "unit" }
  /** A word of a column of types or tags that no vocabulary has. */
  | { kind: "word"; word: string }
);

/** Fewer rows are corrected at their cells. */
const fewest = 2;

/** Questions about a list as a whole, answered or not, so that an answer can be changed. */
export function questionsOf(sheet: BroughtSheet, corrections: Corrections): Question[] {
  const { cells, leftOut, forAll, meanings, unit } = corrections;
  const raw = linesOf(sheet, { ...noCorrections, cells, leftOut });
  const explained = linesOf(sheet, { ...noCorrections, cells, leftOut, meanings });
  const blanks = importColumns.filter(isRequired).map((column): Question => {
    const isMissing = !sheet.columns.includes(column);
    const lines = column === "coolingTowerType" ? explained : raw;
    const rows = lines.filter((line) => isBlank(line, column)).length;
    return { kind: "blank", column, isMissing, rows, isAnswered: (forAll[column] ?? "") !== "" };
  });
  const bare = raw.filter((line) => isBareNumber(line.cells.capacity));
  const units: Question[] = [{ kind: "unit", rows: bare.length, isAnswered: unit !== "" }];
  return [...blanks, ...units, ...wordQuestions(raw, corrections)].filter(
    (question) =>
      question.rows >= fewest || (question.rows > 0 && question.kind === "blank" && question.isMissing),
  );
}

function isBlank({ cells }: Line, column: ImportColumn): boolean {
  return column === "coolingTowerType"
    ? towerColumns.every((own) => towerWordsIn(cells[own]).types.length === 0)
    : cells[column].trim() === "";
}

function wordQuestions(raw: readonly Line[], { meanings }: Corrections): Question[] {
  const rows = new Map<string, number>();
  for (const { cells } of raw)
    for (const word of new Set(towerColumns.flatMap((column) => towerWordsIn(cells[column]).unknown)))
      rows.set(word, (rows.get(word) ?? 0) + 1);
  return [...rows]
    .toSorted(([, one], [, other]) => other - one)
    .map(([word, count]) => ({ kind: "word", word, rows: count, isAnswered: meanings[word] !== undefined }));
}

/** A row without the problems that one of the open questions settles. */
export function withoutAsked(checked: CheckedLine, questions: readonly Question[]): CheckedLine {
  const open = questions.filter(({ isAnswered }) => !isAnswered);
  const problems = Object.entries(checked.problems).filter(
    ([column]) => !isAsked(checked.line, column as ImportColumn, open),
  );
  return { ...checked, problems: Object.fromEntries(problems) };
}

function isAsked(line: Line, column: ImportColumn, open: readonly Question[]): boolean {
  const asks = (isSo: (question: Question) => boolean) => open.some(isSo);
  if (column === "capacity" && isBareNumber(line.cells.capacity)) return asks(({ kind }) => kind === "unit");
  if (column === "coolingTowerType" || column === "tags") {
    const { unknown } = towerWordsIn(line.cells[column]);
    const areAsked = unknown.every((word) => asks((each) => each.kind === "word" && each.word === word));
    if (column === "tags" || typeIn(line.cells) !== undefined) return areAsked && unknown.length > 0;
  }
  return isBlank(line, column) && asks((each) => each.kind === "blank" && each.column === column);
}
