/**
 * Tables of the fields of a record in the order of its form. Columns, schemas, forms and API responses are derived
 * from them. Plain data without a library, because pages read it too. Problems are codes; `content` has their texts.
 */
export type Field = TextField | ChoiceField | TagsField | YearField | DayField;
export type Fields = Readonly<Record<string, Field>>;

type Width = "whole" | "half" | "third";

export interface TextField {
  /** `picture`: the URL of a picture. */
  kind: "line" | "text" | "picture";
  width: Width;
  maxLength: number;
  /** Problem code of an empty required field; an optional field is null instead. */
  missingProblem?: string;
  /** Required in new records, but null in older ones. */
  wasOptional?: true;
  isTranslated?: true;
  /** Included in the search of lists, in both languages. */
  isSearched?: true;
  /** Left out of lists, because only the page of the record shows it and it may be long. */
  isOnlyOnDetailPage?: true;
  pattern?: { is: RegExp; problem: string };
}

interface ChoiceField {
  kind: "choice";
  width: Width;
  of: readonly string[];
  missingProblem: string;
}

/** Several words of a fixed list, stored in their own table; older records may have other words. */
interface TagsField {
  kind: "tags";
  width: Width;
  of: readonly string[];
}

interface YearField {
  kind: "year";
  width: Width;
  first: number;
  last: number;
  rangeProblem: string;
}

/** YYYY-MM-DD, or YYYY-MM if the day is unknown; null without one. A request without the field leaves it unchanged. */
interface DayField {
  kind: "day";
  width: Width;
  first: string;
  last: string;
  rangeProblem: string;
}

/** Value as stored and as the API returns it. */
export type Stored<F extends Field> = F extends ChoiceField
  ? F["of"][number]
  : F extends TagsField
    ? string[]
    : F extends YearField
      ? number | null
      : F extends DayField
        ? string | null
        : F extends { missingProblem: string }
          ? F extends { wasOptional: true }
            ? string | null
            : string
          : string | null;

export type Entered<F extends Field> = F extends ChoiceField | TagsField
  ? F extends TagsField
    ? F["of"][number][]
    : Stored<F>
  : F extends DayField
    ? string | null | undefined
    : F extends { missingProblem: string }
      ? string
      : Stored<F>;

export type Translated<T extends Fields> = {
  [Name in keyof T]: T[Name] extends { isTranslated: true } ? Name : never;
}[keyof T] &
  string;

/** English texts by field; null takes the text from the lookup tables. */
export type English<T extends Fields> = Record<Translated<T>, string | null>;

export type Listed<T extends Fields> = {
  [Name in keyof T as T[Name] extends { isOnlyOnDetailPage: true } ? never : Name]: T[Name];
};

export type ProblemOf<T extends Fields> = {
  [Name in keyof T]:
    | (T[Name] extends { missingProblem: infer Problem } | { rangeProblem: infer Problem } ? Problem : never)
    | (T[Name] extends { pattern: { problem: infer Problem } } ? Problem : never);
}[keyof T];

/** Fields that may be missing in a new record; they are stored as null. */
type Optional<T extends Fields> = {
  [Name in keyof T]: null extends Stored<T[Name]> ? Name : never;
}[keyof T];

export type NewRecord<T extends Fields> = {
  readonly [Name in Exclude<keyof T, Optional<T>>]: Readonly<Stored<T[Name]>>;
} & { readonly [Name in Optional<T>]?: Stored<T[Name]> | undefined } & {
  readonly en?: Partial<English<T>> | undefined;
};

/** Maps each field of a table to a value, by name. */
export function eachField<T extends Fields, Result>(
  fields: T,
  make: (field: Field, name: Extract<keyof T, string>) => unknown,
): Result {
  const made = namesOf(fields).map((name) => [name, make(fields[name] as Field, name)]);
  return Object.fromEntries(made) as Result;
}

export function namesOf<T extends Fields>(fields: T): Extract<keyof T, string>[] {
  return Object.keys(fields) as Extract<keyof T, string>[];
}

export function translatedIn<T extends Fields>(fields: T): Translated<T>[] {
  return namesOf(fields).filter(
    (name): name is Translated<T> & typeof name => isText(fields[name]) && fields[name].isTranslated === true,
  );
}

export function listedIn<T extends Fields>(fields: T): Listed<T> {
  const listed = Object.entries(fields).filter(([, field]) => !isText(field) || !field.isOnlyOnDetailPage);
  return Object.fromEntries(listed) as Listed<T>;
}

export function isNullable({ missingProblem, wasOptional }: TextField): boolean {
  return missingProblem === undefined || wasOptional === true;
}

export function isText(field: Field | undefined): field is TextField {
  return field !== undefined && "maxLength" in field;
}
