import type { ChillerWords } from "#content/calculator/chiller/chiller.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { ChillerProblem } from "#engine/chiller/chiller-query.ts";

/** Error message for each rejected number. */
export function problemTexts(words: ChillerWords["form"], problems: readonly ChillerProblem[]): string[] {
  const labels: Readonly<Record<string, string>> = {
    ...words.boxes,
    cooling: words.cooling,
    range: words.range,
  };
  return problems.map(({ key, lowest, highest }) =>
    fill(words.problem, {
      box: labels[key] ?? key,
      lowest: enteredFigure(lowest),
      highest: enteredFigure(highest),
    }),
  );
}
