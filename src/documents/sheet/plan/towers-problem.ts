import { fill } from "#content/fill.ts";
import { lowNoiseOptionOf, type TowerFacts } from "#engine/finder/tower.ts";

/**
 * Sentences on towers that cannot be used: their model is not on offer, its record lacks their low-noise option, or a single tower would
 * be its own standby.
 */
export type TowersProblemWords = Record<"notFound" | "noOption" | "noStandby", string>;

export interface NamedTowers {
  model?: string | undefined;
  quiet?: string | undefined;
  towerCount?: number | undefined;
  /** One of them is standby (N+1). */
  hasStandby?: boolean | undefined;
}

/** The sentence, and the part of the selection without which the rest can be used. */
export interface TowersProblem {
  name: "model" | "quiet" | "reserve";
  sentence: string;
}

/**
 * First problem of named towers that cannot be used; undefined where they can, or where none are named. Common to the calculator, the
 * inquiry form and the documents.
 * @param record facts of the model; undefined where it is not on offer
 * @param optionText name of the low-noise option in the language of the sentence
 */
export function towersProblem(
  words: TowersProblemWords,
  { model, quiet, towerCount, hasStandby }: NamedTowers,
  record: Pick<TowerFacts, "lowNoise"> | undefined,
  optionText: (kind: string) => string,
): TowersProblem | undefined {
  if (model === undefined) return undefined;
  if (!record) return { name: "model", sentence: fill(words.notFound, { model }) };
  if (quiet && !lowNoiseOptionOf(record, quiet))
    return { name: "quiet", sentence: fill(words.noOption, { model, option: optionText(quiet) }) };
  return hasStandby && towerCount === 1 ? { name: "reserve", sentence: words.noStandby } : undefined;
}
