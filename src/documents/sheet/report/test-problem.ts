import { type AcceptanceWords, acceptance } from "#content/calculator/acceptance.ts";
import { calculatorProblem } from "#content/calculator/calculator.ts";
import {
  measureOf,
  standardTestUnits,
  type TestUnits,
  testLimitsIn,
  withSigns,
} from "#content/figures/test-units.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import type { EntryProblem } from "#engine/acceptance/acceptance-query.ts";
import { minDifference } from "#engine/acceptance/test-point.ts";
import type { Violation } from "#engine/duty/duty.ts";
import { testBoxes } from "#engine/inputs/test-inputs.ts";
import { curveProblemText } from "./curve-problem-text.ts";

/**
 * Sentence on the problem of a test, with the name of the box.
 * @param dutyText what is wrong with the design duty
 */
export function testProblemText(
  locale: Locale,
  problem: EntryProblem,
  units: TestUnits = standardTestUnits,
  dutyText: (violation: Violation) => string = (violation) => calculatorProblem(locale, violation),
): string {
  const words = acceptance[locale];
  const { problems } = words;
  switch (problem.kind) {
    case "number": {
      const measure = measureOf(problem.name);
      const { lowest, highest } = measure ? testLimitsIn(problem, measure, units) : problem;
      return withSigns(
        fill(problems.number, {
          box: boxName(words.form, problem.name),
          lowest: enteredFigure(lowest),
          highest: enteredFigure(highest),
        }),
        units,
      );
    }
    case "range":
    case "approach":
    case "range-instruments":
    case "approach-instruments": {
      const minimum = testLimitsIn({ lowest: minDifference, highest: minDifference }, "difference", units);
      return withSigns(
        fill(problems[problem.kind], {
          box: boxName(words.form, problem.name),
          least: String(minimum.lowest),
        }),
        units,
      );
    }
    case "curves":
      return `${words.problems.curves.box}: ${curveProblemText(words.problems.curves, problem.problem)}`;
    case "duty":
      return fill(problems.duty, { problem: dutyText(problem.violation) });
    default:
      return problems[problem.kind];
  }
}

/** Name of a box, that of a test point with its number; or of a point alone, as `p1`. */
function boxName(
  { sold: contract, points, columns, instruments, agreed }: AcceptanceWords["form"],
  name: string,
): string {
  const box = testBoxes.get(name);
  const point = fill(points.name, { number: name.slice(1, 2) });
  switch (box?.group) {
    case "contract":
      return contract[box.name];
    case "instruments":
      return `${instruments.title} ${instruments[box.key]}`;
    case "agreed":
      return `${agreed.title} ${agreed[box.key]}`;
    default:
      return box ? `${point} ${columns[box.key]}` : point;
  }
}
