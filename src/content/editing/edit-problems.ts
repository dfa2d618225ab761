import type { EditablePlace } from "#domain/content/content-calls.ts";
import type { DocumentEdit, Edit, FilmEdit, PictureEdit } from "#domain/content/edits.ts";
import { type FactCheck, type FactProblem, factProblem } from "#domain/content/fact-checks.ts";
import { hidesSomething, isReadable } from "#domain/content/readable.ts";
import { filesOfFilm, isPlayable, isUploadedFilm } from "#domain/films/film-source.ts";
import { defaultLocale, type Locale, type Localized, locales } from "#domain/locale.ts";
import { logoOf } from "../brand/logo.ts";
import { contrastOf, isColor, isReadable as isReadableColor } from "../brand/palette.ts";
import { isProgramFilm } from "../brand/program-films.ts";
import { isPictureKey } from "../picture-key.ts";
import { isKnownPlace, placesIn } from "./facts.ts";
import { type LinkProblem, linkProblem } from "./links.ts";

type FactValue = string | number | boolean | readonly string[];

/** Why an edit cannot be published yet, or not be kept at all. */
export type EditProblem =
  | { problem: "unknownPath" | "otherKind" }
  | { problem: "missing" | "noDescription" | "controlCharacter"; locale: Locale }
  /** Language of the file, where each language has its own. */
  | { problem: "missingFile"; locale?: Locale }
  | { problem: "unknownPlace"; locale: Locale; place: string }
  /** Two forms of one telephone number. */
  | { problem: "phonesDiffer"; one: string; other: string }
  | { problem: "unreadableDark"; contrast: number }
  | { problem: "noFilm" }
  | { problem: FactProblem | LinkProblem };

/** The files that there are, by name, with how many bytes each has. */
export type StoredSizes = ReadonlyMap<string, number>;

/**
 * Problems of an edit.
 * @param place its place; `undefined` where there is none
 * @param stored those of the files that it names (`filesIn`) that exist
 */
export function editProblems(
  edit: Edit,
  place: EditablePlace | undefined,
  stored: StoredSizes = new Map(),
): EditProblem[] {
  if (place === undefined) return [{ problem: "unknownPath" }];
  if (!isOfKind(edit, place)) return [{ problem: "otherKind" }];
  if (edit.kind === "fact" && place.kind === "fact") return factProblems(place.check, edit.value);
  if (edit.kind === "picture") return pictureProblems(edit, place, stored);
  if (edit.kind === "document") return documentProblems(edit, stored);
  if (edit.kind === "film") return filmProblems(edit, stored);
  if (edit.kind !== "text" && edit.kind !== "texts") return [];
  if (locales.every((locale) => edit[locale].length === 0) && mayBeEmpty(place)) return [];
  const ofThePage = placesOfThePage(place);
  return locales.flatMap((locale) => {
    const texts = [edit[locale]].flat();
    if (texts.length === 0) return [{ problem: "missing", locale } as const];
    return texts.flatMap((text) => textProblems(text, locale, ofThePage));
  });
}

/** Returns true when an edit has the kind of its place, so that the place can show it. */
export function isOfKind(edit: Edit, place: EditablePlace): boolean {
  if (place.kind !== "fact" || edit.kind !== "fact") return place.kind === edit.kind;
  return isLikeFact(place.check, place.value, edit.value);
}

/** Returns true when a value has the type of a fact: a colour for a colour, a list for a list. */
export function isLikeFact(check: FactCheck, fact: FactValue, value: FactValue): boolean {
  return (
    Array.isArray(fact) === Array.isArray(value) &&
    typeof fact === typeof value &&
    !factProblems(check, value).some(({ problem }) => problem === "otherKind")
  );
}

/** The files of pictures, films and documents that an edit names. */
export function filesIn(edit: Edit): string[] {
  if (edit.kind === "picture") return typeof edit.picture === "object" ? [edit.picture.file] : [];
  if (edit.kind === "film")
    return typeof edit.film === "object" && isUploadedFilm(edit.film) ? filesOfFilm(edit.film) : [];
  if (edit.kind !== "document") return [];
  return locales.flatMap((locale) => edit[locale]?.file ?? []);
}

function textProblems(text: string, locale: Locale, ofThePage: ReadonlySet<string>): EditProblem[] {
  if (!isReadable(text)) return [{ problem: "missing", locale }];
  if (hidesSomething(text)) return [{ problem: "controlCharacter", locale }];
  return placesIn(text)
    .filter((place) => !isKnownPlace(place, ofThePage))
    .map(({ name, particle }) => ({
      problem: "unknownPlace",
      locale,
      place: particle === undefined ? `{${name}}` : `{${name}:${particle}}`,
    }));
}

function factProblems(check: FactCheck, value: FactValue): EditProblem[] {
  const text = String(value);
  switch (check) {
    case "color":
      return isColor(text) ? [] : [{ problem: "otherKind" }];
    case "darkColor": {
      if (!isColor(text)) return [{ problem: "otherKind" }];
      const problem = { problem: "unreadableDark", contrast: contrastOf("dark", text) } as const;
      return isReadableColor("dark", text) ? [] : [problem];
    }
    case "logo":
      return text === "" || logoOf(text) ? [] : [{ problem: "otherKind" }];
    default: {
      const problem = factProblem(check, value) ?? (check === "link" ? linkProblem(text) : undefined);
      return problem ? [{ problem }] : [];
    }
  }
}

/** True where the program's own picture only decorates: the description is then optional for any picture there. */
export function descriptionMayBeEmpty(place: Localized<string>): boolean {
  return place[defaultLocale] === "";
}

/** Words that a page can do without. Labels and cells have each their place, and a question has an answer. */
function mayBeEmpty(place: EditablePlace): boolean {
  return (place.kind === "text" || place.kind === "texts") && place.mayBeEmpty === true;
}

function pictureProblems(
  { picture, ...description }: PictureEdit,
  place: EditablePlace,
  stored: StoredSizes,
): EditProblem[] {
  if (typeof picture === "string" && !isPictureKey(picture)) return [{ problem: "otherKind" }];
  if (typeof picture === "object" && !stored.has(picture.file)) return [{ problem: "missingFile" }];
  const mayBeEmpty = place.kind === "picture" && descriptionMayBeEmpty(place);
  return locales.flatMap((locale) => {
    const text = description[locale];
    if (!isReadable(text)) return mayBeEmpty ? [] : [{ problem: "noDescription", locale }];
    return textProblems(text, locale, new Set());
  });
}

function documentProblems(edit: DocumentEdit, stored: StoredSizes): EditProblem[] {
  return locales.flatMap((locale) => {
    const document = edit[locale];
    const isThere = document === null || stored.get(document.file) === document.size;
    return isThere ? [] : [{ problem: "missingFile", locale }];
  });
}

function filmProblems({ film }: FilmEdit, stored: StoredSizes): EditProblem[] {
  if (typeof film === "string") return isProgramFilm(film) ? [] : [{ problem: "otherKind" }];
  if (isUploadedFilm(film))
    return filesOfFilm(film).every((file) => stored.has(file)) ? [] : [{ problem: "missingFile" }];
  return isPlayable(film) ? [] : [{ problem: "noFilm" }];
}

/** Placeholders that the page fills in, such as a count. */
function placesOfThePage(place: EditablePlace): ReadonlySet<string> {
  if (place.kind !== "text" && place.kind !== "texts") return new Set();
  const texts = locales.flatMap((locale) => place[locale]);
  return new Set(texts.flatMap(placesIn).map(({ name }) => name));
}
