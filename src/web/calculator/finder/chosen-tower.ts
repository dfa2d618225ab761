import { readSelection, type SelectionTexts } from "#documents/selection/selection-texts.ts";
import { selectionBasis, type TowerKind } from "#engine/design/tower-kind.ts";
import { roundSize } from "#engine/design/towers/tower-verdict.ts";
import { fanKilowattsOf, soundTogether } from "#engine/design/towers/towers-together.ts";
import type { Duty } from "#engine/duty/duty.ts";
import type { TowerSet } from "#engine/finder/finder.ts";
import { maxTowers, type OfferedTower, runningOf, towersNeeded, withOption } from "#engine/finder/tower.ts";
import { sizeToSelectFor } from "#engine/method/size-to-select.ts";

/** Towers chosen for documents and performance curves; the choice persists when the duty changes. */
export interface FinderChoice {
  series: string;
  model: string;
  kind: TowerKind;
  /** Number of towers, standby included. */
  towerCount: number;
  /** Towers that run. */
  running: number;
  /** Capacity of one tower, and of the towers that run, CRT. */
  crt: number;
  runningCRT: number;
  /** Kind of the low-noise option, as it is stored with the model. */
  lowNoiseOption?: string | undefined;
  /** Rated power of the fans that run, kW, and sound of all towers at the maker's distance, where known. */
  fanKilowatts?: number | undefined;
  sound?: { level: number; distance: number } | undefined;
}

interface TowerRequest {
  model: string;
  /** Series or model that the selection names, such as "sf" or "sf/sf-300". */
  product?: string | undefined;
  towerCount?: number | undefined;
  /** Kind of the low-noise option, as it is stored with the model. */
  lowNoiseOption?: string | undefined;
  /** One of them is standby (N+1). */
  hasStandby: boolean;
}

/**
 * Finds the chosen model, if it is still offered, with its number; by default as many as the duty needs. None for one tower that would
 * be its own standby.
 */
export function chosenTower(
  towers: readonly OfferedTower[],
  { model: name, product, towerCount: requestedCount, lowNoiseOption, hasStandby }: TowerRequest,
  duty: Duty,
): FinderChoice | undefined {
  const tower = namedTower(towers, { model: name, product });
  if (tower === undefined || (hasStandby && requestedCount === 1)) return undefined;
  const option = tower.model.lowNoise.find(
    ({ kind, capacity: share }) => kind === lowNoiseOption && share !== null,
  );
  const model = withOption(tower.model, option);
  const towerCount =
    requestedCount ?? Math.min(maxTowers, countNeeded(tower.kind, model.crt, duty) + (hasStandby ? 1 : 0));
  const running = runningOf(towerCount, hasStandby);
  const { sound, soundDistance: distance } = model;
  const fanKilowatts = fanKilowattsOf(model, running);
  return {
    ...{ series: tower.series, model: model.name, kind: tower.kind, towerCount, running },
    ...{ crt: model.crt, runningCRT: running * model.crt },
    ...(option && { lowNoiseOption: option.kind }),
    ...(fanKilowatts !== undefined && { fanKilowatts }),
    ...(sound !== null &&
      distance !== null && { sound: { level: soundTogether(sound, towerCount), distance } }),
  };
}

/** The tower on offer that a selection names: of the series that it names, else of the first that has the model. */
export function namedTower(
  towers: readonly OfferedTower[],
  { model: name, product }: Pick<SelectionTexts, "model" | "product">,
): OfferedTower | undefined {
  const named = towers.filter(({ model }) => model.name === name);
  return named.find(({ series }) => series === product?.split("/")[0]) ?? named[0];
}

/** Number of towers that the duty needs; 1 where the method does not cover the kind. @param crt capacity of one */
function countNeeded(kind: TowerKind, crt: number, duty: Duty): number {
  if (selectionBasis(kind, duty) === "on-request") return 1;
  const { selectionCRT } = sizeToSelectFor(duty);
  return Math.min(maxTowers, towersNeeded(crt, roundSize(selectionCRT)));
}

export function isChosen({ tower, towerCount, option }: TowerSet, chosen: FinderChoice | undefined): boolean {
  return (
    chosen?.series === tower.series &&
    chosen.model === tower.model.name &&
    chosen.towerCount === towerCount &&
    chosen.lowNoiseOption === option?.kind
  );
}

/** Parts of a selection for the set of a row's query. Missing parts are undefined, so that they replace earlier ones. */
export function setTextsIn(query: string): SelectionTexts {
  return { ...setTexts(undefined), ...readSelection(new URLSearchParams(query)) };
}

/**
 * Parts of a selection for another set than its own, or for none. The series goes with the former set where that has named it: beside the
 * next model it would be the product of an inquiry.
 */
export function nextTexts(
  towers: readonly OfferedTower[],
  selection: SelectionTexts,
  set: TowerSet | undefined,
): SelectionTexts {
  const former = namedTower(towers, selection);
  const isNamedBySet = former?.isNameShared && former.series === selection.product;
  return { ...(isNamedBySet && { product: undefined }), ...setTexts(set) };
}

/** Parts of a selection for a set; without a set they are undefined. The series is named where the model's name does not tell it. */
export function setTexts(set: TowerSet | undefined): SelectionTexts {
  return {
    model: set?.tower.model.name,
    units: set && String(set.towerCount),
    quiet: set?.option?.kind,
    ...(set?.tower.isNameShared && { product: set.tower.series }),
  };
}
