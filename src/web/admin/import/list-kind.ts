import type { ReactNode } from "react";
import type { ListWords } from "#content/admin/import/list-words.ts";
import type { CalledColumn } from "#content/records/sheet-headings.ts";
import type { PhotoMatches } from "#domain/projects/import/photos.ts";
import type { Field } from "#domain/records/fields.ts";
import type { ImportDecision, ImportRun } from "#domain/records/import/list-import.ts";
import type { NamedSheet, SheetRow } from "#domain/sheets/sheet.ts";

/**
 * A kind of records that come and go as spreadsheets. Everything about columns and cells that differs between kinds is here;
 * reading files, correcting, comparing, storing and undoing are the same for all.
 */
export interface ListKind<
  Column extends string = string,
  Row extends ListRow = ListRow,
  Outcome extends ListOutcome = ListOutcome,
> {
  /** Names what the browser keeps of a list. */
  name: string;
  words: ListWords;
  /** List of the records, to which the screen leads back, and what begins the keys of their queries. */
  address: string;
  queryKey: readonly string[];
  columns: readonly Column[];
  labels: Readonly<Record<Column, string>>;
  fieldOf(column: Column): Field | undefined;
  isRequired(column: Column): boolean;
  columnCalled(heading: string): CalledColumn<Column> | undefined;
  /** The columns where the cells hold more than the headings. */
  columnsByCells?(
    columns: readonly (Column | "")[],
    headings: readonly string[],
    rows: readonly SheetRow[],
  ): (Column | "")[];
  /** Column of numbers whose heading may have their unit. */
  unitColumn?: Column;
  /** Returns true for a row that only shows how a row is filled in. */
  isExample(cellOf: (column: Column) => string): boolean;
  /** Cells with known words instead of those that were explained, and with the values of all rows. */
  filledIn(cells: Line<Column>["cells"], corrections: RowCorrections<Column>): Line<Column>["cells"];
  checkedLines(lines: readonly Line<Column>[]): CheckedLine<Column, Row>[];
  /** Fields that the list fills though it has no column of them. */
  columnsBeside?(lines: readonly Line<Column>[]): Column[];
  questionsOf(sheet: BroughtSheet<Column>, corrections: Corrections): Question<Column>[];
  /** Returns true while an open question settles the problem of a cell. */
  isAsked(line: Line<Column>, column: Column, open: readonly Question<Column>[]): boolean;
  /** Choices that answer a question; without them it is answered by a text. */
  answersTo(question: Question<Column>): AnswerGroup[] | undefined;
  /** Words that are offered in the cells of a column. */
  suggested?: { column: Column; words: readonly string[] };
  /** How cells are read where that is not plain, in sentences. */
  readings(lines: readonly CheckedLine<Column, Row>[]): string[];
  /** Fields that identify a stored record besides its title. */
  placeOf(known: NonNullable<Outcome["known"]>): string;
  /** Text of a value in the comparison with the stored one. */
  shownValue(column: Column, text: string): string;
  calls: ListCalls<Row, Outcome>;
  files: {
    template(): Uint8Array<ArrayBuffer>;
    export(): Promise<{ file: Uint8Array<ArrayBuffer>; count: number }>;
  };
  photos?: PhotoHandling<Row, Outcome>;
  /** Further choices and notices before a list is stored, and the message afterwards. */
  Plan?(shown: { list: Import; outcomes: readonly Outcome[] }): ReactNode;
  Afterwards?(shown: { outcomes: readonly Outcome[] }): ReactNode;
}

interface ListCalls<Row extends ListRow, Outcome extends ListOutcome> {
  store(body: ListBody<Row>, options: { key?: string; signal?: AbortSignal }): Promise<StoredImport<Outcome>>;
  runs(): Promise<ImportRun[]>;
  undo(id: number): Promise<{ undone: number; kept: number }>;
}

/** Photographs that come with a list, whose columns `photo`, `number` and `title` say which is whose. */
interface PhotoHandling<Row extends ListRow, Outcome extends ListOutcome> {
  /** A row with the identity of its photograph, and with the address of the stored one. */
  marked(row: Row, mark: string): Row;
  stored(row: Row, address: string): Row;
  send(file: File, signal: AbortSignal): Promise<string>;
  isNeeded(outcome: Outcome): boolean;
  Step(shown: { list: Import }): ReactNode;
}

/** A row of the list as it is sent. */
export interface ListRow {
  id: number | null;
  decision?: ImportDecision | undefined;
}

export interface ListBody<Row extends ListRow = ListRow> {
  columns: string[];
  rows: Row[];
  isTrial: boolean;
  /** True when stored records are published at once, in kinds that have drafts. */
  isPublished: boolean;
}

