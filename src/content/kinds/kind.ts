import type { FactCheck } from "#domain/content/fact-checks.ts";
import type { WordSample } from "#domain/start/start-calls.ts";

/**
 * Kinds of content values, declared beside the values. Overlay, marks, editor, checks and first steps are derived
 * from them.
 * A plain text needs no declaration: a value of type `string` is a text.
 */
export type Kind =
  | TextKind
  | ParagraphsKind
  | FactKind
  | LinkKind
  | PictureKind
  | DocumentKind
  | FilmKind
  | FixedKind
  | ListKind
  | PartKind
  | WordsKind;

/** Kinds of the values in a part, by key. A part without traits is written as a plain object. */
export interface Parts {
  readonly [key: string]: Kind | Parts;
}

/** Part of the sample company that a value shows, such as its partner; by entry id if only that entry shows it. */
export type Sample = WordSample | readonly WordSample[] | Readonly<Record<string, WordSample>>;

/** Traits of any kind. Values in a part inherit its `sample` and `isForSearch` unless they declare their own. */
export interface Traits {
  /** Name in the editor. The default is the usual name of the key (`usual-names.ts`), or the text itself. */
  readonly name?: string;
  /** The part of the sample company that the value shows as long as it is unchanged; `[]`: none. */
  readonly sample?: Sample;
  /** Shown in search results and the browser tab, not in the page. */
  readonly isForSearch?: boolean;
  /** False for texts that the page uses as lookup keys: the editor cannot mark them. */
  readonly isMarked?: boolean;
}

export interface TextKind extends Traits {
  readonly kind: "text";
  /** A telephone number; links and other notations are derived from it. */
  readonly isPhone?: boolean;
  /** May be empty. */
  readonly isOptional?: boolean;
}

/** Any number of sentences, list items or labels. */
export interface ParagraphsKind extends Traits {
  readonly kind: "texts";
  /** Must not be empty. */
  readonly isRequired?: boolean;
}

/** A value without language: a number, an address, a code, a boolean. Not a placeholder of the company (`placeholders.ts`). */
export interface FactKind extends Traits {
  readonly kind: "fact";
  readonly name: string;
  readonly check: FactCheck;
  /** The program counts it from the references: it changes with them, not with a program version. */
  readonly isCounted?: boolean;
}

export interface LinkKind extends Traits {
  readonly kind: "link";
}

/** A picture; its description is stored beside it as `alt`. */
export interface PictureKind extends Traits {
  readonly kind: "picture";
}

/** Address of a file that the company may replace. */
export interface DocumentKind extends Traits {
  readonly kind: "document";
}

/** A film that the company may replace by an upload or an address. */
export interface FilmKind extends Traits {
  readonly kind: "film";
}

/** Not editable: addresses, filters or functions depend on the value. */
export interface FixedKind extends Traits {
  readonly kind: "fixed";
}

export interface ListKind<In = Parts> extends Traits {
  readonly kind: "list";
  readonly noun: string;
  readonly parts: In;
  /** Entries cannot be added, moved or removed: each belongs to an item of the program. */
  readonly isComplete?: boolean;
}

export interface PartKind<In = Parts> extends Traits {
  readonly kind: "part";
  readonly parts: In;
}

/** A part with one object per language, each with the same keys. */
export interface WordsKind extends Traits {
  readonly kind: "words";
  readonly parts: Parts;
}

export interface PageWordsKind extends WordsKind {
  readonly parts: Parts & { meta: PartKind };
}

export function checkOf(kind: FactKind | LinkKind): FactCheck {
  return kind.kind === "link" ? "link" : kind.check;
}
