import type { Duty } from "../../engine/duty/duty.ts";
import { type Plan, planIn } from "../../sheet/plan/plan.ts";

/** What an address has brought along for the design tool, and the names of what in it cannot be used. */
export interface OpenedPlan {
  plan: Plan;
  unread: readonly string[];
}

/**
 * Reads the choices that a shared address holds besides the duty. One that cannot be used brings none of the others
 * along: half of a view would look like the whole.
 */
export function openedPlan(search: string, duty: Duty): OpenedPlan {
  const reading = planIn(new URLSearchParams(search), duty);
  return reading.kind === "plan" ? { plan: reading.plan, unread: [] } : { plan: {}, unread: reading.names };
}
