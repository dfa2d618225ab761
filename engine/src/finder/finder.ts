import { capabilityPercent } from "../design/cold-water.ts";
import { type SelectionBasis, selectionBasis } from "../design/tower-kind.ts";
import { roundSize } from "../design/towers/tower-verdict.ts";
import type { Duty } from "../duty/duty.ts";
import { capacity } from "../method/capacity.ts";
import { crtFlowRate } from "../method/heat-load.ts";
import { sizeToSelect } from "../method/size-to-select.ts";
import { standardConditions } from "../method/standard-tower.ts";
import {
  type LimitedFigure,
  limitedFigureNames,
  limitedFigures,
  type TowerPreferences,
} from "./preferences.ts";
import { figuresOf, type SetFigures } from "./set-figures.ts";
import {
  type LowNoiseOption,
  maxTowers,
  type OfferedTower,
  type TowerFacts,
  towersNeeded,
  withOption,
} from "./tower.ts";

/** Duty that towers are found for, or a catalogue capacity at 37/32/27 °C, CRT. */
export type TowerNeed = { duty: Duty } | { crt: number };

/** Number of towers of one model. All run, unless one is standby. */
export interface TowerSet<Facts extends TowerFacts = TowerFacts> {
  tower: OfferedTower<Facts>;
  option?: LowNoiseOption;
  /** Basis of the number of towers; `estimated` must be stated beside it. */
  basis: Exclude<SelectionBasis, "on-request">;
  /** Standby included. */
  towerCount: number;
  /** Towers that run. */
  running: number;
  /** Capacity of one tower with its option, CRT. */
  crt: number;
  /** Capacity of the towers that run, CRT. */
  installedCRT: number;
  /** Flow per CRT, per cent of 0.78 m³/h: above 150 % the nozzles and the fill are overloaded. */
  loadingPercent: number;
  /** Installed size relative to the final size of the duty, per cent. */
  capabilityPercent: number;
  figures: SetFigures;
}

export interface FoundTowers<Facts extends TowerFacts = TowerFacts> {
  /** Best first. */
  sets: TowerSet<Facts>[];
  /** Series whose size the maker calculates at this duty. */
  onRequest: string[];
  /** Numbers of models that were left out because no figure is stated of them, by the figure that a limit asks for. */
  unstated: Partial<Record<LimitedFigure, number>>;
  /** Numbers of models without a set within the limit. */
  beyond: Partial<Record<LimitedFigure, number>>;
}

/**
 * Finds sets of towers for a need, for calculator, series pages and comparison. For each series, number and option it returns the
 * model within the limits that is first in the order (the smallest, unless a figure sorts), and no set with more than twice the
 * running size of the smallest. Low-noise options are included only if sound is limited or sorts, because they are larger or weaker
 * than the standard. Throws a RangeError for a duty that
 * `checkDuty` rejects.
 */
export function findTowers<Facts extends TowerFacts>(
  towers: readonly OfferedTower<Facts>[],
  need: TowerNeed,
  preferences: TowerPreferences,
): FoundTowers<Facts> {
  const size = sizeOf(need);
  const wanted = roundSize(size.selectionCRT * (1 + preferences.extra / 100));
  const offered = towers.filter(
    ({ series }) => preferences.series === undefined || series === preferences.series,
  );
  const isOnRequest = ({ kind }: OfferedTower) => selectionBasis(kind, size.duty) === "on-request";
  const sets = offered
    .filter((tower) => !isOnRequest(tower))
    .flatMap((tower) => setsOf(tower, size, wanted, preferences));
  const checked = sets.map((set) => ({ set, ...checkedAgainst(preferences, set.figures) }));
  const within = checked.filter(({ unstated, beyond }) => unstated.length + beyond.length === 0);
  return {
    sets: concise(
      within.map(({ set }) => set),
      preferences,
    ),
    onRequest: [...new Set(offered.filter(isOnRequest).map(({ series }) => series))],
    unstated: counted(
      checked.filter(({ beyond }) => beyond.length === 0),
      within,
      "unstated",
    ),
    beyond: counted(checked, within, "beyond"),
  };
}

/** True where a limit, a number or a reserve, not the size of the models alone, may leave no set. */
export function isLimited(
  { unstated, beyond }: Pick<FoundTowers, "unstated" | "beyond">,
  { count, hasReserve }: TowerPreferences,
): boolean {
  return count !== undefined || hasReserve || Object.keys({ ...unstated, ...beyond }).length > 0;
}

interface Size {
  duty: Duty;
  finalCRT: number;
  selectionCRT: number;
}

/** Duty of a need; a catalogue capacity is its flow at 37/32/27 °C. */
export function dutyOf(need: TowerNeed): Duty {
  return "duty" in need ? need.duty : { flowRate: need.crt * crtFlowRate, ...standardConditions };
}

