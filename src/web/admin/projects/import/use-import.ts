import { useMemo, useRef, useState } from "react";
import { importWords } from "#content/admin/project-import.ts";
import { fill } from "#content/fill.ts";
import type { ImportBody, ImportDecision } from "#domain/projects/import/import-calls.ts";
import { fieldColumns, type ImportColumn, importBounds } from "#domain/projects/import/import-columns.ts";
import { matchPhotos, type PhotoMatches, photoMark } from "#domain/projects/import/photos.ts";
import { isSheetName, readSheet } from "#domain/sheets/read-sheet.ts";
import { type CheckedLine, checkedLines, columnsBeside } from "./state/checked-lines.ts";
import {
  type BroughtSheet,
  broughtBook,
  type Corrections,
  cellKey,
  givenColumns,
  linesOf,
  withMeaning,
} from "./state/lines.ts";
import { type Question, questionsOf } from "./state/questions.ts";
import { type Decisions, useKeptList } from "./state/use-kept-list.ts";

/** A list and its photographs as they were brought, and what they would be stored as. */
export interface Import {
  sheet: BroughtSheet | undefined;
  corrections: Corrections;
  photos: readonly File[];
  isReading: boolean;
  /** Why something of what was brought is not taken. */
  notice: string | undefined;
  columns: readonly ImportColumn[];
  lines: readonly CheckedLine[];
  questions: readonly Question[];
  matches: PhotoMatches;
  /** Body of the call, its photographs aside; `undefined` while there is something to correct. */
  body: ImportBody | undefined;
  /** Decisions on rows that differ from a stored project, by their numbers. */
  decisions: Decisions;
  /** True when corrections or decisions would be lost. */
  isCorrected: boolean;
  /** True when the list was restored; its photographs have to be chosen again. */
  isBack: boolean;
  bring(files: readonly File[]): Promise<void>;
  /** A list that was brought while another one holds corrections; it waits for `replace` or `keep`. */
  waiting: BroughtSheet | undefined;
  replace(): void;
  keep(): void;
  /** Takes these sheets of the file, by their places. */
  takeSheets(taken: readonly number[]): void;
  mean(index: number, meaning: ImportColumn | ""): void;
  write(row: number, column: ImportColumn, text: string): void;
  writeForAll(column: ImportColumn, text: string): void;
  /** Says what a word means, see `Corrections`. */
  explain(word: string, meaning: string): void;
  takeUnit(unit: string): void;
  leaveOut(row: number): void;
  bringBack(): void;
  decide(rows: readonly number[], decision: ImportDecision): void;
  /** Discards the list with its corrections. */
  reset(): void;
}

export function useImport(): Import {
  const list = useKeptList();
  const { sheet, corrections, setSheet, setDecisions, correct, begin } = list;
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [isReading, setReading] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [waiting, setWaiting] = useState<BroughtSheet>();
  const seen = useMemo(() => seenOf(sheet, corrections, photos), [sheet, corrections, photos]);
  const { decisions, isCorrected, isBack } = list;
  // Cells can be corrected while a file is read.
  const holdsCorrections = useRef(isCorrected);
  holdsCorrections.current = isCorrected;

  return {
    sheet,
    corrections,
    decisions,
    isCorrected,
    isBack,
    photos,
    isReading,
    notice: notice ?? rowsNotice(sheet),
    ...seen,
    async bring(files) {
      setReading(true);
      const brought = await broughtFiles(files);
      setReading(false);
      setNotice(brought.notice);
      setPhotos((now) => withPhotos(now, brought.photos));
      if (brought.sheet && holdsCorrections.current) setWaiting(brought.sheet);
      else if (brought.sheet) begin(brought.sheet);
    },
    waiting,
    replace() {
      begin(waiting);
      setWaiting(undefined);
    },
    keep: () => setWaiting(undefined),
    takeSheets: (taken) => setSheet((now) => now && broughtBook(now.name, now.book, taken)),
    mean(index, meaning) {
      setSheet((now) => now && withMeaning(now, index, meaning));
      correct(() => ({}));
    },
    write: (row, column, text) =>
      correct(({ cells }) => ({ cells: { ...cells, [cellKey(row, column)]: text } })),
    writeForAll: (column, text) => correct(({ forAll }) => ({ forAll: { ...forAll, [column]: text } })),
    explain: (word, meaning) =>
      correct(({ meanings: { [word]: _, ...others } }) => ({
        meanings: meaning === "" ? others : { ...others, [word]: meaning },
      })),
    takeUnit: (unit) => correct(() => ({ unit })),
    leaveOut: (row) => correct(({ leftOut }) => ({ leftOut: [...leftOut, row] })),
    bringBack: () => correct(() => ({ leftOut: [] })),
    decide: (rows, decision) =>
      setDecisions((now) => ({ ...now, ...Object.fromEntries(rows.map((row) => [row, decision])) })),
    reset() {
      begin(undefined);
      setPhotos([]);
      setNotice(undefined);
    },
  };
}

