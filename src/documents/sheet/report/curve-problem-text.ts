import type { AcceptanceWords } from "#content/calculator/acceptance.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { columnLetters } from "#domain/spreadsheets/sheet.ts";
import type { CellPosition, CurveProblem } from "#engine/acceptance/curves/curve-problem.ts";
import { curveCounts, curveLimits } from "#engine/acceptance/curves/curve-table.ts";

type Words = AcceptanceWords["problems"]["curves"];

/** Problems that are listed one by one. */
const maxListed = 12;
/** Characters of a cell that are repeated. */
const maxShownText = 40;

/** Sentences on a table that is not taken, each with its row and column; the number of the rest in the last one. */
export function curveProblemTexts(words: Words, problems: readonly CurveProblem[]): string[] {
  const texts = problems.slice(0, maxListed).map((problem) => curveProblemText(words, problem));
  const rest = problems.length - texts.length;
  return rest > 0 ? [...texts, fill(words.more, { count: String(rest) })] : texts;
}

/** Sentence on one problem. */
export function curveProblemText(words: Words, problem: CurveProblem): string {
  switch (problem.rule) {
    case "heading":
    case "design":
      return words[problem.rule];
    case "flowCount":
    case "rangeCount":
    case "wetBulbCount":
      return countText(words, problem);
    case "limits": {
      const { lowest, highest } = curveLimits[problem.of];
      return fill(words.limits, {
        cell: cellText(words, problem.cell),
        text: problem.text.slice(0, maxShownText),
        lowest: enteredFigure(lowest),
        highest: enteredFigure(highest),
        unit: units[problem.of],
      });
    }
    default: {
      const isEmpty = problem.rule === "number" && problem.text === "";
      const sentence = isEmpty ? words.empty : words[problem.rule];
      return fill(sentence, {
        cell: cellText(words, problem.cell),
        text: problem.text.slice(0, maxShownText),
      });
    }
  }
}

const units = { flowRate: "m³/h", wetBulbTemp: "°C", coldWaterTemp: "°C", range: "K" } as const;
const counts = { flowCount: "flows", rangeCount: "ranges", wetBulbCount: "wetBulbs" } as const;

function countText(words: Words, problem: Extract<CurveProblem, { count: number }>): string {
  const { min, max } = curveCounts[counts[problem.rule]];
  return fill(words[problem.rule], {
    count: String(problem.count),
    least: String(min),
    most: String(max),
    flow: "flowRate" in problem ? enteredFigure(problem.flowRate) : "",
  });
}

function cellText(words: Words, { row, column }: CellPosition): string {
  return fill(words.cell, { row: String(row), column: columnLetters(column) });
}
