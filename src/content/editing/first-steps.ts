import type { Edit, Edits } from "#domain/content/edits.ts";
import {
  type SampleKind,
  type SamplePart,
  type StartState,
  type StartStep,
  sampleParts,
  startSteps,
} from "#domain/start/start-calls.ts";
import { defaults } from "./defaults.ts";
import { editOf, placesOf } from "./places.ts";

/** Facts on which the first steps are judged. */
export interface StartFacts {
  /** Everything that can be edited, as the program brings it, with the entries that the company has added. */
  originals: ReadonlyMap<string, Edit>;
  /** The draft. */
  edits: Edits;
  /** Sample records that are still there. */
  records: Readonly<Record<SampleKind, number>>;
  /** Documents of products whose file is one of the sample company's. */
  sampleFiles: number;
  isMailSetUp: boolean;
  hasSearchCode: boolean;
}

const id = String.raw`[^\]]+`;
const office = String.raw`^company\.offices\[${id}\]`;

/** The places by which one sees whether a part is still the sample; words that suit any maker are not among them. */
const places: Readonly<Record<Exclude<SamplePart, SampleKind>, RegExp>> = {
  name: /^company\.name$/,
  brand: /^company\.brand\./,
  // They are drawn with the name on them.
  socialPictures: /^company\.name$/,
  founding: /^company\.established$/,
  registration: /^company\.registrationNumber$/,
  email: /^company\.email$/,
  offices: new RegExp(String.raw`${office}\.(name|address|phone|email|postal\.street|location\.latitude)$`),
  figures: /^company\.figures\.(projects|overseasOffices)$/,
  areasServed: /^company\.areasServed$/,
  review: /^company\.review\.(rating|count)$/,
  heroWords: /^home\.hero\.slides\[[^\]]+\]\.(subtitle|title|description)$/,
  heroPictures: /^home\.hero\.slides\[[^\]]+\]\.picture$/,
  pictures: /^(?!home\.hero\.).*\.picture$/,
  companySummary: /^home\.company\.(title|paragraphs)$/,
  intro: /^intro\.(?!meta\.|.*\.(picture|alt|href)$)/,
  history: /^history\.timeline\.years\[[^\]]+\]\.events\[[^\]]+\]\.text$/,
  contactWords: /^contact\.(meta\.(title|description|keywords)|lead|otherOffices)$/,
  // Sentences on other pages that say where the company has offices.
  officeWords: new RegExp(
    String.raw`^(worldMap\.pins\[${id}\]\.description|history\.(lead|meta\.description|achievements\.items\[${id}\]\.description))$`,
  ),
  // Series and the partner's brand where words name them; those that are records are samples of their own.
  partner: new RegExp(
    String.raw`^((home|package|catalog)\.meta\.\w+|home\.hero\.slides\[bac\]\.primaryText|package\.(lead|bac\.(title|description|hxvModes\.title)|recommendations\.items\[${id}\]\.models)|history\.timeline\.pictures\[${id}\]\.caption)$`,
  ),
  claims: new RegExp(
    String.raw`^(industrial\.modular\.claim\.value|package\.own\.warranty\.value|waterTreatment\.(physical\.supplier|(physical\.backwash|combined)\.figures\[${id}\]\.value|benefits\.items\[water\]\.title))$`,
  ),
  // The films cannot be replaced: as long as their words are there, so are they.
  films: new RegExp(String.raw`^industrial\.videos\.tabs\[${id}\]\.title$`),
  catalogFiles: /^catalog\..*\.downloadUrl$/,
};

/** A part of the site, and how many of its places are still as the program brought them. */
interface Progress {
  id: SamplePart;
  left: number;
  of: number;
  /** The first place that is left, where the part is words or pictures. */
  next?: string | undefined;
}

/** Returns true for a place that shows whether a part of the site is still the sample. */
export function isOfPart(part: Exclude<SamplePart, SampleKind>, path: string): boolean {
  return places[part].test(path);
}

/** Parts of the site that are still the sample, in the order of the list. */
export function stillSample(facts: StartFacts): StartState["samples"] {
  return sampleParts.map((id) => progressOf(id, facts)).filter(({ left }) => left > 0);
}

/** The first steps, and which of them are done. A step whose places the program does not have is left out. */
export function firstSteps(facts: StartFacts): StartState["steps"] {
  return startSteps
    .filter((id) => id !== "brand" || progressOf("brand", facts).of > 0)
    .map((id) => ({ id, isDone: isDone(id, facts) }));
}

function isDone(step: StartStep, facts: StartFacts): boolean {
  const isOwn = (id: SamplePart) => progressOf(id, facts).left === 0;
  switch (step) {
    case "mail":
      return facts.isMailSetUp && isOwn("email");
    case "search":
      return facts.hasSearchCode;
    case "samples":
      return (["projects", "products", "history", "review"] as const).every(isOwn);
    case "brand": {
      // A company with a logo may keep the colours.
      const { left, of } = progressOf("brand", facts);
      return left < of;
    }
    default:
      return isOwn(step);
  }
}

function progressOf(id: SamplePart, { originals, edits, records, sampleFiles }: StartFacts): Progress {
  if (id === "projects" || id === "products") return { id, left: records[id], of: records[id] };
  const paths = [...originals].flatMap(([path, original]) =>
    places[id].test(path) && isOfSample(path, original) ? path : [],
  );
  const left = paths.filter(
    (path) => id === "films" || (isSame(edits.get(path), originals.get(path)) && !isHidden(path, edits)),
  );
  // One figure of a rating may truly be that of the sample.
  if (id === "review" && left.length < paths.length) return { id, left: 0, of: 1 };
  const elsewhere = id === "catalogFiles" ? sampleFiles : 0;
  return { id, left: left.length + elsewhere, of: paths.length + elsewhere, next: left[0] };
}

/**
 * Empty texts say nothing of the sample, nor does what follows the company's own references and products: it differs from what the
 * program says with those of the sample.
 */
function isOfSample(path: string, original: Edit): boolean {
  if (original.kind === "text" && `${original.ko}${original.en}` === "") return false;
  const ofSample = sampleOriginals.get(path);
  return original.kind === "list" || ofSample === undefined || ofSample === JSON.stringify(original);
}

const sampleOriginals: ReadonlyMap<string, string> = new Map(
  placesOf(defaults).map((place) => [place.path, JSON.stringify(editOf(place))]),
);

/** Claims that a company cannot make are hidden: `show` stands beside their words. */
function isHidden(path: string, edits: Edits): boolean {
  const edit = edits.get(path.replace(/\w+$/, "show"));
  return edit?.kind === "fact" && edit.value === false;
}

/** An edit that says what the program says changes nothing. */
function isSame(edit: Edit | undefined, original: Edit | undefined): boolean {
  return edit === undefined || JSON.stringify(edit) === JSON.stringify(original);
}
