import type { Locale } from "#domain/locale.ts";
import { maxOptionsLength, optionsName } from "#domain/products/options/options-parameter.ts";
import { type Duty, dutyFields } from "#engine/duty/duty.ts";
import { towerOrders } from "#engine/finder/preferences.ts";
import { capacityInput, dutyInputs, elevationInput } from "#engine/inputs/duty-inputs.ts";
import { keysOf } from "#engine/inputs/input.ts";
import { finderInputs, quietInput } from "#engine/inputs/site-inputs.ts";
import { jobFields, maxJobTextLength, type SheetJob } from "../sheet/job.ts";
import { type PlanTexts, planNames } from "../sheet/plan/plan-reader.ts";

const dutyNames = [...dutyFields.map((field) => dutyInputs[field].key), elevationInput.key] as const;

/** Units of the figures: see `unitChoiceText`. */
export const unitChoiceName = "in";
/** Sound at a neighbor: see `encodeSoundCase`. */
export const soundName = "sound";
/** Limits and preferences of the finder of towers. */
export const preferenceNames = keysOf(finderInputs);

/**
 * Parameters of a selection in address order: the duty or a capacity, the product of an inquiry (`sf` or
 * `sf/sf-300`), its options, the job, the choices of the design tool, the preferences of the finder, units, sound at
 * a neighbor, and the reference project that linked here.
 */
export const selectionNames = [
  ...dutyNames,
  capacityInput.key,
  "product",
  optionsName,
  ...jobFields.map((field) => (field === "project" ? ("jobTitle" as const) : field)),
  ...planNames,
  quietInput.key,
  ...preferenceNames,
  unitChoiceName,
  soundName,
  "referenceProjectId",
] as const;
export type SelectionName = (typeof selectionNames)[number];

/**
 * Selection as text, the common format of links, forms and documents; its parts have the names of parameters: `units` is the number of
 * towers, `in` the units of measure. Unknown parts are absent.
 */
export type SelectionTexts = { [name in SelectionName]?: string | undefined };

/** Kind of page or document that a link with a selection leads to. `acceptance`, the acceptance test, has the duty and the job only. */
export type LinkTarget = "page" | "sheet" | "acceptance";

/** Parameters of addresses whose names differ from the part of the selection; kept for existing links: `project` is the reference project in an address of a page, and the title of the visitor's job in one of a document. */
const parameterNames: Record<LinkTarget, Partial<Record<SelectionName, string>>> = {
  page: { jobTitle: "job", referenceProjectId: "project" },
  sheet: { jobTitle: "project", referenceProjectId: "reference" },
  acceptance: { jobTitle: "project" },
};

const acceptanceNames: ReadonlySet<SelectionName> = new Set([
  ...dutyNames,
  "jobTitle",
  ...jobFields.filter((field) => field !== "project"),
]);

/** Maximum length of a part, characters. Twelve monthly shares are the longest, except for options and for a case of sound with its many figures. */
const maxTextLength = 120;
export const maxSoundLength = 600;

/** Reads the selection of an address or a form. Missing parts are absent; texts are not validated. */
export function readSelection(
  source: { get(name: string): unknown },
  target: LinkTarget = "page",
): SelectionTexts {
  const texts: SelectionTexts = {};
  for (const name of namesOf(target)) {
    const text = source.get(parameterNames[target][name] ?? name);
    const trimmed = typeof text === "string" ? text.trim() : "";
    if (trimmed !== "") texts[name] = trimmed.slice(0, maxLengthOf(name));
  }
  return texts;
}

/**
 * Query of an address that parses to the selection; "" for an empty one.
 * @example selectionQuery({ flow: "390", hot: "37", cold: "32", wb: "27", model: "SF-300" }) //
 * "?flow=390&hot=37&cold=32&wb=27&model=SF-300"
 */
export function selectionQuery(texts: SelectionTexts, target: LinkTarget = "page"): string {
  const query = new URLSearchParams(selectionEntries(texts, target));
  return query.size === 0 ? "" : `?${query}`;
}

export function selectionEntries(texts: SelectionTexts, target: LinkTarget = "page"): [string, string][] {
  return namesOf(target).flatMap((name): [string, string][] => {
    const text = texts[name];
    return text === undefined ? [] : [[parameterNames[target][name] ?? name, text]];
  });
}

