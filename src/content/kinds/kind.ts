import type { FactCheck } from "#domain/content/fact-checks.ts";
import type { WordSample } from "#domain/start/start-calls.ts";

/**
 * Kinds of the values of the content, declared beside them. Overlay, marks, editor, checks and first steps derive from these.
 * A text needs none, unless something about it is special: a string that is typed as `string` is a text.
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

/** The kinds in a part by their keys; a part without traits of its own is written as a plain object. */
export interface Parts {
  readonly [key: string]: Kind | Parts;
}

/** Part of the sample that a value shows; by the id of an entry, where it does so in that entry alone. */
export type Sample = WordSample | readonly WordSample[] | Readonly<Record<string, WordSample>>;

/** Traits of any kind. What lies in a part has its `sample` and `isForSearch`, unless it declares its own. */
export interface Traits {
  /** In the editor. Left out, it is the usual name of the key (`usual-names.ts`), or the text itself. */
  readonly name?: string;
  /** The value is still the program's sample as long as nobody has changed it. */
  readonly sample?: Sample;
  /** Read by search engines and in the tab of the browser, not in the page. */
  readonly isForSearch?: boolean;
  /** False for texts by which the page looks something up: the editor cannot mark them. */
  readonly isMarked?: boolean;
}

export interface TextKind extends Traits {
  readonly kind: "text";
  /** A telephone number, from which links and forms of writing derive. */
  readonly isPhone?: boolean;
  /** The page can do without it. */
  readonly isOptional?: boolean;
}

/** Sentences, points or labels of which there are any number. */
export interface ParagraphsKind extends Traits {
  readonly kind: "texts";
  /** The page cannot do without any of them. */
  readonly isRequired?: boolean;
}

/** A value that is the same in every language. */
export interface FactKind extends Traits {
  readonly kind: "fact";
  readonly name: string;
  readonly check: FactCheck;
  /** The program keeps count of it from the references: it changes with them, and not with a version of the program. */
  readonly isCounted?: boolean;
}

export interface LinkKind extends Traits {
  readonly kind: "link";
}

/** A picture with its description, which stands beside it as `alt`. */
export interface PictureKind extends Traits {
  readonly kind: "picture";
}

/** The address of a file, which the company may replace by its own. */
export interface DocumentKind extends Traits {
  readonly kind: "document";
}

/** A film, which the company may replace by an upload or an address. */
export interface FilmKind extends Traits {
  readonly kind: "film";
}

/** Nothing that could be edited: addresses, filters or functions depend on it. */
export interface FixedKind extends Traits {
  readonly kind: "fixed";
}

export interface ListKind<In = Parts> extends Traits {
  readonly kind: "list";
  /** An entry is called so. */
  readonly noun: string;
  readonly parts: In;
  /** The entries cannot be added, moved or taken out: the program has one for each of its own things. */
  readonly isComplete?: boolean;
}

export interface PartKind<In = Parts> extends Traits {
  readonly kind: "part";
  readonly parts: In;
}

/** A part whose languages stand beside each other, each with the same keys. */
export interface WordsKind extends Traits {
  readonly kind: "words";
  readonly parts: Parts;
}

/** The words of a listed page. */
export interface PageKind extends WordsKind {
  readonly parts: Parts & { meta: PartKind };
}

/** The check that a value of this kind has to pass. */
export function checkOf(kind: FactKind | LinkKind): FactCheck {
  return kind.kind === "link" ? "link" : kind.check;
}
