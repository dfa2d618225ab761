import type { EditableField } from "#domain/content/content-calls.ts";
import type { DocumentEdit, Edit, FilmEdit, PictureEdit } from "#domain/content/edits.ts";
import { type FactCheck, type FactProblem, factProblem } from "#domain/content/fact-checks.ts";
import { hasHiddenCharacters, hasVisibleText } from "#domain/content/readable.ts";
import { filesOfFilm, isPlayable, isUploadedFilm } from "#domain/films/film-source.ts";
import { defaultLocale, type Locale, type Localized, locales } from "#domain/locale.ts";
import { logoOf } from "../brand/logo.ts";
import { contrastOf, hasEnoughContrast, isColor } from "../brand/palette.ts";
import { isProgramFilm } from "../brand/program-films.ts";
import { isPictureKey } from "../picture-key.ts";
import { type LinkProblem, linkProblem } from "./links.ts";
import { isKnownPlaceholder, placeholdersIn } from "./placeholders.ts";

type FactValue = string | number | boolean | readonly string[];

/** Reason why an edit cannot be published yet, or cannot be stored at all. */
export type EditProblem =
  | { problem: "unknownPath" | "otherKind" }
  | { problem: "missing" | "noDescription" | "hiddenCharacterInText"; locale: Locale }
  /** Language of the file, if each language has its own. */
  | { problem: "missingFile"; locale?: Locale }
  | { problem: "unknownPlaceholder"; locale: Locale; placeholder: string }
  | { problem: "phonesDiffer"; one: string; other: string }
  | { problem: "unreadableDark"; contrast: number }
  | { problem: "noFilm" }
  | { problem: FactProblem | LinkProblem };

/** Language of the text or file that has a problem; `undefined` for a problem of the whole field. */
export function localeOfProblem(problem: EditProblem): Locale | undefined {
  return "locale" in problem ? problem.locale : undefined;
}

/** Uploaded files and own pages to which edits refer. */
export interface ReferencedRecords {
  /** Sizes in bytes of uploaded files, by file name. */
  fileSizes: ReadonlyMap<string, number>;
  /** Korean paths of the company's own pages and news, published or not. */
  ownPaths: ReadonlySet<string>;
}

export const noRecords: ReferencedRecords = { fileSizes: new Map(), ownPaths: new Set() };

/**
 * Returns the problems of an edit.
 * @param field its editable field; `undefined` if none exists
 * @param referenced records to which the edit refers
 */
export function editProblems(
  edit: Edit,
  field: EditableField | undefined,
  referenced: ReferencedRecords = noRecords,
): EditProblem[] {
  if (field === undefined) return [{ problem: "unknownPath" }];
  if (!isOfKind(edit, field)) return [{ problem: "otherKind" }];
  if (edit.kind === "fact" && field.kind === "fact")
    return factProblems(field.check, edit.value, referenced.ownPaths);
  if (edit.kind === "picture") return pictureProblems(edit, field, referenced.fileSizes);
  if (edit.kind === "document") return documentProblems(edit, referenced.fileSizes);
  if (edit.kind === "film") return filmProblems(edit, referenced.fileSizes);
  if (edit.kind !== "text" && edit.kind !== "texts") return [];
  if (locales.every((locale) => edit[locale].length === 0) && mayBeEmpty(field)) return [];
  const filledByPage = pagePlaceholders(field);
  return locales.flatMap((locale) => {
    const texts = [edit[locale]].flat();
    if (texts.length === 0) return [{ problem: "missing", locale } as const];
    return texts.flatMap((text) => textProblems(text, locale, filledByPage));
  });
}

export function isOfKind(edit: Edit, field: EditableField): boolean {
  if (field.kind !== "fact" || edit.kind !== "fact") return field.kind === edit.kind;
  return hasSameTypeAs(field.check, field.value, edit.value);
}

/** Returns true when an edited value has the type of the default one: a color for a color, a list for a list. */
export function hasSameTypeAs(check: FactCheck, fact: FactValue, value: FactValue): boolean {
  return (
    Array.isArray(fact) === Array.isArray(value) &&
    typeof fact === typeof value &&
    !factProblems(check, value).some(({ problem }) => problem === "otherKind")
  );
}