/** Outcome of a row. */
export interface ListOutcome {
  outcome: "added" | "changed" | "same" | "left";
  id: number | null;
  known: { by: "id" | "words"; title: string } | null;
  changes: { column: string; before: string; after: string }[];
}

/** Result of an import, with the number by which it can be undone. */
export interface StoredImport<Outcome extends ListOutcome = ListOutcome> {
  outcomes: Outcome[];
  run: number | null;
}

/** A row of the list with its cells by what they mean. */
export interface Line<Column extends string = string> {
  number: number;
  /** The number as the spreadsheet shows it. */
  place: string;
  cells: Readonly<Record<Column, string>>;
}

/** A row of the list as it would be sent, or what has to be corrected in it. */
export interface CheckedLine<Column extends string = string, Row extends ListRow = ListRow> {
  line: Line<Column>;
  /** Without its photograph; `undefined` where something has to be corrected. */
  row: Row | undefined;
  /** Sentences by column. */
  problems: Readonly<Partial<Record<Column, string>>>;
}

/** A chosen spreadsheet with the meanings of its columns; "" for those that are not imported. */
export interface BroughtSheet<Column extends string = string> {
  /** Name of the file. */
  name: string;
  /** All sheets of the file, and which of them are taken, by their places. */
  book: readonly NamedSheet[];
  taken: readonly number[];
  headings: readonly string[];
  columns: readonly (Column | "")[];
  rows: readonly BroughtRow[];
}

export interface BroughtRow extends SheetRow {
  /** The number as the spreadsheet shows it, with the name of the sheet where several are taken. */
  place: string;
}

/** Corrections of a sheet on the screen. */
export interface Corrections {
  /** Texts of cells by `cellKey`. */
  cells: Readonly<Record<string, string>>;
  /** Values of a column wherever the sheet has none. */
  forAll: Readonly<Partial<Record<string, string>>>;
  /** Meanings of words that no vocabulary has: one of the vocabulary, or `noMeaning`. */
  meanings: Readonly<Record<string, string>>;
  /** Unit of numbers without one; "" while it is not chosen. */
  unit: string;
  /** Numbers of rows that are left out. */
  leftOut: readonly number[];
}

/** Corrections as they bear on a row. */
export interface RowCorrections<Column extends string = string>
  extends Pick<Corrections, "forAll" | "meanings"> {
  /** Returns true for a cell that was corrected by hand. */
  isOwn(column: Column): boolean;
}

/** One question about many rows of a list, which one answer settles for all of them. */
export type Question<Column extends string = string> = {
  /** Number of the rows. */
  rows: number;
  isAnswered: boolean;
} & (
  | { kind: "blank"; column: Column; isMissing: boolean }
  | { kind: "unit" }
  /** A word that no vocabulary has. */
  | { kind: "word"; word: string }
);

/** Answers to choose from; a group without a name stands alone. */
export interface AnswerGroup {
  name?: string;
  answers: readonly { value: string; text: string }[];
}

export type Decisions = Readonly<Record<number, ImportDecision>>;

/** A chosen list with its photographs, and the records that it would become. */
export interface Import {
  kind: ListKind;
  sheet: BroughtSheet | undefined;
  corrections: Corrections;
  photos: readonly File[];
  isReading: boolean;
  /** Reason why a part of the chosen files is not imported. */
  notice: string | undefined;
  columns: readonly string[];
  lines: readonly CheckedLine[];
  questions: readonly Question[];
  matches: PhotoMatches;
  /** Body of the call, its photographs aside; `undefined` while there is something to correct. */
  body: ListBody | undefined;
  isPublished: boolean;
  publish(isPublished: boolean): void;
  /** Decisions on rows that differ from a stored record, by their numbers. */
  decisions: Decisions;
  /** True when corrections or decisions would be lost. */
  isCorrected: boolean;
  /** True when the list was restored; its photographs have to be chosen again. */
  isBack: boolean;
  bring(files: readonly File[]): Promise<void>;
  /** A list that was chosen while another one holds corrections; it waits for `replace` or `keep`. */
  waiting: BroughtSheet | undefined;
  replace(): void;
  keep(): void;
  /** Takes these sheets of the file, by their places. */
  takeSheets(taken: readonly number[]): void;
  mean(index: number, meaning: string): void;
  write(row: number, column: string, text: string): void;
  writeForAll(column: string, text: string): void;
  /** Says what a word means, see `Corrections`. */
  explain(word: string, meaning: string): void;
  takeUnit(unit: string): void;
  leaveOut(row: number): void;
  bringBack(): void;
  decide(rows: readonly number[], decision: ImportDecision): void;
  /** Discards the list with its corrections. */
  reset(): void;
}
