import {
  maxUnits,
  type TowerChoice,
  type TowerModel,
  towerChoices,
  unitsOf,
} from "../../engine/design/tower-choice.ts";
import { selectionBasis, type TowerKind } from "../../engine/design/tower-kind.ts";
import { writtenSize } from "../../engine/design/towers/tower-verdict.ts";
import { fanKilowattsOf, soundTogether } from "../../engine/design/towers/towers-together.ts";
import type { Duty } from "../../engine/duty/duty.ts";
import { capacity } from "../../engine/method/capacity.ts";
import { selection } from "../../engine/method/selection.ts";

/** So many sets of towers are in view at first. */
export const rowsAtFirst = 5;

/** Towers that the visitor has chosen for the performance curves; they stay chosen when the duty changes. */
export interface ChosenTower {
  model: string;
  kind: TowerKind;
  units: number;
  /** Size of all towers together. */
  crt: number;
  /** Rated power of all fans, kW, and sound of all towers at the distance of the maker's figure, where they are known. */
  fanKilowatts?: number | undefined;
  sound?: { level: number; distance: number } | undefined;
}

/** So many of a model, as they are chosen. */
export function towersOf({ name: model, kind, crt, rated }: TowerModel, units: number): ChosenTower {
  const { sound = null, soundDistance: distance = null } = rated ?? {};
  const fanKilowatts = rated && fanKilowattsOf(rated, units);
  return {
    ...{ model, kind, units, crt: units * crt },
    ...(fanKilowatts !== undefined && { fanKilowatts }),
    ...(sound !== null && distance !== null && { sound: { level: soundTogether(sound, units), distance } }),
  };
}

/** So many of a model, where it is still offered; without a number as many as the duty needs. */
export function chosenTower(
  models: readonly TowerModel[],
  { model, units: asked }: { model: string; units?: number | undefined },
  duty: Duty,
): ChosenTower | undefined {
  const found = models.find(({ name }) => name === model);
  if (!found) return undefined;
  return towersOf(found, asked ?? unitsNeeded(found, duty));
}

/** One where the method has no number for the kind. */
function unitsNeeded(model: TowerModel, duty: Duty): number {
  if (selectionBasis(model.kind, duty) === "on-request") return 1;
  const { selectionCRT } = selection(duty.flowRate, capacity(duty).finalCRT);
  return Math.min(maxUnits, unitsOf(model, writtenSize(selectionCRT)));
}

/**
 * The sets that do a duty, best first; closed-circuit ones, which the method covers at its rated conditions only, after
 * the others. Of a series only the smallest model for each number of towers: larger ones would do it, too, but nobody would buy them. Nor
 * would anybody buy twice the smallest set, such as a cell of 400 CRT for a duty of 100.
 */
export function choiceRows(models: readonly TowerModel[], duty: Duty, marginPercent: number): TowerChoice[] {
  const smallest = towerChoices(models, duty, { marginPercent }).filter(isSmallestOfItsKind);
  const least = Math.min(...smallest.map(({ installedCRT }) => installedCRT));
  const rows = smallest.filter(({ installedCRT }) => installedCRT <= 2 * least);
  return [...rows.filter((row) => !isClosedCircuit(row)), ...rows.filter(isClosedCircuit)];
}

/** Sets of one series and number come in rising order of size. */
function isSmallestOfItsKind(
  { model, units }: TowerChoice,
  at: number,
  all: readonly TowerChoice[],
): boolean {
  return all.findIndex((other) => other.model.series === model.series && other.units === units) === at;
}

export function isClosedCircuit({ model }: TowerChoice): boolean {
  return model.kind === "closed-circuit";
}

/** Series among the models whose size for this duty is on request. */
export function seriesOnRequest(models: readonly TowerModel[], duty: Duty): string[] {
  const isOnRequest = ({ kind }: TowerModel) => selectionBasis(kind, duty) === "on-request";
  return [...new Set(models.filter(isOnRequest).map(({ series }) => series))];
}

export function isChosen({ model, units }: TowerChoice, chosen: ChosenTower | undefined): boolean {
  return chosen?.model === model.name && chosen.units === units;
}
