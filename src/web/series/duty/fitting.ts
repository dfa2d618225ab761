import { maxUnits, unitsOf } from "#calculator/engine/design/tower-choice.ts";
import { type SelectionBasis, selectionBasis, type TowerKind } from "#calculator/engine/design/tower-kind.ts";
import { writtenSize } from "#calculator/engine/design/towers/tower-verdict.ts";
import type { Model } from "#domain/products/model-columns.ts";
import type { Need } from "./need.ts";

/** So many towers of one model. */
export interface Fitting {
  model: Model;
  towers: number;
}

/** The fewest towers of one model that reach a capacity, CRT, and of those the smallest; `undefined` without models. */
export function fewest(models: readonly Model[], crt: number): Fitting | undefined {
  return models
    .map((model) => ({ model, towers: towersOf(model, crt) }))
    .sort((a, b) => a.towers - b.towers || a.model.crt - b.model.crt)[0];
}

/** The same, unless it takes more towers than anybody sets up side by side, or its size is on request. */
export function smallestFit(models: readonly Model[], kind: TowerKind, need: Need): Fitting | undefined {
  if (need.kind !== "capacity" && need.kind !== "duty") return undefined;
  const fitting = basisFor(kind, need) === "on-request" ? undefined : fewest(models, need.crt);
  return fitting && fitting.towers <= maxUnits ? fitting : undefined;
}

/** Source of the towers that answer a need; a capacity that was asked for is a catalogue capacity. */
export function basisFor(kind: TowerKind, need: Need): SelectionBasis {
  return need.kind === "duty" ? selectionBasis(kind, need.duty) : "rated";
}

/** Number of towers of a model for a need; undefined without a need, on request, or where it takes too many. */
export function towersInPlace(model: Model, need: Need, kind: TowerKind): number | undefined {
  if ((need.kind !== "capacity" && need.kind !== "duty") || basisFor(kind, need) === "on-request")
    return undefined;
  const towers = towersOf(model, need.crt);
  return towers <= maxUnits ? towers : undefined;
}

/**
 * Number of towers of a model for a capacity as pages write it: a rounding error of a hundredth of a CRT calls
 * for no larger tower.
 */
export function towersOf(model: Model, crt: number): number {
  return unitsOf(model, writtenSize(crt));
}
