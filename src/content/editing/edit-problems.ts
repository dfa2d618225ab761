import type { EditablePlace } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { logoOf } from "../brand/logo.ts";
import { contrastOf, isColor, isReadable } from "../brand/palette.ts";
import { isKnownPlace, placesIn } from "./facts.ts";

/** Why an edit cannot be published yet, or not be kept at all. */
export type EditProblem =
  | { problem: "unknownPath" | "otherKind" }
  | { problem: "missing" | "controlCharacter" | "missingFile"; locale: Locale }
  | { problem: "unknownPlace"; locale: Locale; place: string }
  | { problem: "unreadableAction" | "unreadableDark"; contrast: number };

/**
 * What is wrong with an edit.
 * @param place what stands there without it; `undefined` where there is no such place
 */
export function editProblems(edit: Edit, place: EditablePlace | undefined): EditProblem[] {
  if (place === undefined) return [{ problem: "unknownPath" }];
  if (place.kind !== edit.kind || (place.kind === "fact" && !isLike(place, edit)))
    return [{ problem: "otherKind" }];
  if (edit.kind === "fact") return factProblems(place.path, edit.value);
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

function factProblems(path: string, value: Extract<Edit, { kind: "fact" }>["value"]): EditProblem[] {
  const text = String(value);
  switch (path) {
    case "company.brand.action":
    case "company.brand.dark": {
      if (!isColor(text)) return [{ problem: "otherKind" }];
      const role = path === "company.brand.action" ? "action" : "dark";
      const problem = role === "action" ? "unreadableAction" : "unreadableDark";
      return isReadable(role, text) ? [] : [{ problem, contrast: contrastOf(role, text) }];
    }
    case "company.brand.logo":
    case "company.brand.logoOnDark":
      return text === "" || logoOf(text) ? [] : [{ problem: "otherKind" }];
    default:
      return [];
  }
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
