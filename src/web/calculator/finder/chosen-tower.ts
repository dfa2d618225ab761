import { readSelection, type SelectionTexts } from "#documents/selection/selection-texts.ts";
import { selectionBasis, type TowerKind } from "#engine/design/tower-kind.ts";
import { roundSize } from "#engine/design/towers/tower-verdict.ts";
import { fanKilowattsOf, soundTogether } from "#engine/design/towers/towers-together.ts";
import type { Duty } from "#engine/duty/duty.ts";
import type { TowerSet } from "#engine/finder/finder.ts";
import { maxTowers, type OfferedTower, runningOf, towersNeeded, withOption } from "#engine/finder/tower.ts";
import { sizeToSelectFor } from "#engine/method/selected-size.ts";

/** Towers chosen for documents and performance curves; the choice persists when the duty changes. */
export interface FinderChoice {
  model: string;
  kind: TowerKind;
  /** Standby included. */
  units: number;
  /** Towers that run. */
  running: number;
  /** Capacity of the towers that run, CRT. */
  crt: number;
  /** Low-noise option, as it is stored. */
  option?: string | undefined;
  /** Rated power of the fans that run, kW, and sound of all towers at the maker's distance, where known. */
  fanKilowatts?: number | undefined;
  sound?: { level: number; distance: number } | undefined;
}

interface TowerRequest {
  model: string;
  units?: number | undefined;
  /** Low-noise option, as it is stored. */
  quiet?: string | undefined;
  /** One of them is standby (N+1). */
  hasReserve: boolean;
}

/** Finds the chosen model, if it is still offered, with its number; by default as many as the duty needs. */
export function chosenTower(
  towers: readonly OfferedTower[],
  { model: name, units: requestedCount, quiet, hasReserve }: TowerRequest,
  duty: Duty,
): FinderChoice | undefined {
  const tower = towers.find(({ model }) => model.name === name);
  if (tower === undefined) return undefined;
  const option = tower.model.lowNoise.find(({ kind, capacity: share }) => kind === quiet && share !== null);
  const model = withOption(tower.model, option);
  const units =
    requestedCount ?? Math.min(maxTowers, unitsNeeded(tower.kind, model.crt, duty) + (hasReserve ? 1 : 0));
  const running = runningOf(units, hasReserve);
  const { sound, soundDistance: distance } = model;
  const fanKilowatts = fanKilowattsOf(model, running);
  return {
    ...{ model: model.name, kind: tower.kind, units, running, crt: running * model.crt },
    ...(option && { option: option.kind }),
    ...(fanKilowatts !== undefined && { fanKilowatts }),
    ...(sound !== null && distance !== null && { sound: { level: soundTogether(sound, units), distance } }),
  };
}

/** Number of units that the duty needs; 1 where the method does not cover the kind. @param crt capacity of one */
function unitsNeeded(kind: TowerKind, crt: number, duty: Duty): number {
  if (selectionBasis(kind, duty) === "on-request") return 1;
  const { selectionCRT } = sizeToSelectFor(duty);
  return Math.min(maxTowers, towersNeeded(crt, roundSize(selectionCRT)));
}

export function isChosen({ tower, units, option }: TowerSet, chosen: FinderChoice | undefined): boolean {
  return chosen?.model === tower.model.name && chosen.units === units && chosen.option === option?.kind;
}

/** Parts of a selection for the set of a row's query. Missing parts are undefined, so that they replace earlier ones. */
export function setTextsIn(query: string): SelectionTexts {
  return { ...setTexts(undefined), ...readSelection(new URLSearchParams(query)) };
}

/** Parts of a selection for a set; without a set they are undefined. */
export function setTexts(set: TowerSet | undefined): SelectionTexts {
  return { model: set?.tower.model.name, units: set && String(set.units), quiet: set?.option?.kind };
}
