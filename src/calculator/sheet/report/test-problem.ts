import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import type { EntryProblem } from "../../engine/acceptance/entry.ts";
import { smallestDifference } from "../../engine/acceptance/test-point.ts";
import { type AcceptanceWords, acceptance } from "../../words/acceptance.ts";
import { calculatorProblem } from "../../words/calculator.ts";

/** What keeps a test from being evaluated, in a sentence that names the box. */
export function testProblemText(locale: Locale, problem: EntryProblem): string {
  const words = acceptance[locale];
  const { problems } = words;
  switch (problem.kind) {
    case "number":
      return fill(problems.number, {
        box: boxName(words.form, problem.name),
        lowest: enteredFigure(problem.lowest),
        highest: enteredFigure(problem.highest),
      });
    case "range":
    case "approach":
    case "range-instruments":
    case "approach-instruments":
      return fill(problems[problem.kind], {
        box: boxName(words.form, problem.name),
        least: String(smallestDifference),
      });
    case "duty":
      return fill(problems.duty, { problem: calculatorProblem(locale, problem.violation) });
    default:
      return problems[problem.kind];
  }
}

/** What a box is called: that of a test point with its number. */
function boxName(
  { sold, points, columns, instruments, agreed }: AcceptanceWords["form"],
  name: string,
): string {
  const [first = "", second = ""] = name.split("-");
  const of = (labels: Record<string, string>) => labels[second] ?? name;
  if (first === "i") return `${instruments.title} ${of(instruments)}`;
  if (first === "a") return `${agreed.title} ${of(agreed)}`;
  if (name === "crt") return sold.crt;
  if (name === "height") return sold.height;
  if (name === "design-kw") return sold.designKilowatts;
  const point = fill(points.name, { number: first.slice(1) });
  return second === "" ? point : `${point} ${of(columns)}`;
}
