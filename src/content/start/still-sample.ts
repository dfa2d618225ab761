import type { EditableField } from "#domain/content/content-calls.ts";
import { type Edit, type Edits, hidingPaths } from "#domain/content/edits.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { WordSample } from "#domain/start/start-calls.ts";
import { defaults } from "../editing/defaults.ts";
import { editableFields, editOf, type SampledField } from "../editing/editable-fields.ts";

/** The words of the site as they are shipped and as the company has changed them. */
export interface SampleWords {
  /** Everything that can be edited, as it is shipped, with the entries that the company has added. */
  originals: readonly SampledField[];
  /** The draft. */
  edits: Edits;
  /** Content that the company uses as it is, by path: see `contentOf`. */
  accepted: ReadonlyMap<string, string>;
}

/** A field that still shows the sample, in some or all languages. */
export interface RemainingField {
  path: string;
  part: WordSample;
  locales: Locale[];
}

/** Every field that is still the sample, in the order of the pages. */
export interface SampleFields {
  remaining: RemainingField[];
  /** Fields that the company uses as they are: their content is still that which was accepted. */
  accepted: RemainingField[];
}

export function samplesIn(words: SampleWords): SampleFields {
  const fields = Map.groupBy(fieldsOfSample(words), ({ path }) =>
    isAccepted(path, words) ? "accepted" : "left",
  );
  return { remaining: fields.get("left") ?? [], accepted: fields.get("accepted") ?? [] };
}

function isAccepted(path: string, words: SampleWords): boolean {
  const accepted = words.accepted.get(path);
  return accepted !== undefined && accepted === contentOf(path, words);
}

/** Content of a field as it is accepted: both what is shipped and what the company has made of it. */
export function contentOf(path: string, { originals, edits }: SampleWords): string {
  const field = originals.find((each) => each.field.path === path)?.field;
  return JSON.stringify([field === undefined ? null : shippedIn(field), edits.get(path) ?? null]);
}

/** Documents have their addresses: as edits they are empty. */
function shippedIn(field: EditableField): unknown {
  return field.kind === "document" ? locales.map((locale) => field[locale]) : editOf(field);
}

function fieldsOfSample(words: SampleWords): RemainingField[] {
  const hidden = hiddenParts(words);
  const hasOwnRating = ratingOf(words).some(({ field }) => isChanged(field, words.edits));
  return words.originals.flatMap(({ field, samples: [part] }) => {
    if (part === undefined || !isOfSample(field)) return [];
    if (hidingPaths(field.path).some((path) => hidden.has(path))) return [];
    // One figure of a rating may truly be that of the sample.
    if (part === "review" && hasOwnRating) return [];
    const remainingLocales = remainingLanguages(field, words.edits.get(field.path));
    return remainingLocales.length > 0 ? [{ path: field.path, part, locales: remainingLocales }] : [];
  });
}

/** Returns true if the content of an editable field differs from the shipped one. */
export function isChanged(field: EditableField, edits: Edits): boolean {
  const edit = edits.get(field.path);
  return edit !== undefined && JSON.stringify(edit) !== JSON.stringify(editOf(field));
}

/** Languages with unchanged sample content in an editable field. Empty content and the order of a list do not count as sample. */
function remainingLanguages(field: EditableField, edit: Edit | undefined): Locale[] {
  const isSame = edit === undefined || JSON.stringify(edit) === JSON.stringify(editOf(field));
  switch (field.kind) {
    case "list":
      return [];
    case "film":
      return isSame ? [...locales] : [];
    case "fact":
      return isSame && field.value !== "" ? [...locales] : [];
    case "picture": {
      const isSamePicture =
        edit?.kind !== "picture" || JSON.stringify(edit.picture) === JSON.stringify(field.picture);
      return isSamePicture ? [...locales] : sameTexts(field, edit);
    }
    case "document":
      return locales.filter(
        (locale) => field[locale] !== "" && (edit?.kind !== "document" || edit[locale] === null),
      );
    default:
      return sameTexts(field, isSame ? field : edit);
  }
}

type Texts = Readonly<Record<Locale, string | readonly string[]>>;

function sameTexts(field: Texts, edit: object): Locale[] {
  const texts = edit as Partial<Texts>;
  return locales.filter(
    (locale) => field[locale].length > 0 && JSON.stringify(texts[locale]) === JSON.stringify(field[locale]),
  );
}

/**
 * Fields that follow the company's own references and products differ from those with the sample's, and are
 * no sample.
 */
function isOfSample(field: EditableField): boolean {
  const ofSample = sampleOriginals.get(field.path);
  return ofSample === undefined || ofSample === JSON.stringify(editOf(field));
}

const sampleOriginals: ReadonlyMap<string, string> = new Map(
  editableFields(defaults).map((field) => [field.path, JSON.stringify(editOf(field))]),
);

function ratingOf({ originals }: SampleWords): SampledField[] {
  return originals.filter(({ samples }) => samples.includes("review"));
}

/** Switches that hide a part, such as a claim that the company cannot make. */
function hiddenParts({ originals, edits }: SampleWords): ReadonlySet<string> {
  const hidden = originals.filter(({ field }) => {
    if (field.kind !== "fact" || !(field.check === "section" || field.path.endsWith(".show"))) return false;
    const edit = edits.get(field.path);
    return (edit?.kind === "fact" ? edit.value : field.value) === false;
  });
  return new Set(hidden.map(({ field }) => field.path));
}
