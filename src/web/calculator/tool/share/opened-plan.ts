import { selectionOf } from "#documents/selection/selection.ts";
import { readSelection, withDuty } from "#documents/selection/selection-texts.ts";
import type { Plan } from "#documents/sheet/plan/plan.ts";
import { towerNames } from "#documents/sheet/plan/plan-reader.ts";
import type { Duty } from "#engine/duty/duty.ts";

/** Plan of an address, and the names of its rejected values without those of the towers, which the finder reports. */
export interface OpenedPlan {
  plan: Plan;
  rejected: readonly string[];
}

/** Reads the choices of a shared address besides the duty; rejected values are listed and left out. */
export function openedPlan(search: string, duty: Duty): OpenedPlan {
  const texts = readSelection(new URLSearchParams(search));
  const { plan, rejected } = selectionOf({ height: texts.height, ...withDuty(texts, duty) });
  return { plan, rejected: rejected.filter((name) => !towerNames.some((each) => each === name)) };
}
