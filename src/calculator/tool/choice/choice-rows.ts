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

/** Number of tower sets in view before the rest is opened. */
export const rowsAtFirst = 5;

/** Towers chosen for the performance curves; the choice persists when the duty changes. */
export interface ChosenTower {
  model: string;
  kind: TowerKind;
  units: number;
  crt: number;
  /** Rated power of all fans, kW, and sound of all towers at the maker's distance, where known. */
  fanKilowatts?: number | undefined;
  sound?: { level: number; distance: number } | undefined;
}

export function towersOf({ name: model, kind, crt, rated }: TowerModel, units: number): ChosenTower {
  const { sound = null, soundDistance: distance = null } = rated ?? {};
  const fanKilowatts = rated && fanKilowattsOf(rated, units);
  return {
    ...{ model, kind, units, crt: units * crt },
    ...(fanKilowatts !== undefined && { fanKilowatts }),
    ...(sound !== null && distance !== null && { sound: { level: soundTogether(sound, units), distance } }),
  };
}

/** The given number of a model, where it is still offered; by default as many as the duty needs. */
export function chosenTower(
  models: readonly TowerModel[],
  { model, units: asked }: { model: string; units?: number | undefined },
  duty: Duty,
): ChosenTower | undefined {
  const found = models.find(({ name }) => name === model);
  if (!found) return undefined;
  return towersOf(found, asked ?? unitsNeeded(found, duty));
}

/** Number of units that the duty needs; 1 where the method does not cover the kind. */
function unitsNeeded(model: TowerModel, duty: Duty): number {
  if (selectionBasis(model.kind, duty) === "on-request") return 1;
  const { selectionCRT } = selection(duty.flowRate, capacity(duty).finalCRT);
  return Math.min(maxUnits, unitsOf(model, writtenSize(selectionCRT)));
}

/**
 * Tower sets that meet a duty, best first; closed-circuit towers follow, since the method covers them at
 * rated conditions only. Of each series and number of units only the smallest model is listed, and no set
 * larger than twice the smallest one, such as a cell of 400 CRT for a duty of 100.
 */
export function choiceRows(models: readonly TowerModel[], duty: Duty, marginPercent: number): TowerChoice[] {
  const smallest = towerChoices(models, duty, { marginPercent }).filter(isSmallestOfItsKind);
  const least = Math.min(...smallest.map(({ installedCRT }) => installedCRT));
  const rows = smallest.filter(({ installedCRT }) => installedCRT <= 2 * least);
  return [...rows.filter((row) => !isClosedCircuit(row)), ...rows.filter(isClosedCircuit)];
}

/** Sets of one series and number are in ascending order of size. */
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

export function seriesOnRequest(models: readonly TowerModel[], duty: Duty): string[] {
  const isOnRequest = ({ kind }: TowerModel) => selectionBasis(kind, duty) === "on-request";
  return [...new Set(models.filter(isOnRequest).map(({ series }) => series))];
}

export function isChosen({ model, units }: TowerChoice, chosen: ChosenTower | undefined): boolean {
  return chosen?.model === model.name && chosen.units === units;
}
