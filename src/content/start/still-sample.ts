import type { EditablePlace } from "#domain/content/content-calls.ts";
import { type Edit, type Edits, hidingPaths } from "#domain/content/edits.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { WordSample } from "#domain/start/start-calls.ts";
import { defaults } from "../editing/defaults.ts";
import { editOf, type Place, placesOf } from "../editing/places.ts";

/** The words of the site as they are shipped and as the company has changed them. */
export interface SampleWords {
  /** Everything that can be edited, as it is shipped, with the entries that the company has added. */
  originals: readonly Place[];
  /** The draft. */
  edits: Edits;
  /** Content that the company uses as it is, by path: see `contentOf`. */
  accepted: ReadonlyMap<string, string>;
}

/** A place that still shows the sample, in some or all languages. */
export interface PlaceLeft {
  path: string;
  part: WordSample;
  locales: Locale[];
}

/** Every place that is still the sample, in the order of the pages. */
export interface SamplePlaces {
  left: PlaceLeft[];
  /** Places that the company uses as they are: their content is still that which was accepted. */
  accepted: PlaceLeft[];
}

export function samplesIn(words: SampleWords): SamplePlaces {
  const places = Map.groupBy(placesOfSample(words), ({ path }) =>
    isAccepted(path, words) ? "accepted" : "left",
  );
  return { left: places.get("left") ?? [], accepted: places.get("accepted") ?? [] };
}

function isAccepted(path: string, words: SampleWords): boolean {
  const accepted = words.accepted.get(path);
  return accepted !== undefined && accepted === contentOf(path, words);
}

/** Content of a place as it is accepted: both what is shipped and what the company has made of it. */
export function contentOf(path: string, { originals, edits }: SampleWords): string {
  const place = originals.find((each) => each.place.path === path)?.place;
  return JSON.stringify([place === undefined ? null : shippedIn(place), edits.get(path) ?? null]);
}

/** Documents have their addresses: as edits they are empty. */
function shippedIn(place: EditablePlace): unknown {
  return place.kind === "document" ? locales.map((locale) => place[locale]) : editOf(place);
}

function placesOfSample(words: SampleWords): PlaceLeft[] {
  const hidden = hiddenParts(words);
  const hasOwnRating = ratingOf(words).some(({ place }) => isChanged(place, words.edits));
  return words.originals.flatMap(({ place, samples: [part] }) => {
    if (part === undefined || !isOfSample(place)) return [];
    if (hidingPaths(place.path).some((path) => hidden.has(path))) return [];
    // One figure of a rating may truly be that of the sample.
    if (part === "review" && hasOwnRating) return [];
    const left = languagesLeft(place, words.edits.get(place.path));
    return left.length > 0 ? [{ path: place.path, part, locales: left }] : [];
  });
}

/** Returns true if the content of an editable field differs from the shipped one. */
export function isChanged(place: EditablePlace, edits: Edits): boolean {
  const edit = edits.get(place.path);
  return edit !== undefined && JSON.stringify(edit) !== JSON.stringify(editOf(place));
}

/** Languages with unchanged sample content in an editable field. Empty content and the order of a list do not count as sample. */
function languagesLeft(place: EditablePlace, edit: Edit | undefined): Locale[] {
  const isSame = edit === undefined || JSON.stringify(edit) === JSON.stringify(editOf(place));
  switch (place.kind) {
    case "list":
      return [];
    case "film":
      return isSame ? [...locales] : [];
    case "fact":
      return isSame && place.value !== "" ? [...locales] : [];
    case "picture": {
      const isSamePicture =
        edit?.kind !== "picture" || JSON.stringify(edit.picture) === JSON.stringify(place.picture);
      return isSamePicture ? [...locales] : sameTexts(place, edit);
    }
    case "document":
      return locales.filter(
        (locale) => place[locale] !== "" && (edit?.kind !== "document" || edit[locale] === null),
      );
    default:
      return sameTexts(place, isSame ? place : edit);
  }
}

type Texts = Readonly<Record<Locale, string | readonly string[]>>;

function sameTexts(place: Texts, edit: object): Locale[] {
  const said = edit as Partial<Texts>;
  return locales.filter(
    (locale) => place[locale].length > 0 && JSON.stringify(said[locale]) === JSON.stringify(place[locale]),
  );
}

/**
 * Places that follow the company's own references and products differ from those with the sample's, and are
 * no sample.
 */
function isOfSample(place: EditablePlace): boolean {
  const ofSample = sampleOriginals.get(place.path);
  return ofSample === undefined || ofSample === JSON.stringify(editOf(place));
}

const sampleOriginals: ReadonlyMap<string, string> = new Map(
  placesOf(defaults).map((place) => [place.path, JSON.stringify(editOf(place))]),
);

function ratingOf({ originals }: SampleWords): Place[] {
  return originals.filter(({ samples }) => samples.includes("review"));
}

/** Switches that hide a part, such as a claim that the company cannot make. */
function hiddenParts({ originals, edits }: SampleWords): ReadonlySet<string> {
  const hidden = originals.filter(({ place }) => {
    if (place.kind !== "fact" || !(place.check === "section" || place.path.endsWith(".show"))) return false;
    const edit = edits.get(place.path);
    return (edit?.kind === "fact" ? edit.value : place.value) === false;
  });
  return new Set(hidden.map(({ place }) => place.path));
}
