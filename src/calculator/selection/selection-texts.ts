import { type Duty, dutyFields } from "../engine/duty/duty.ts";
import { capacityInput, dutyInputs, heightInput } from "../engine/inputs/duty-inputs.ts";
import { type PlanTexts, planNames } from "../sheet/plan/plan-reader.ts";
import { jobFields, maxJobTextLength, type SheetJob } from "./job.ts";

const dutyNames = [...dutyFields.map((field) => dutyInputs[field].key), heightInput.key] as const;

/** Versions and materials of the product by their names, parted by commas; those that are not named are the standard ones. */
export const optionsName = "options";
/** Units of the figures: see `unitsText`. */
export const unitsName = "in";

/**
 * Names of everything that a selection holds, in the order of an address: the duty or a capacity, the product that an
 * inquiry is about (`sf` or `sf/sf-300`), its options, the job, the choices of the design tool, units, and the id of the reference
 * project whose page led here.
 */
export const selectionNames = [
  ...dutyNames,
  capacityInput.key,
  "product",
  optionsName,
  ...jobFields.map((field) => (field === "project" ? ("job" as const) : field)),
  ...planNames,
  unitsName,
  "reference",
] as const;
export type SelectionName = (typeof selectionNames)[number];

/** A selection as text: the one record that links, forms and documents carry. A part that is not known has no text. */
export type SelectionTexts = { [name in SelectionName]?: string | undefined };

/** A place that reads and writes selections. `test` is the acceptance test, which knows the duty and the job alone. */
export type SelectionPlace = "page" | "sheet" | "test";

/** Names that differ from those of the record: addresses had them before there was one record. */
const placeNames: Record<SelectionPlace, Partial<Record<SelectionName, string>>> = {
  // `project` has been the reference project in an inquiry, and the job's project on paper.
  page: { reference: "project" },
  sheet: { job: "project" },
  test: { job: "project" },
};

const onTest: ReadonlySet<SelectionName> = new Set([
  ...dutyNames,
  "job",
  ...jobFields.filter((field) => field !== "project"),
]);

/** Longest text of a part, characters; twelve monthly shares are the longest that a page writes. */
const maxTextLength = 120;

/** The selection in an address or a form. Parts that no text stands for are absent; texts are not checked. */
export function readSelection(
  source: { get(name: string): unknown },
  place: SelectionPlace = "page",
): SelectionTexts {
  const texts: SelectionTexts = {};
  for (const name of namesOf(place)) {
    const text = source.get(placeNames[place][name] ?? name);
    const said = typeof text === "string" ? text.trim() : "";
    if (said !== "") texts[name] = said.slice(0, isJob(name) ? maxJobTextLength : maxTextLength);
  }
  return texts;
}

/**
 * The query of an address at a place that reads back as the selection; "" for an empty one.
 * @example selectionQuery({ flow: "390", hot: "37", cold: "32", wb: "27", model: "SF-300" }) // "?flow=390&hot=37&cold=32&wb=27&model=SF-300"
 */
export function selectionQuery(texts: SelectionTexts, place: SelectionPlace = "page"): string {
  const query = new URLSearchParams(selectionEntries(texts, place));
  return query.size === 0 ? "" : `?${query}`;
}

/** The same as names and values, for the hidden inputs of a form. */
export function selectionEntries(texts: SelectionTexts, place: SelectionPlace = "page"): [string, string][] {
  return namesOf(place).flatMap((name): [string, string][] => {
    const text = texts[name];
    return text === undefined ? [] : [[placeNames[place][name] ?? name, text]];
  });
}

/** Names of the parameters that a page reads a selection from. */
export const selectionParameters: readonly string[] = selectionNames.map(
  (name) => placeNames.page[name] ?? name,
);

/** The parts of a duty. */
export function dutyTexts(duty: Duty): SelectionTexts {
  const { height } = duty;
  return {
    ...Object.fromEntries(dutyFields.map((field) => [dutyInputs[field].key, String(duty[field])])),
    ...(height !== undefined && { [heightInput.key]: String(height) }),
  };
}

/**
 * The selection with another duty. A place stays only while the duty has its wet bulb: otherwise documents would name a
 * source that the wet bulb is not from.
 */
export function withDuty(texts: SelectionTexts, duty: Duty): SelectionTexts {
  const { [heightInput.key]: height, [capacityInput.key]: capacity, ...others } = texts;
  const next = { ...others, ...dutyTexts(duty) };
  if (texts.wb === undefined || texts.wb === next.wb) return next;
  const { place, margin, ...kept } = next;
  return kept;
}

/** The selection with other facts about the job. */
export function withJob(texts: SelectionTexts, { project: job, ...others }: SheetJob): SelectionTexts {
  const { job: _, client, tag, rev, by, ...kept } = texts;
  return { ...kept, ...(job !== undefined && { job }), ...others };
}

/** The selection with other choices of the design tool. */
export function withPlan(texts: SelectionTexts, plan: PlanTexts): SelectionTexts {
  const others = Object.entries(texts).filter(([name]) => !planNames.some((each) => each === name));
  return { ...Object.fromEntries(others), ...plan };
}

/** The selection without its duty, for a form that has boxes for that. */
export function besideDuty(texts: SelectionTexts): SelectionTexts {
  return Object.fromEntries(
    Object.entries(texts).filter(([name]) => !dutyNames.some((each) => each === name)),
  );
}

function namesOf(place: SelectionPlace): readonly SelectionName[] {
  return place === "test" ? selectionNames.filter((name) => onTest.has(name)) : selectionNames;
}

function isJob(name: SelectionName): boolean {
  return name === "job" || jobFields.some((field) => field === name);
}
