import { selectionOf } from "#documents/selection/selection.ts";
import { readSelection, withDuty } from "#documents/selection/selection-texts.ts";
import type { Plan } from "#documents/sheet/plan/plan.ts";
import { towerNames } from "#documents/sheet/plan/plan-reader.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { isElevationWrong } from "#engine/duty/duty-query.ts";
import { elevationInput } from "#engine/inputs/duty-inputs.ts";

/** Plan of an address, and the names of its rejected values without those of the towers, which the finder reports. */
export interface OpenedPlan {
  plan: Plan;
  rejected: readonly string[];
}

/** Reads the choices of a shared address besides the duty; rejected values are listed and left out. */
export function openedPlan(search: string, duty: Duty): OpenedPlan {
  const query = new URLSearchParams(search);
  const { plan, rejected } = selectionOf(withDuty(readSelection(query), duty));
  const others = rejected.filter((name) => !towerNames.some((each) => each === name));
  return { plan, rejected: isElevationWrong(query) ? [elevationInput.key, ...others] : others };
}
