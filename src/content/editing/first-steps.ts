import type { EditablePlace } from "#domain/content/content-calls.ts";
import { besidePath, type Edits } from "#domain/content/edits.ts";
import {
  type SampleKind,
  type SamplePart,
  type StartState,
  type StartStep,
  sampleParts,
  startSteps,
} from "#domain/start/start-calls.ts";
import { defaults } from "./defaults.ts";
import { editOf, type Place, placesOf } from "./places.ts";

/** Facts on which the first steps are judged. */
export interface StartFacts {
  /** Everything that can be edited, as it is shipped, with the entries that the company has added. */
  originals: readonly Place[];
  /** The draft. */
  edits: Edits;
  /** Sample records that are still there. */
  records: Readonly<Record<SampleKind, number>>;
  /** Documents of products whose file is one of the sample company's. */
  sampleFiles: number;
  isMailSetUp: boolean;
  hasSearchCode: boolean;
}

/** A part of the site, and the number of its places that are still as shipped. */
interface Progress {
  id: SamplePart;
  left: number;
  of: number;
  /** The first place that is left, where the part is words or pictures. */
  next?: string | undefined;
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
  const places = originals.flatMap(({ place, samples }) =>
    samples.includes(id) && isOfSample(place) ? [place] : [],
  );
  const left = places.filter((place) => isUnchanged(place, edits) && !isHidden(place.path, edits));
  // One figure of a rating may truly be that of the sample.
  if (id === "review" && left.length < places.length) return { id, left: 0, of: 1 };
  const elsewhere = id === "catalogFiles" ? sampleFiles : 0;
  return { id, left: left.length + elsewhere, of: places.length + elsewhere, next: left[0]?.path };
}

/**
 * Empty texts say nothing of the sample, nor does what follows the company's own references and products: it differs from what the
 * program says with those of the sample.
 */
function isOfSample(place: EditablePlace): boolean {
  if (place.kind === "text" && `${place.ko}${place.en}` === "") return false;
  const ofSample = sampleOriginals.get(place.path);
  return place.kind === "list" || ofSample === undefined || ofSample === JSON.stringify(editOf(place));
}

const sampleOriginals: ReadonlyMap<string, string> = new Map(
  placesOf(defaults).map((place) => [place.path, JSON.stringify(editOf(place))]),
);

/** Claims that a company cannot make are hidden: `show` stands beside their words. */
function isHidden(path: string, edits: Edits): boolean {
  const edit = edits.get(besidePath(path, "show"));
  return edit?.kind === "fact" && edit.value === false;
}

/** An edit that equals the shipped text changes nothing. */
function isUnchanged(place: EditablePlace, edits: Edits): boolean {
  const edit = edits.get(place.path);
  return edit === undefined || JSON.stringify(edit) === JSON.stringify(editOf(place));
}
