/**
 * A record of the site as a table of its fields, each said once, in the order of its form. Columns, schemas, forms and
 * answers follow from it. Plain data without a library, so that pages can read it too. Problems are codes that
 * `content` words.
 */
export type Field = TextField | ChoiceField | TagsField | YearField | DayField;
export type Fields = Readonly<Record<string, Field>>;

/** Share of a row of the form that a field takes. */
type Width = "whole" | "half" | "third";

export interface TextField {
  /** `picture`: the address of one. */
  kind: "line" | "text" | "picture";
  width: Width;
  /** Longest text, in characters. */
  most: number;
  /** The problem of an empty one, where it must be entered; else it is null. */
  missing?: string;
  /** Must be entered today, but is null in records of before. */
  wasOptional?: true;
  /** Has an English text beside it. */
  isTranslated?: true;
  /** Is found by the search of lists, in both languages. */
  isSearched?: true;
  /** Is read on the page of the record alone, where it may be long: lists leave it out. */
  isOnPageAlone?: true;
  /** Further rule. */
  pattern?: { is: RegExp; problem: string };
}

interface ChoiceField {
  kind: "choice";
  width: Width;
  of: readonly string[];
  missing: string;
}

/** Several words of a fixed list; records of before may have others. They are stored in a table of their own. */
interface TagsField {
  kind: "tags";
  width: Width;
  of: readonly string[];
}

/** Null without one. */
interface YearField {
  kind: "year";
  width: Width;
  first: number;
  last: number;
  outside: string;
}

/** YYYY-MM-DD, or YYYY-MM where the day is not known; null without one. Whoever sends none leaves it as it is. */
interface DayField {
  kind: "day";
  width: Width;
  first: string;
  last: string;
  outside: string;
}

/** Stored and answered value of a field. */
export type Stored<F extends Field> = F extends ChoiceField
  ? F["of"][number]
  : F extends TagsField
    ? string[]
    : F extends YearField
      ? number | null
      : F extends DayField
        ? string | null
        : F extends { missing: string }
          ? F extends { wasOptional: true }
            ? string | null
            : string
          : string | null;

/** Value of a field in a form. */
export type Entered<F extends Field> = F extends ChoiceField | TagsField
  ? F extends TagsField
    ? F["of"][number][]
    : Stored<F>
  : F extends DayField
    ? string | null | undefined
    : F extends { missing: string }
      ? string
      : Stored<F>;

/** The fields that have an English text. */
export type Translated<T extends Fields> = {
  [Name in keyof T]: T[Name] extends { isTranslated: true } ? Name : never;
}[keyof T] &
  string;

/** English texts by field; null leaves the text to the lookup tables. */
export type English<T extends Fields> = Record<Translated<T>, string | null>;

/** The fields that lists carry. */
export type Listed<T extends Fields> = {
  [Name in keyof T as T[Name] extends { isOnPageAlone: true } ? never : Name]: T[Name];
};

/** The problems that the fields name. */
export type ProblemOf<T extends Fields> = {
  [Name in keyof T]:
    | (T[Name] extends { missing: infer Problem } | { outside: infer Problem } ? Problem : never)
    | (T[Name] extends { pattern: { problem: infer Problem } } ? Problem : never);
}[keyof T];

/** The fields that may be left out of a new record: they are then null. */
type Optional<T extends Fields> = {
  [Name in keyof T]: null extends Stored<T[Name]> ? Name : never;
}[keyof T];

/** A record before it is stored. */
export type NewRecord<T extends Fields> = {
  readonly [Name in Exclude<keyof T, Optional<T>>]: Readonly<Stored<T[Name]>>;
} & { readonly [Name in Optional<T>]?: Stored<T[Name]> | undefined } & {
  readonly en?: Partial<English<T>> | undefined;
};

/** A table made from that of the fields, name by name. */
export function eachField<T extends Fields, Result>(
  fields: T,
  make: (field: Field, name: Extract<keyof T, string>) => unknown,
): Result {
  const made = namesOf(fields).map((name) => [name, make(fields[name] as Field, name)]);
  return Object.fromEntries(made) as Result;
}

/** The names of the fields, in their order. */
export function namesOf<T extends Fields>(fields: T): Extract<keyof T, string>[] {
  return Object.keys(fields) as Extract<keyof T, string>[];
}

/** The names of the fields that have an English text, in their order. */
export function translatedIn<T extends Fields>(fields: T): Translated<T>[] {
  return namesOf(fields).filter(
    (name): name is Translated<T> & typeof name => isText(fields[name]) && fields[name].isTranslated === true,
  );
}

/** The fields that lists carry, in their order. */
export function listedIn<T extends Fields>(fields: T): Listed<T> {
  const listed = Object.entries(fields).filter(([, field]) => !isText(field) || !field.isOnPageAlone);
  return Object.fromEntries(listed) as Listed<T>;
}

/** Returns true when a stored text may be null. */
export function mayLack({ missing, wasOptional }: TextField): boolean {
  return missing === undefined || wasOptional === true;
}

export function isText(field: Field | undefined): field is TextField {
  return field !== undefined && "most" in field;
}
