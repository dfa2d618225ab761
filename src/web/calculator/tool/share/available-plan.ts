import type { Place } from "#content/places/place.ts";
import type { Plan } from "#documents/sheet/plan/plan.ts";
import { defaultWater, type PlannedYear } from "#documents/sheet/plan/planned-year.ts";
import { hasPerformanceMethod, selectionBasis } from "#engine/design/tower-kind.ts";
import type { Duty } from "#engine/duty/duty.ts";
import type { FinderChoice } from "../../finder/chosen-tower.ts";
import { designWetBulb, type Site } from "../place/site.ts";
import { readWater, type WaterEntry } from "../water/water-entry.ts";

export const planParts = ["site", "tower", "water", "year"] as const;
export type PlanPart = (typeof planParts)[number];

export interface Chosen {
  site: Site;
  place: Place | undefined;
  tower: FinderChoice | undefined;
  water: WaterEntry;
  /** Absent until the visitor has opened the year. */
  year: PlannedYear | undefined;
}

/**
 * Parts of the design tool that fit a duty: the location only while the duty has its wet bulb, towers only
 * while their size is not on request, a year only for towers with a performance method.
 */
export function availablePlan(duty: Duty, { site, place, tower, water, year }: Chosen): Plan {
  const { question } = readWater(water, duty, place?.dryBulbTemp);
  const isOnSheet = tower !== undefined && selectionBasis(tower.kind, duty) !== "on-request";
  return {
    site: place && designWetBulb(site) === duty.wetBulbTemp ? { place, margin: site.margin } : undefined,
    tower: isOnSheet ? { model: tower.model, towerCount: tower.towerCount } : undefined,
    water: question,
    year: tower && !hasPerformanceMethod(tower.kind) ? undefined : year,
  };
}

/** Parts of the plan that differ from the defaults, which keeps addresses short. */
export function changedPlan({ water, ...plan }: Plan): Plan {
  const isUsual =
    water?.dryBulbTemp === plan.site?.place.dryBulbTemp &&
    water?.cycles === defaultWater.cycles &&
    water?.driftPercent === defaultWater.driftPercent;
  return isUsual ? plan : { ...plan, water };
}

export function planWith(plan: Plan, parts: readonly PlanPart[]): Plan {
  return Object.fromEntries(parts.map((part) => [part, plan[part]]));
}
