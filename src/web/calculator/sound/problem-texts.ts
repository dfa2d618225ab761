import type { SoundWords } from "#content/calculator/sound/sound.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { SoundProblem } from "#engine/sound/sound-query.ts";

/** Error message for each rejected value, by its key. */
export function problemTexts(
  words: SoundWords["form"]["problems"],
  problems: readonly SoundProblem[],
): Record<string, string> {
  return Object.fromEntries(problems.map((problem) => [problem.key, problemText(words, problem)]));
}

function problemText(words: SoundWords["form"]["problems"], problem: SoundProblem): string {
  if (!("lowest" in problem)) return words[problem.rule];
  return fill(words[problem.rule], {
    lowest: enteredFigure(problem.lowest),
    highest: enteredFigure(problem.highest),
  });
}