/**
 * Inserts the query of a selection into an address.
 * @example withSelectionQuery("/en#contact", { crt: "300" }) // "/en?crt=300#contact"
 */
export function withSelectionQuery(address: string, texts: SelectionTexts): string {
  const [path, ...fragments] = address.split("#");
  return [path + selectionQuery(texts), ...fragments].join("#");
}

/**
 * Address of the design sheet as a file.
 * @param path of the file
 */
export function sheetFileAddress(path: string, texts: SelectionTexts, locale: Locale): string {
  const query = selectionQuery(texts, "sheet");
  return `${path}${query}${query === "" ? "?" : "&"}lang=${locale}`;
}

export const selectionParameters: readonly string[] = selectionNames.map(
  (name) => parameterNames.page[name] ?? name,
);

export function dutyTexts(duty: Duty): SelectionTexts {
  const { height } = duty;
  return {
    ...Object.fromEntries(dutyFields.map((field) => [dutyInputs[field].key, String(duty[field])])),
    ...(height !== undefined && { [elevationInput.key]: String(height) }),
  };
}

/**
 * Selection with another duty. The location is kept only while its wet bulb is the duty's; otherwise
 * documents would cite a wrong source.
 */
export function withDuty(texts: SelectionTexts, duty: Duty): SelectionTexts {
  const { [elevationInput.key]: height, [capacityInput.key]: capacity, ...others } = texts;
  const next = { ...others, ...dutyTexts(duty) };
  if (texts.wb === undefined || texts.wb === next.wb) return next;
  const { place, margin, ...rest } = next;
  return rest;
}

export function withJob(texts: SelectionTexts, { project: jobTitle, ...others }: SheetJob): SelectionTexts {
  const { jobTitle: _, client, tag, rev, by, ...rest } = texts;
  return { ...rest, ...(jobTitle !== undefined && { jobTitle }), ...others };
}

/** Selection with another plan; without towers in it, it has no low-noise option of them. */
export function withPlan(texts: SelectionTexts, plan: PlanTexts): SelectionTexts {
  const kept = plan.model === undefined ? withoutTowers(texts) : texts;
  const others = Object.entries(kept).filter(([name]) => !planNames.some((each) => each === name));
  return { ...Object.fromEntries(others), ...plan };
}

/** Selection with other preferences for the finder. */
export function withPreferences(texts: SelectionTexts, preferences: SelectionTexts): SelectionTexts {
  return { ...withoutPreferences(texts), ...preferences };
}

/** Removes the preferences, for a form with boxes for them. */
export function withoutPreferences(texts: SelectionTexts): SelectionTexts {
  return Object.fromEntries(
    Object.entries(texts).filter(([name]) => !preferenceNames.some((each) => each === name)),
  );
}

/** Removes the towers: their model, number and low-noise option. */
export function withoutTowers({ model, units, quiet, ...others }: SelectionTexts): SelectionTexts {
  return others;
}

/** Preferences in an address or a form, without those that have their initial values. */
export function preferenceTexts(source: { get(name: string): unknown }): SelectionTexts {
  const { distance, speed, extra, order } = finderInputs;
  const usual: SelectionTexts = {
    [distance.key]: String(distance.initial),
    [speed.key]: String(speed.initial),
    [extra.key]: String(extra.initial),
    [order.key]: towerOrders[0],
  };
  const texts = readSelection(source);
  const chosen = preferenceNames.filter((name) => texts[name] !== undefined && texts[name] !== usual[name]);
  return Object.fromEntries(chosen.map((name) => [name, texts[name]]));
}

/** Removes the duty, for a form with inputs for it. */
export function withoutDuty(texts: SelectionTexts): SelectionTexts {
  return Object.fromEntries(
    Object.entries(texts).filter(([name]) => !dutyNames.some((each) => each === name)),
  );
}

function namesOf(target: LinkTarget): readonly SelectionName[] {
  return target === "acceptance"
    ? selectionNames.filter((name) => acceptanceNames.has(name))
    : selectionNames;
}

function maxLengthOf(name: SelectionName): number {
  if (name === soundName) return maxSoundLength;
  if (name === optionsName) return maxOptionsLength;
  return isJob(name) ? maxJobTextLength : maxTextLength;
}

function isJob(name: SelectionName): boolean {
  return name === "jobTitle" || jobFields.some((field) => field === name);
}
