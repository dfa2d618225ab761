import type { EditablePlace } from "#domain/content/content-calls.ts";
import type { Edit, PictureEdit } from "#domain/content/edits.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { isPictureKey } from "../picture-key.ts";
import { isKnownPlace, placesIn } from "./facts.ts";

/** Why an edit cannot be published yet, or not be kept at all. */
export type EditProblem =
  | { problem: "unknownPath" | "otherKind" | "unknownFile" }
  | { problem: "missing" | "noDescription" | "controlCharacter"; locale: Locale }
  | { problem: "unknownPlace"; locale: Locale; place: string };

/**
 * What is wrong with an edit.
 * @param place what stands there without it; `undefined` where there is no such place
 * @param isStored whether there is a file of this name
 */
export function editProblems(
  edit: Edit,
  place: EditablePlace | undefined,
  isStored: (file: string) => boolean = () => true,
): EditProblem[] {
  if (place === undefined) return [{ problem: "unknownPath" }];
  if (place.kind !== edit.kind || (place.kind === "fact" && !isLike(place, edit)))
    return [{ problem: "otherKind" }];
  if (edit.kind === "picture") return pictureProblems(edit, place, isStored);
  if (edit.kind !== "text" && edit.kind !== "texts") return [];
  const ofThePage = placesOfThePage(place);
  return locales.flatMap((locale) =>
    [edit[locale]].flat().flatMap((text) => textProblems(text, locale, ofThePage)),
  );
}

function textProblems(text: string, locale: Locale, ofThePage: ReadonlySet<string>): EditProblem[] {
  if (text.trim() === "") return [{ problem: "missing", locale }];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0009\u000b-\u001f\u007f]/.test(text)) return [{ problem: "controlCharacter", locale }];
  return placesIn(text)
    .filter((place) => !isKnownPlace(place, ofThePage))
    .map(({ name, particle }) => ({
      problem: "unknownPlace",
      locale,
      place: particle === undefined ? `{${name}}` : `{${name}:${particle}}`,
    }));
}

/** A picture of the program's may go without a description where it only decorates, as in its own place. */
function pictureProblems(
  { picture, ko, en }: PictureEdit,
  place: EditablePlace,
  isStored: (file: string) => boolean,
): EditProblem[] {
  if (typeof picture === "string" && !isPictureKey(picture)) return [{ problem: "otherKind" }];
  if (typeof picture === "object" && !isStored(picture.file)) return [{ problem: "unknownFile" }];
  const mayDecorate = typeof picture === "string" && place.kind === "picture" && place.ko === "";
  if (mayDecorate && (ko + en).trim() === "") return [];
  return locales.flatMap((locale) => {
    const text = { ko, en }[locale];
    if (text.trim() === "") return [{ problem: "noDescription", locale }];
    return textProblems(text, locale, new Set());
  });
}

/** What the page fills into a text, such as a count. */
function placesOfThePage(place: EditablePlace): ReadonlySet<string> {
  if (place.kind !== "text" && place.kind !== "texts") return new Set();
  const texts = [place.ko, place.en].flat();
  return new Set(texts.flatMap(placesIn).map(({ name }) => name));
}

function isLike(place: EditablePlace, edit: Edit): boolean {
  if (place.kind !== "fact" || edit.kind !== "fact") return false;
  return Array.isArray(place.value) === Array.isArray(edit.value) && typeof place.value === typeof edit.value;
}
