import { fewestDecimals } from "#content/figures.ts";
import type { AcceptanceQuestion } from "#engine/acceptance/acceptance.ts";
import type { Verdict } from "#engine/acceptance/verdict.ts";

/** Decimals of a capability, at least one, with which its figure does not contradict its verdict: 99.96% is not 100.0%. */
export function capabilityDecimals(
  { capabilityPercent, isPassed }: Verdict,
  { passPercent }: Pick<AcceptanceQuestion, "passPercent">,
): number {
  if (capabilityPercent === undefined || isPassed === undefined) return 1;
  return fewestDecimals(
    (decimals) => Number(capabilityPercent.toFixed(decimals)) >= passPercent === isPassed,
  );
}
