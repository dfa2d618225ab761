import { fill } from "#content/fill.ts";
import { standardConditions } from "#engine/method/standard-tower.ts";
import { comparisonLimits, type Validity } from "#engine/method/validity.ts";
import type { Measure } from "../figures/figure.ts";

/**
 * Evidence for results of each kind, in one language; placeholders are named after the figures of a
 * `Validity`.
 */
export type ValidityWords = Record<Validity["kind"], { title: string; text: string }>;

/**
 * Evidence for a result, with its figures. Separate from the dictionary, so that the calculator's script has one
 * language only.
 * @param say formats a published limit in the reader's units
 */
export function validityText(
  words: ValidityWords,
  validity: Validity,
  say: (value: number, as: Measure) => string,
): { title: string; text: string } {
  const { kind, ...figures } = validity;
  const { title, text } = words[kind];
  const limits = {
    usual: say(standardConditions.wetBulbTemp, "temperatureLimit"),
    wetBulb: say(comparisonLimits.highestWetBulb, "temperatureLimit"),
    extended: say(comparisonLimits.highestExtendedWetBulb, "temperatureLimit"),
    approach: say(comparisonLimits.maxApproach, "difference"),
    range: say(comparisonLimits.widestRange, "difference"),
  };
  return { title, text: fill(text, { ...limits, ...figures }) };
}
