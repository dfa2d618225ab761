import type { SheetWords } from "#content/calculator/sheet.ts";
import type { Content } from "#content/editing/defaults.ts";
import { parseUnitChoice } from "#content/figures/units-text.ts";
import type { Locale } from "#domain/locale.ts";
import type { Duty } from "#engine/duty/duty.ts";
import type { SheetOptions } from "../sheet/design-sheet.ts";
import { jobIn } from "../sheet/job.ts";
import { type LoadedPlanSheet, loadPlanSheet, type PlanSources } from "../sheet/plan/load-plan-sheet.ts";
import { soundOf } from "../sound/sound-parameter.ts";
import { type SelectionAddresses, selectionAddresses } from "./addresses.ts";
import { dutyTexts, readSelection, withPlan } from "./selection-texts.ts";

interface SheetSources extends PlanSources {
  siteUrl: string;
  now: Date;
  content: Pick<Content, "company" | "sheet">;
}

type LoadedSheet =
  | { kind: "loaded"; options: SheetOptions & { words: SheetWords }; addresses: SelectionAddresses }
  | Extract<LoadedPlanSheet, { kind: "refused" }>;

/**
 * Loads all that stands on the sheet of a duty with the choices of an address, for the page and the file alike; or returns a
 * sentence on rejected values.
 */
export async function loadSheet(
  locale: Locale,
  duty: Duty,
  query: URLSearchParams,
  { siteUrl, now, content: { company, sheet: sheetWords }, ...sources }: SheetSources,
): Promise<LoadedSheet> {
  const planned = await loadPlanSheet(locale, duty, query, sources);
  if (planned.kind === "refused") return planned;
  const selection = withPlan({ ...readSelection(query, "sheet"), ...dutyTexts(duty) }, planned.texts);
  const { product, sound } = selection;
  const addresses = selectionAddresses(locale, selection);
  // The model's sound does not hold for options with figures of their own.
  const hasSound = sound !== undefined && !planned.hasOptionsWithOwnFigures;
  const options = {
    now,
    company,
    words: sheetWords[locale],
    job: jobIn(query),
    address: siteUrl + addresses.calculator,
    plan: planned.sheet && { ...planned.sheet, address: siteUrl + addresses.sheet },
    selected: selection,
    sound: hasSound ? soundOf(sound, await sources.products.listVisible(), product) : undefined,
    units: parseUnitChoice(selection.in),
  };
  return { kind: "loaded", options, addresses };
}
