import type { TowerFacts } from "#engine/finder/tower.ts";
import { type TowersProblemWords, towersProblem } from "../sheet/plan/towers-problem.ts";
import { selectionOf } from "./selection.ts";
import { type SelectionTexts, withoutTowers } from "./selection-texts.ts";

const silent: TowersProblemWords = { notFound: "", noOption: "", noStandby: "" };

/**
 * Removes towers whose model is not offered, a low-noise option that the model lacks, and the standby of a single tower: the design sheet
 * refuses a selection with them. Each has a sentence.
 * @param record facts of the model; undefined where it is not on offer
 */
export function usableTowers(
  texts: SelectionTexts,
  record: Pick<TowerFacts, "lowNoise"> | undefined,
  words = silent,
  optionText = (kind: string) => kind,
): { texts: SelectionTexts; problems: string[] } {
  const { model, units, quiet, reserve } = texts;
  const { plan, preferences } = selectionOf({ model, units, reserve });
  const named = { ...plan.tower, quiet, hasStandby: preferences.hasReserve };
  const problem = towersProblem(words, named, record, optionText);
  if (!problem) return { texts, problems: [] };
  const { [problem.name]: _, ...others } = texts;
  const rest = usableTowers(
    problem.name === "model" ? withoutTowers(texts) : others,
    record,
    words,
    optionText,
  );
  return { ...rest, problems: [problem.sentence, ...rest.problems] };
}
