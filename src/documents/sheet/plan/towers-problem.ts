import { fill } from "#content/fill.ts";
import { lowNoiseOptionOf, type TowerFacts } from "#engine/finder/tower.ts";

/** Sentences on towers that cannot be used: their model is not on offer, or its record lacks their low-noise option. */
export type TowersProblemWords = Record<"notFound" | "noOption", string>;

/**
 * Sentence on named towers that cannot be used; undefined where they can, or where none are named. Common to the inquiry form and
 * the sheet.
 * @param record facts of the model; undefined where it is not on offer
 * @param optionText name of the low-noise option in the language of the sentence
 */
export function towersProblem(
  words: TowersProblemWords,
  { model, quiet }: { model?: string | undefined; quiet?: string | undefined },
  record: Pick<TowerFacts, "lowNoise"> | undefined,
  optionText: (kind: string) => string,
): string | undefined {
  if (model === undefined) return undefined;
  if (!record) return fill(words.notFound, { model });
  if (!quiet || lowNoiseOptionOf(record, quiet)) return undefined;
  return fill(words.noOption, { model, option: optionText(quiet) });
}
