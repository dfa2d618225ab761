import type { ReactNode } from "react";
import type { ListWords } from "#content/admin/import/list-words.ts";
import type { HeadingMatch } from "#content/records/spreadsheet-headings.ts";
import type { PhotoMatches } from "#domain/projects/import/photos.ts";
import type { Field } from "#domain/records/fields.ts";
import type { ImportDecision, ImportRun, SheetRowResult } from "#domain/records/import/sheet-import.ts";
import type { NamedSheet, SheetRow } from "#domain/spreadsheets/sheet.ts";

/**
 * A kind of records that can be imported and exported as spreadsheets. Everything specific to a kind is here; reading
 * files, correcting, comparing, storing and undoing are shared.
 */
export interface SheetImportKind<
  Column extends string = string,
  Row extends SheetImportRow = SheetImportRow,
  Outcome extends SheetRowResult = SheetRowResult,
> {
  /** Key of a list stored in the browser. */
  name: string;
  words: ListWords;
  /** Address of the records' list, and prefix of their query keys. */
  address: string;
  queryKey: readonly string[];
  columns: readonly Column[];
  labels: Readonly<Record<Column, string>>;
  fieldOf(column: Column): Field | undefined;
  isRequired(column: Column): boolean;
  columnForHeading(heading: string): HeadingMatch<Column> | undefined;
  /** Derives columns from cells if these hold more than the headings. */
  columnsByCells?(
    columns: readonly (Column | "")[],
    headings: readonly string[],
    rows: readonly SheetRow[],
  ): (Column | "")[];
  /** Column of numbers whose heading may contain their unit. */
  unitColumn?: Column;
  isExample(cellOf: (column: Column) => string): boolean;
  /** Returns cells with explained words replaced and missing values filled in. */
  filledIn(cells: Line<Column>["cells"], corrections: RowCorrections<Column>): Line<Column>["cells"];
  checkedLines(lines: readonly Line<Column>[]): CheckedLine<Column, Row>[];
  /** Fields whose values are derived from other columns; the sheet has no column for them. */
  derivedColumns?(lines: readonly Line<Column>[]): Column[];
  questionsOf(sheet: ChosenSheet<Column>, corrections: Corrections): Question<Column>[];
  /** Returns true while an open question covers the problem of a cell. */
  hasOpenQuestion(line: Line<Column>, column: Column, open: readonly Question<Column>[]): boolean;
  /** Choices of a question; without them it is answered by a text. */
  answersTo(question: Question<Column>): AnswerGroup[] | undefined;
  suggested?: { column: Column; words: readonly string[] };
  /** Interpretations of ambiguous cells, as sentences. */
  interpretations(lines: readonly CheckedLine<Column, Row>[]): string[];
  /** Fields that identify a stored record besides its title. */
  identityOf(known: NonNullable<Outcome["known"]>): string;
  shownValue(column: Column, text: string): string;
  calls: SheetImportCalls<Row, Outcome>;
  files: {
    template(): Uint8Array<ArrayBuffer>;
    export(): Promise<{ file: Uint8Array<ArrayBuffer>; count: number }>;
  };
  photos?: PhotoHandling<Row, Outcome>;
  /** Additional choices and notices before storing, and the message afterwards. */
  StoreOptions?(shown: { session: ImportSession; outcomes: readonly Outcome[] }): ReactNode;
  Afterwards?(shown: { outcomes: readonly Outcome[] }): ReactNode;
}

interface SheetImportCalls<Row extends SheetImportRow, Outcome extends SheetRowResult> {
  store(
    body: SheetImportBody<Row>,
    options: { key?: string; signal?: AbortSignal },
  ): Promise<StoredImport<Outcome>>;
  runs(): Promise<ImportRun[]>;
  undo(id: number): Promise<{ undone: number; kept: number }>;
}

/** Photos of a list; its columns `photo`, `number` and `title` assign them to rows. */
interface PhotoHandling<Row extends SheetImportRow, Outcome extends SheetRowResult> {
  withPhotoIdentity(row: Row, identity: string): Row;
  /** Returns a row with the address of its stored photo. */
  withPhotoAddress(row: Row, address: string): Row;
  send(file: File, signal: AbortSignal): Promise<string>;
  isNeeded(outcome: Outcome): boolean;
  Step(shown: { session: ImportSession }): ReactNode;
}

export interface SheetImportRow {
  id: number | null;
  decision?: ImportDecision | undefined;
}

