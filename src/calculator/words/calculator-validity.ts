import { fill } from "#content/fill.ts";
import { standardConditions } from "../engine/method/standard-tower.ts";
import { compared, type Validity } from "../engine/method/validity.ts";
import type { Measure } from "../figures/figure.ts";

/** Verdicts of one language on how far a result can be trusted; `{places}` are named after the figures of a `Validity`. */
export type ValidityWords = Record<Validity["kind"], { title: string; text: string }>;

/**
 * The verdict on a result with its figures put in. Apart from the dictionary, so that the calculator takes one language along.
 * @param say a published limit in the units of the reader
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
    wetBulb: say(compared.highestWetBulb, "temperatureLimit"),
    extended: say(compared.highestExtendedWetBulb, "temperatureLimit"),
    approach: say(compared.maxApproach, "difference"),
    range: say(compared.widestRange, "difference"),
  };
  return { title, text: fill(text, { ...limits, ...figures }) };
}
