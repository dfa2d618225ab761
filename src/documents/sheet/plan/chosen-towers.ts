import type { UnitChoice } from "#content/figures/measures.ts";
import type { Locale } from "#domain/locale.ts";
import { seriesOrder } from "#domain/products/model/series-order.ts";
import type { Model } from "#domain/products/model-columns.ts";
import type { Product } from "#domain/products/product.ts";
import { productKind } from "#domain/products/tower-kind.ts";
import type { TowerKind } from "#engine/design/tower-kind.ts";
import { fanKilowattsOf } from "#engine/design/towers/towers-together.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { runningOf } from "#engine/finder/tower.ts";
import { sizeToSelectFor } from "#engine/method/size-to-select.ts";
import type { Weather } from "#engine/year/weather.ts";
import type { Plan } from "./plan.ts";
import type { PlannedYear } from "./planned-year.ts";
import { runningSize, towersLine } from "./towers-verdict.ts";

/** A model with what its series states. */
export interface ModelFacts {
  model: Model;
  kind: TowerKind;
  isSample: boolean;
  product?: Product | undefined;
  /** Names, joined by commas, of chosen options for which the figures of the record do not hold. */
  optionNamesWithOwnFigures?: string | undefined;
}

/** Records that a plan refers to: the model by its name, the weather by its station. */
export interface PlanRecords {
  model: ModelFacts | undefined;
  weather: Weather | undefined;
  /** One of the towers is standby (N+1). */
  hasStandby?: boolean | undefined;
}

/** The model of a plan with its numbers of towers: all, and those that run. */
export type PlannedTowers = ModelFacts & { towerCount: number; running: number };

/** Chosen towers for the first page of a sheet. */
export interface ChosenTowersSummary {
  towerKind: TowerKind;
  /** Nominal size of those that run, CRT. */
  runningCRT: number;
  /** Line with the verdict on them. */
  line: string;
}

/**
 * Finds a model by its name among the company's own products; none where it is one of a partner's.
 * @param series the one that the selection names, which comes before others with the same name of a model
 * @param options names of the options of the selection
 */
export function findOwnModel(
  products: readonly Product[],
  name: string,
  series?: string | null,
  options: readonly string[] = [],
): PlanRecords["model"] {
  const [found] = seriesOrder(products, series).flatMap((product) => {
    const { models, hasSampleModels: isSample } = product;
    const model = models.find((each) => each.name === name);
    return model ? [{ model, kind: productKind(product, options), isSample, product }] : [];
  });
  return found?.product.brand === null ? found : undefined;
}

export function plannedTowers(
  { tower }: Plan,
  { model, hasStandby = false }: PlanRecords,
): PlannedTowers | undefined {
  if (!tower || !model) return undefined;
  const { towerCount = 1 } = tower;
  return { ...model, towerCount, running: runningOf(towerCount, hasStandby) };
}

export function summarizeChosenTowers(
  locale: Locale,
  duty: Duty,
  { model, kind, towerCount, running }: PlannedTowers,
  shownIn: UnitChoice,
): ChosenTowersSummary {
  const chosen = { towerCount, running, crt: model.crt, kind };
  return {
    towerKind: kind,
    runningCRT: runningSize(chosen),
    line: towersLine(locale, model.name, chosen, duty, shownIn),
  };
}

/** Nominal size of those chosen towers that run, CRT; without chosen towers, the size for the duty in whole tons. */
export function towerSize(duty: Duty, plan: Plan, records: PlanRecords): number {
  const chosen = plannedTowers(plan, records);
  if (chosen) return chosen.running * chosen.model.crt;
  return sizeToSelectFor(duty).nominalCRT;
}

/** Adds the rated fan power of the chosen towers to a year whose address has none. */
export function withFanPower(year: PlannedYear, plan: Plan, records: PlanRecords): PlannedYear {
  const chosen = plannedTowers(plan, records);
  if (year.fanKilowatts !== undefined || year.crt !== undefined || !chosen) return year;
  return { ...year, fanKilowatts: fanKilowattsOf(chosen.model, chosen.running) };
}