/** Why the sheets that are taken cannot be imported as they are. */
function rowsNotice(sheet: BroughtSheet | undefined): string | undefined {
  const words = importWords.files;
  if (!sheet) return undefined;
  const count = sheet.rows.length;
  if (sheet.taken.length === 0) return words.noSheetTaken;
  if (count === 0) return words.noRows;
  return count > importBounds.rows ? fill(words.tooManyRows, { count }) : undefined;
}

type Seen = Pick<Import, "columns" | "lines" | "questions" | "matches" | "body">;

function seenOf(sheet: BroughtSheet | undefined, corrections: Corrections, photos: readonly File[]): Seen {
  const lines = sheet ? checkedLines(linesOf(sheet, corrections)) : [];
  const beside = columnsBeside(lines.map(({ line }) => line));
  const columns = sheet ? givenColumns(sheet, corrections) : [];
  const matches = matchPhotos(
    lines.map(({ line: { cells } }) => cells),
    photos.map(({ name }) => name),
  );
  const rows = lines.flatMap(({ row }, index) => {
    const photo = photos[matches.ofRow.get(index) ?? -1];
    // A photograph that is brought along wins over the address of one.
    return row && photo
      ? [{ ...row, photo: photoMark(photo), project: { ...row.project, imageUrl: null } }]
      : row
        ? [row]
        : [];
  });
  const isComplete = rows.length > 0 && rows.length === lines.length && rows.length <= importBounds.rows;
  const given = fieldColumns.filter((column) => columns.includes(column) || beside.includes(column));
  return {
    columns,
    lines,
    questions: sheet ? questionsOf(sheet, corrections) : [],
    matches,
    body: isComplete ? { columns: given, rows, isTrial: true } : undefined,
  };
}

/** Reads what was dropped or chosen: one spreadsheet, and photographs. */
async function broughtFiles(
  files: readonly File[],
): Promise<{ sheet?: BroughtSheet; photos: File[]; notice: string | undefined }> {
  const words = importWords.files;
  const sheets = files.filter(({ name }) => isSheetName(name));
  const photos = files.filter((file) => isPhoto(file));
  const unknown = files.filter((file) => !sheets.includes(file) && !photos.includes(file));
  const [first] = sheets;
  const notices = [
    sheets.length > 1 && first ? fill(words.severalSheets, { name: first.name }) : "",
    unknown.length > 0 ? fill(words.unknown, { names: unknown.map(({ name }) => name).join(", ") }) : "",
  ];
  if (!first) return { photos, notice: notices.filter(Boolean).join(" ") || undefined };
  const reading = readSheet(new Uint8Array(await first.arrayBuffer()));
  if (reading.kind === "refused") return { photos, notice: importWords.sheetProblems[reading.problem] };
  const sheet = broughtBook(first.name, reading.sheets);
  const count = sheet.rows.length;
  if (count > importBounds.rows && sheet.book.length === 1)
    return { photos, notice: fill(words.tooManyRows, { count }) };
  if (count === 0 && sheet.book.length === 1) return { photos, notice: words.noRows };
  return { sheet, photos, notice: notices.filter(Boolean).join(" ") || undefined };
}

function isPhoto({ name, type }: File): boolean {
  return type.startsWith("image/") || /\.(jpe?g|png|webp|hei[cf]|avif|gif)$/i.test(name);
}

/** A photograph that is brought once more takes the place of the one of its name. */
function withPhotos(now: readonly File[], brought: readonly File[]): readonly File[] {
  const names = new Set(brought.map(({ name }) => name.normalize("NFC")));
  return [...now.filter(({ name }) => !names.has(name.normalize("NFC"))), ...brought];
}
