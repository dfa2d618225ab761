import type { ModelFact } from "#content/details/model-facts.ts";
import type { ProductView } from "#content/lookup/product-view.ts";
import type { series } from "#content/pages/series.ts";
import type { Selection } from "#documents/selection/selection.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model, ModelColumn } from "#domain/products/model-columns.ts";
import type { ChosenOption } from "#domain/products/options/product-options.ts";
import type { TowerKind } from "#engine/design/tower-kind.ts";
import { type Clause, factClause } from "./clauses.ts";

export type ClauseWords = (typeof series)[Locale]["tender"]["text"];

/** Subject of a text: models of a product, their number, and their duty, as far as each is known. */
export interface Specified {
  title: string;
  product: ProductView;
  kind: TowerKind;
  /** The only one that is specified, if it is one. */
  model: Model | undefined;
  models: readonly Model[];
  /** Facts that hold for the chosen options. */
  facts: readonly ModelFact[];
  options: readonly ChosenOption[];
  /** Name of the low-noise option that the figures of the model include. */
  lowNoiseName: string | undefined;
  /** Low-noise option of the selection that the record lacks. */
  missingLowNoise: string | undefined;
  /** Some chosen option has figures of its own. */
  hasOwnFigures: boolean;
  /** Number of towers, standby included. */
  towers: number | undefined;
  /** Number of those that run. */
  running: number | undefined;
  selection: Selection | undefined;
}

/** One of the towers does not run, so that it adds no capacity. */
export function hasStandby({ towers = 0, running = towers }: Pick<Specified, "towers" | "running">): boolean {
  return running < towers;
}

/** A clause about the facts of some columns; none where the record states nothing. */
export function clauseOf(
  words: ClauseWords,
  { facts, models }: Specified,
  text: string,
  columns: readonly ModelColumn[],
): Clause[] {
  const stated = columns.flatMap((column) => facts.filter((fact) => fact.column === column));
  return factClause(text, stated, models, words.at);
}
