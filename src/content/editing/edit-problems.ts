import { type FactProblem, factProblem } from "#domain/content/company-facts.ts";
import type { EditablePlace } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { isKnownPlace, placesIn } from "./facts.ts";

/** Why an edit cannot be published yet, or not be kept at all. */
export type EditProblem =
  | { problem: "unknownPath" | "otherKind" }
  | { problem: "missing" | "controlCharacter"; locale: Locale }
  | { problem: "unknownPlace"; locale: Locale; place: string }
  | { problem: FactProblem };

/**
 * What is wrong with an edit.
 * @param place what stands there without it; `undefined` where there is no such place
 */
export function editProblems(edit: Edit, place: EditablePlace | undefined): EditProblem[] {
  if (place === undefined) return [{ problem: "unknownPath" }];
  if (place.kind !== edit.kind || (place.kind === "fact" && !isLike(place, edit)))
    return [{ problem: "otherKind" }];
  if (edit.kind === "fact") {
    const problem = factProblem(place.path, edit.value);
    return problem ? [{ problem }] : [];
  }
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
