import type { QuantityColumn, QuantityProblem } from "./quantities.ts";

/**
 * Tables of the columns of rows that belong to a record, such as the models of a product, in the order of the grid.
 * A cell is the text in the grid or in a spreadsheet. Checks, schemas and copies are derived from the table.
 */
export type Column =
  | TextColumn
  | NumberColumn
  | NumbersColumn
  | WordsColumn
  | ChoiceColumn
  | DateColumn
  | ListColumn;
export type Columns = Readonly<Record<string, Column>>;

export interface TextColumn {
  kind: "text";
  /** In characters. */
  maxLength: number;
  isRequired?: true;
  pattern?: RegExp;
}

export interface NumberColumn extends QuantityColumn {
  kind: "number";
  min: number;
  max: number;
  isRequired?: true;
  isWhole?: true;
  /** Name of an earlier column whose number must equal the factor in "5.5 kW × 2". */
  countedIn?: string;
  /** As part of a list: prefix of the number, and the unit written after it. */
  mark?: string;
  unit?: string;
}

/** Several numbers of one dimension in a fixed order, such as octave bands, dimensions or coordinates. */
export interface NumbersColumn extends QuantityColumn {
  kind: "numbers";
  counts: readonly [min: number, max: number];
  min: number;
  max: number;
  isRequired?: true;
  by: string;
  mark?: string;
  unit?: string;
}

/** Several items in one cell, each a row with its own columns in the notation of `list-cell.ts`. */
export interface ListColumn {
  kind: "list";
  of: Columns;
  maxItems: number;
}

export interface WordsColumn {
  kind: "words";
  of: readonly string[];
}

export interface ChoiceColumn {
  kind: "choice";
  of: readonly string[];
  spellings?: Readonly<Record<string, readonly string[]>>;
  isRequired?: true;
}

/** Stored as ISO 8601. */
interface DateColumn {
  kind: "date";
  isRequired?: true;
}

/** Stored value of a cell: null for an empty one, `[]` for an empty list. */
type CellOf<C extends Column> = C extends WordsColumn
  ? string[]
  : C extends ListColumn
    ? RowOf<C["of"]>[]
    : C extends { isRequired: true }
      ? ValueOf<C>
      : ValueOf<C> | null;

type ValueOf<C extends Column> = C extends NumberColumn
  ? number
  : C extends NumbersColumn
    ? number[]
    : ChoiceOf<C>;

type ChoiceOf<C extends Column> = C extends ChoiceColumn ? C["of"][number] : string;

export type RowOf<T extends Columns> = { [Name in keyof T]: CellOf<T[Name]> };

export type Cells<T extends Columns> = Record<Extract<keyof T, string>, string>;

export type CellProblem =
  | "missing"
  | "noWhole"
  | "outside"
  | "tooLong"
  | "odd"
  | "unknownWord"
  | "unknownChoice"
  | "noDate"
  | "wrongCount"
  | "tooManyParts"
  | "unreadPart"
  | "partWrong"
  | "partMissing"
  | QuantityProblem;