function sizeOf(need: TowerNeed): Size {
  if ("crt" in need) return { duty: dutyOf(need), finalCRT: need.crt, selectionCRT: need.crt };
  const { finalCRT } = capacity(need.duty);
  const { selectionCRT } = sizeToSelect(need.duty.flowRate, finalCRT);
  return { duty: need.duty, finalCRT, selectionCRT };
}

/** The set of a model and those of its low-noise options. */
function setsOf<Facts extends TowerFacts>(
  tower: OfferedTower<Facts>,
  size: Size,
  wanted: number,
  preferences: TowerPreferences,
): TowerSet<Facts>[] {
  const options = isQuietWanted(preferences) ? tower.model.lowNoise : [];
  return [undefined, ...options].flatMap((option) => {
    const basis = selectionBasis(tower.kind, size.duty);
    if (option?.capacity === null || basis === "on-request") return [];
    const model = withOption(tower.model, option);
    const { crt } = model;
    const needed = towersNeeded(crt, wanted);
    const standbyCount = preferences.hasReserve ? 1 : 0;
    const towerCount = preferences.count ?? needed + standbyCount;
    const running = towerCount - standbyCount;
    if (running < needed || towerCount > maxTowers) return [];
    const installedCRT = running * crt;
    return [
      {
        tower,
        ...(option && { option }),
        basis,
        ...{ towerCount, running, crt, installedCRT },
        loadingPercent: (100 * size.duty.flowRate) / (crtFlowRate * installedCRT),
        capabilityPercent: capabilityPercent(installedCRT, size.finalCRT),
        figures: figuresOf(model, { towerCount, distance: preferences.distance, speed: preferences.speed }),
      },
    ];
  });
}

function isQuietWanted({ maxSound, order }: TowerPreferences): boolean {
  return maxSound !== undefined || order === "sound";
}

function checkedAgainst(preferences: TowerPreferences, figures: SetFigures) {
  const limited = limitedFigureNames.flatMap((name) => {
    const limit = preferences[limitedFigures[name]];
    return limit === undefined ? [] : [{ name, limit, value: figures[name] }];
  });
  return {
    unstated: limited.filter(({ value }) => value === undefined).map(({ name }) => name),
    beyond: limited
      .filter(({ value, limit }) => value !== undefined && value > limit + 1e-9)
      .map(({ name }) => name),
  };
}

/** Counts of excluded models by the figure that excludes them. A model with another set within the limits does not count. */
function counted(
  checked: readonly ({ set: TowerSet } & Record<"unstated" | "beyond", LimitedFigure[]>)[],
  within: readonly { set: TowerSet }[],
  reason: "unstated" | "beyond",
): Partial<Record<LimitedFigure, number>> {
  const found = new Set(within.map(({ set }) => set.tower));
  const entries = limitedFigureNames.flatMap((name) => {
    const excluded = checked.filter(
      ({ set, [reason]: names }) => names.includes(name) && !found.has(set.tower),
    );
    const models = new Set(excluded.map(({ set }) => set.tower));
    return models.size === 0 ? [] : [[name, models.size]];
  });
  return Object.fromEntries(entries);
}

/** The best set of each series, number and option; none of more than twice the smallest size. */
function concise<Set extends TowerSet>(sets: readonly Set[], preferences: TowerPreferences): Set[] {
  const leastInstalled = sets.reduce(
    (size, { installedCRT }) => Math.min(size, installedCRT),
    Number.POSITIVE_INFINITY,
  );
  const keyOf = ({ tower, towerCount, option }: TowerSet) =>
    [tower.series, towerCount, option?.kind].join("\n");
  const firsts = new Map<string, Set>();
  for (const set of sorted(
    sets.filter(({ installedCRT }) => installedCRT <= 2 * leastInstalled),
    preferences,
  ))
    if (!firsts.has(keyOf(set))) firsts.set(keyOf(set), set);
  return [...firsts.values()];
}

/** Closed circuits last where the number of towers decides: they are another kind of machine. */
function sorted<Set extends TowerSet>(sets: readonly Set[], { order }: TowerPreferences): Set[] {
  const usual = (a: Set, b: Set) =>
    a.towerCount - b.towerCount || Number(!!a.option) - Number(!!b.option) || a.installedCRT - b.installedCRT;
  const isClosed = ({ tower }: Set) => Number(tower.kind === "closed-circuit");
  if (order === "towers") return sets.toSorted((a, b) => isClosed(a) - isClosed(b) || usual(a, b));
  const figure = ({ figures }: Set) => figures[order] ?? Number.POSITIVE_INFINITY;
  return sets.toSorted((a, b) => (figure(a) === figure(b) ? usual(a, b) : figure(a) - figure(b)));
}
