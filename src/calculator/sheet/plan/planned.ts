import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import type { Product } from "#domain/products/product.ts";
import { hasPerformanceMethod, selectionBasis } from "../../engine/design/tower-kind.ts";
import type { Duty } from "../../engine/duty/duty.ts";
import type { Weather } from "../../engine/year/weather.ts";
import { unitsIn } from "../../figures/units-text.ts";
import { planWords } from "../../words/plan/plan.ts";
import { towerKindWords } from "../../words/plan/tower-kinds.ts";
import { isEmptyPlan, type Plan, planIn, planTexts } from "./plan.ts";
import type { PlanTexts } from "./plan-reader.ts";
import { modelNamed, type PlanFacts, type PlanSheet, planSheet } from "./plan-tables.ts";

/** Sources of a plan's model and weather. */
interface PlanSources {
  /** Brought along by the asker, beside the address. */
  own?: Weather | undefined;
  products: { list(): Promise<readonly Product[]> };
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
  const model = tower && modelNamed(await products.list(), tower.model);
  if (tower && !model) return { kind: "refused", problem: fill(words.notFound, { model: tower.model }) };
  const onRequest = model && tower && onRequestProblem(locale, duty, plan, model);
  if (onRequest) return { kind: "refused", problem: onRequest, isOnRequest: true };
  const facts = { model, weather: year?.weather ?? (year && (await weather.of(year.station))) };
  const sheet = isEmptyPlan(plan)
    ? undefined
    : planSheet(locale, duty, plan, facts, unitsIn(query.get("in") ?? undefined));
  return { kind: "planned", sheet, texts: planTexts(plan) };
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
