import { planWords } from "#content/calculator/plan/plan.ts";
import { towerKindWords } from "#content/calculator/plan/tower-kinds.ts";
import { lowNoiseText } from "#content/details/low-noise.ts";
import { unitsIn } from "#content/figures/units-text.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import { quietModel } from "#domain/products/model/tower-facts.ts";
import type { Product } from "#domain/products/product.ts";
import { hasPerformanceMethod, selectionBasis } from "#engine/design/tower-kind.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { wishIn } from "#engine/finder/wish.ts";
import { quietInput } from "#engine/inputs/site-inputs.ts";
import type { Weather } from "#engine/year/weather.ts";
import { isEmptyPlan, type Plan, planIn, planTexts } from "./plan.ts";
import type { PlanTexts } from "./plan-reader.ts";
import { modelNamed, type PlanFacts, type PlanSheet, planSheet } from "./plan-tables.ts";

/** Sources of a plan's model and weather. */
interface PlanSources {
  /** Brought along by the asker, beside the address. */
  own?: Weather | undefined;
  products: { listVisible(): Promise<readonly Product[]> };
  weather: { of(station: string): Promise<Weather> | undefined };
}

type Planned =
  | { kind: "planned"; sheet: PlanSheet | undefined; texts: PlanTexts }
  | { kind: "refused"; problem: string; isOnRequest?: true };

/** The plan in an address as it stands on paper, with what reads back as it; or a sentence on what cannot be used. */
export async function plannedSheet(
  locale: Locale,
  duty: Duty,
  query: Pick<URLSearchParams, "get">,
  { products, weather, own }: PlanSources,
): Promise<Planned> {
  const words = planWords[locale];
  const reading = planIn(query, duty, own);
  if (reading.kind === "refused")
    return { kind: "refused", problem: fill(words.refused, { names: reading.names.join(", ") }) };
  const { plan } = reading;
  const { tower, year } = plan;
  const named = tower && modelNamed(await products.listVisible(), tower.model);
  const model = named && withOption(locale, named, query.get(quietInput.key));
  if (tower && !model) return { kind: "refused", problem: fill(words.notFound, { model: tower.model }) };
  const onRequest = model && tower && onRequestProblem(locale, duty, plan, model);
  if (onRequest) return { kind: "refused", problem: onRequest, isOnRequest: true };
  const facts = {
    model,
    weather: year?.weather ?? (year && (await weather.of(year.station))),
    hasReserve: wishIn(query).wish.hasReserve,
  };
  const sheet = isEmptyPlan(plan)
    ? undefined
    : planSheet(locale, duty, plan, facts, unitsIn(query.get("in") ?? undefined));
  return { kind: "planned", sheet, texts: planTexts(plan) };
}

/** The model with its low-noise option, if any, by the figures of which the sheet counts. */
function withOption(
  locale: Locale,
  named: NonNullable<PlanFacts["model"]>,
  kind: string | null,
): NonNullable<PlanFacts["model"]> {
  const quiet = quietModel(named.model, kind ?? undefined);
  if (quiet === named.model) return named;
  return { ...named, model: { ...quiet, name: `${quiet.name} ${lowNoiseText(locale, kind ?? "")}` } };
}

/** A sentence where the method has no number for the model: its size at this duty, or its year. */
function onRequestProblem(
  locale: Locale,
  duty: Duty,
  { year }: Plan,
  { model, kind }: NonNullable<PlanFacts["model"]>,
): string | undefined {
  const words = towerKindWords[locale];
  const places = { model: model.name, note: words.onRequestNote, answer: words.onRequest };
  if (selectionBasis(kind, duty) === "on-request") return fill(words.onRequestModel, places);
  return year && !hasPerformanceMethod(kind) ? fill(words.onRequestYear, places) : undefined;
}