/** Returns the files of pictures, films and documents that an edit refers to. */
export function filesIn(edit: Edit): string[] {
  if (edit.kind === "picture") return typeof edit.picture === "object" ? [edit.picture.file] : [];
  if (edit.kind === "film")
    return typeof edit.film === "object" && isUploadedFilm(edit.film) ? filesOfFilm(edit.film) : [];
  if (edit.kind !== "document") return [];
  return locales.flatMap((locale) => edit[locale]?.file ?? []);
}

function textProblems(text: string, locale: Locale, filledByPage: ReadonlySet<string>): EditProblem[] {
  if (!hasVisibleText(text)) return [{ problem: "missing", locale }];
  if (hasHiddenCharacters(text)) return [{ problem: "hiddenCharacterInText", locale }];
  return placeholdersIn(text)
    .filter((placeholder) => !isKnownPlaceholder(placeholder, locale, filledByPage))
    .map(({ written }) => ({ problem: "unknownPlaceholder", locale, placeholder: written }));
}

function factProblems(check: FactCheck, value: FactValue, ownPaths = noRecords.ownPaths): EditProblem[] {
  const text = String(value);
  switch (check) {
    case "color":
      return isColor(text) ? [] : [{ problem: "otherKind" }];
    case "darkColor": {
      if (!isColor(text)) return [{ problem: "otherKind" }];
      const problem = { problem: "unreadableDark", contrast: contrastOf("dark", text) } as const;
      return hasEnoughContrast("dark", text) ? [] : [problem];
    }
    case "logo":
      return text === "" || logoOf(text) ? [] : [{ problem: "otherKind" }];
    default: {
      const problem =
        factProblem(check, value) ?? (check === "link" ? linkProblem(text, ownPaths) : undefined);
      return problem ? [{ problem }] : [];
    }
  }
}

/** Returns true for a decorative picture of the program: the description of its replacement is optional too. */
export function descriptionMayBeEmpty(description: Localized<string>): boolean {
  return description[defaultLocale] === "";
}

/** Returns true for text that a page can omit. Labels and table cells cannot be omitted, nor can an answer. */
function mayBeEmpty(field: EditableField): boolean {
  return (field.kind === "text" || field.kind === "texts") && field.mayBeEmpty === true;
}

function pictureProblems(
  { picture, ...description }: PictureEdit,
  field: EditableField,
  stored: ReferencedRecords["fileSizes"],
): EditProblem[] {
  if (typeof picture === "string" && !isPictureKey(picture)) return [{ problem: "otherKind" }];
  if (typeof picture === "object" && !stored.has(picture.file)) return [{ problem: "missingFile" }];
  const mayBeEmpty = field.kind === "picture" && descriptionMayBeEmpty(field);
  return locales.flatMap((locale) => {
    const text = description[locale];
    if (!hasVisibleText(text)) return mayBeEmpty ? [] : [{ problem: "noDescription", locale }];
    return textProblems(text, locale, new Set());
  });
}

function documentProblems(edit: DocumentEdit, stored: ReferencedRecords["fileSizes"]): EditProblem[] {
  return locales.flatMap((locale) => {
    const document = edit[locale];
    const isThere = document === null || stored.get(document.file) === document.size;
    return isThere ? [] : [{ problem: "missingFile", locale }];
  });
}

function filmProblems({ film }: FilmEdit, stored: ReferencedRecords["fileSizes"]): EditProblem[] {
  if (typeof film === "string") return isProgramFilm(film) ? [] : [{ problem: "otherKind" }];
  if (isUploadedFilm(film))
    return filesOfFilm(film).every((file) => stored.has(file)) ? [] : [{ problem: "missingFile" }];
  return isPlayable(film) ? [] : [{ problem: "noFilm" }];
}

/** Placeholders that the page itself fills in, such as a count. */
function pagePlaceholders(field: EditableField): ReadonlySet<string> {
  if (field.kind !== "text" && field.kind !== "texts") return new Set();
  const texts = locales.flatMap((locale) => field[locale]);
  return new Set(texts.flatMap(placeholdersIn).map(({ name }) => name));
}