export interface SheetImportBody<Row extends SheetImportRow = SheetImportRow> {
  columns: string[];
  rows: Row[];
  /** True for a dry run. */
  isTrial: boolean;
  isPublished: boolean;
}

export interface StoredImport<Outcome extends SheetRowResult = SheetRowResult> {
  outcomes: Outcome[];
  run: number | null;
}

export interface Line<Column extends string = string> {
  /** Key of the row in the file, unique over its sheets; `cells.number` is the number in the company's list. */
  rowKey: number;
  /** Label of the row in messages, such as "Sheet 12". */
  rowLabel: string;
  cells: Readonly<Record<Column, string>>;
}

export interface CheckedLine<Column extends string = string, Row extends SheetImportRow = SheetImportRow> {
  line: Line<Column>;
  /** Without its photo; `undefined` if it has problems. */
  row: Row | undefined;
  problems: Readonly<Partial<Record<Column, string>>>;
}

/** A chosen spreadsheet with the fields of its columns; "" for columns that are not imported. */
export interface ChosenSheet<Column extends string = string> {
  name: string;
  book: readonly NamedSheet[];
  /** Indices of the imported sheets of the book. */
  taken: readonly number[];
  headings: readonly string[];
  columns: readonly (Column | "")[];
  rows: readonly ChosenRow[];
}

/** A row of a chosen sheet. The names stay: lists kept in browsers have them. */
export interface ChosenRow extends SheetRow {
  /** The `rowKey` of its line. */
  number: number;
  /** The `rowLabel` of its line: row number in the spreadsheet, with the sheet name if several are imported. */
  place: string;
}

export interface Corrections {
  /** Texts of cells by `cellKey`. */
  cells: Readonly<Record<string, string>>;
  forAll: Readonly<Partial<Record<string, string>>>;
  /** Explanations of unknown words: a vocabulary word or `noMeaning`. The name stays: lists kept in browsers have it. */
  meanings: Readonly<Record<string, string>>;
  /** Unit of numbers without one; "" until it is chosen. */
  unit: string;
  /** Keys of the rows that the administrator has excluded. The name stays: lists kept in browsers have it. */
  leftOut: readonly number[];
}

export interface RowCorrections<Column extends string = string>
  extends Pick<Corrections, "forAll" | "meanings"> {
  /** Returns true for a cell that was corrected by hand. */
  isCorrected(column: Column): boolean;
}

/** A question about many rows, which one answer settles. */
export type Question<Column extends string = string> = {
  rows: number;
  isAnswered: boolean;
} & (
  | { kind: "blank"; column: Column; isMissing: boolean }
  | { kind: "unit" }
  | { kind: "word"; word: string }
);

/** Choices; a group without a name has no heading. */
export interface AnswerGroup {
  name?: string;
  answers: readonly { value: string; text: string }[];
}

export type Decisions = Readonly<Record<number, ImportDecision>>;

/** A chosen list with its photos, and the resulting records. */
export interface ImportSession {
  kind: SheetImportKind;
  sheet: ChosenSheet | undefined;
  corrections: Corrections;
  photos: readonly File[];
  isReading: boolean;
  /** Reason why a part of the chosen files is not imported. */
  notice: string | undefined;
  columns: readonly string[];
  lines: readonly CheckedLine[];
  questions: readonly Question[];
  matches: PhotoMatches;
  /** Request body without photos; `undefined` while there are problems. */
  body: SheetImportBody | undefined;
  isPublished: boolean;
  publish(isPublished: boolean): void;
  /** Decisions on rows that differ from a stored record, by `rowKey`. */
  decisions: Decisions;
  isCorrected: boolean;
  /** True when the list was restored from the browser; its photos must be chosen again. */
  isRestored: boolean;
  addFiles(files: readonly File[]): Promise<void>;
  /** A list chosen while another one has corrections; `replace` or `keep` decides. */
  waiting: ChosenSheet | undefined;
  replace(): void;
  keep(): void;
  selectSheets(taken: readonly number[]): void;
  /** Assigns a field to a column; "" for a column that is not imported. */
  assignColumn(index: number, field: string): void;
  write(rowKey: number, column: string, text: string): void;
  writeForAll(column: string, text: string): void;
  explain(word: string, meaning: string): void;
  setUnit(unit: string): void;
  excludeRow(rowKey: number): void;
  restoreRows(): void;
  decide(rowKeys: readonly number[], decision: ImportDecision): void;
  reset(): void;
}
