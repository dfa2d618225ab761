import { planWords } from "#content/calculator/plan/plan.ts";
import { towerKindWords } from "#content/calculator/plan/tower-kinds.ts";
import { lowNoiseText } from "#content/details/low-noise.ts";
import { quietVersion } from "#content/details/quiet-version.ts";
import { parseUnitChoice } from "#content/figures/units-text.ts";
import { fill } from "#content/fill.ts";
import { productView } from "#content/lookup/product-view.ts";
import type { Locale } from "#domain/locale.ts";
import { optionNames, optionsName } from "#domain/products/options/options-parameter.ts";
import { chosenOptions, optionsWithOwnFigures } from "#domain/products/options/product-options.ts";
import type { Product } from "#domain/products/product.ts";
import { hasPerformanceMethod, selectionBasis } from "#engine/design/tower-kind.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { parsePreferences } from "#engine/finder/preferences.ts";
import { quietInput } from "#engine/inputs/site-inputs.ts";
import type { Weather } from "#engine/year/weather.ts";
import { findOwnModel, type ModelFacts } from "./chosen-towers.ts";
import { isEmptyPlan, type Plan, parsePlan, planTexts } from "./plan.ts";
import type { PlanTexts } from "./plan-reader.ts";
import { type PlanSheet, planSheet } from "./plan-tables.ts";
import { towersProblem } from "./towers-problem.ts";

/** Sources of a plan's model and weather. */
export interface PlanSources {
  /** Weather of the visitor's file, which no address holds. */
  customWeather?: Weather | undefined;
  products: { listVisible(): Promise<readonly Product[]> };
  weather: { of(station: string): Promise<Weather> | undefined };
}

export type LoadedPlanSheet =
  /** `hasOptionsWithOwnFigures`: the figures of the model do not hold for the chosen options. */
  | { kind: "loaded"; sheet: PlanSheet | undefined; texts: PlanTexts; hasOptionsWithOwnFigures: boolean }
  | { kind: "refused"; problem: string; isOnRequest?: true };

/** Parses the plan in an address and loads its records. Returns the sheet and its parameters, or a sentence on rejected values. */
export async function loadPlanSheet(
  locale: Locale,
  duty: Duty,
  query: Pick<URLSearchParams, "get">,
  { products, weather, customWeather }: PlanSources,
): Promise<LoadedPlanSheet> {
  const words = planWords[locale];
  const reading = parsePlan(query, duty, customWeather);
  if (reading.kind === "refused")
    return { kind: "refused", problem: fill(words.refused, { names: reading.names.join(", ") }) };
  const { plan } = reading;
  const { tower, year } = plan;
  const options = optionNames(query.get(optionsName));
  const named =
    tower && findOwnModel(await products.listVisible(), tower.model, query.get("product"), options);
  const quiet = query.get(quietInput.key)?.trim() || undefined;
  const hasStandby = parsePreferences(query).preferences.hasReserve;
  const problem = towersProblem(words, { ...tower, quiet, hasStandby }, named?.model, (kind) =>
    lowNoiseText(locale, kind),
  );
  if (problem) return { kind: "refused", problem: problem.sentence };
  const chosen = named && withLowNoiseOption(locale, named, quiet);
  const onRequest = chosen && tower && onRequestProblem(locale, duty, plan, chosen);
  if (onRequest) return { kind: "refused", problem: onRequest, isOnRequest: true };
  const records = {
    model: chosen && withFiguresThatHold(locale, chosen, options),
    weather: year?.weather ?? (year && (await weather.of(year.station))),
    hasStandby,
  };
  const sheet = isEmptyPlan(plan)
    ? undefined
    : planSheet(locale, duty, plan, records, parseUnitChoice(query.get("in") ?? undefined));
  return {
    kind: "loaded",
    sheet,
    texts: planTexts(plan),
    hasOptionsWithOwnFigures: records.model?.optionNamesWithOwnFigures !== undefined,
  };
}

/** Applies the low-noise option, if any, to the figures and the name of the model, whose options were for the standard version. */
function withLowNoiseOption(locale: Locale, named: ModelFacts, kind: string | undefined): ModelFacts {
  const model = quietVersion(locale, named.model, kind);
  return model === named.model ? named : { ...named, model: { ...model, lowNoise: [] } };
}

/** Leaves out of a model the figures that do not hold for the chosen options: all but its capacity. */
function withFiguresThatHold(locale: Locale, facts: ModelFacts, names: readonly string[]): ModelFacts {
  const { product, model } = facts;
  const options = product ? chosenOptions(productView(locale, product).options, names) : [];
  const optionNamesWithOwnFigures = optionsWithOwnFigures(options).join(", ");
  if (optionNamesWithOwnFigures === "") return facts;
  const dimensions = { length: null, width: null, height: null };
  const weights = { shippingWeight: null, operatingWeight: null };
  const rest = { ...dimensions, ...weights, motor: null, sound: null };
  return { ...facts, model: { ...model, ...rest }, product: undefined, optionNamesWithOwnFigures };
}

/** Message if the method cannot calculate the model's size at this duty, or its year. */
function onRequestProblem(
  locale: Locale,
  duty: Duty,
  { year }: Plan,
  { model, kind }: ModelFacts,
): string | undefined {
  const words = towerKindWords[locale];
  const values = { model: model.name, note: words.onRequestNote, answer: words.onRequest };
  if (selectionBasis(kind, duty) === "on-request") return fill(words.onRequestModel, values);
  return year && !hasPerformanceMethod(kind) ? fill(words.onRequestYear, values) : undefined;
}
