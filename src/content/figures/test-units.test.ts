import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testProblemText } from "#documents/sheet/report/test-problem.ts";
import { locales } from "#domain/locale.ts";
import { acceptanceInQuery, type EntryProblem } from "#engine/acceptance/acceptance-query.ts";
import { keysOf } from "#engine/inputs/input.ts";
import { pointInputs } from "#engine/inputs/test-inputs.ts";
import {
  boxScales,
  enteredTestFigure,
  measureOf,
  type TestUnits,
  testFigure,
  testLimitsIn,
  testSettings,
  withBothSigns,
  withSigns,
} from "./test-units.ts";

const american: TestUnits = { flow: "gpm", temperature: "F", power: "hp", pressure: "inHg", height: "ft" };
const british: TestUnits = { ...american, pressure: "psi" };

/** Conversion of the page's script. */
function taken(box: string, typed: number, units: TestUnits): number {
  const { factor, zero } = scaleOf(box, units);
  return Number(((typed - zero) / factor).toFixed(6));
}

function scaleOf(box: string, units: TestUnits) {
  const measure = measureOf(box);
  const { choice, in: known } = boxScales()[measure ?? "flow"];
  const scale = known[units[choice]];
  if (measure === undefined || scale === undefined) throw new Error(`${box} has no unit`);
  return scale;
}

const boxes = ["flow", "hot", "p1-flow", "p2-wb", "p1-kw", "p3-hpa", "i-hot", "a-wb", "design-kw", "height"];

test("boxes know what they hold, and per cent, sizes and texts are of no unit", () => {
  expect(boxes.map(measureOf)).toEqual([
    "flow",
    "temperature",
    "flow",
    "temperature",
    "power",
    "pressure",
    "difference",
    "difference",
    "power",
    "height",
  ]);
  for (const box of ["i-flow", "i-kw", "a-flow", "a-range", "a-kw", "crt", "pass", "project"])
    expect(measureOf(box)).toBeUndefined();
});

test.each([
  ["p1-flow", 1500, american, 340.687061],
  ["p1-hot", 95, american, 35],
  ["i-hot", 0.18, american, 0.1],
  ["p1-kw", 20, american, 14.913997],
  ["p1-hpa", 29.921, american, 1013.241345],
  ["p1-hpa", 14.696, british, 1013.253532],
  ["height", 1000, american, 304.8],
])("%s of %s is taken as what it is in the contract's unit", (box, typed, units, expected) => {
  expect(taken(box, typed, units)).toBeCloseTo(expected, 5);
});

test("what is typed in another unit is shown again as it was typed", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...boxes),
      fc.constantFrom(american, british),
      fc.integer({ min: 1, max: 3_000_000 }),
      (box, units, parts) => {
        const { factor, zero, decimals } = scaleOf(box, units);
        const typed = parts / 10 ** decimals;
        const shown = Number((taken(box, typed, units) * factor + zero).toFixed(decimals));
        expect(shown).toBe(typed);
      },
    ),
  );
});

test("a figure stands beside the contract's own, and alone where it is that", () => {
  const { units } = testSettings[0] ?? { units: american };
  expect(testFigure(390, "flow", units)).toBe("390.0");
  expect(testFigure(390, "flow", american)).toBe("1,717.1 (390.0)");
  expect(testFigure(37, "temperature", american)).toBe("98.60 (37.00)");
  expect(testFigure(1, "difference", american)).toBe("1.80 (1.00)");
  expect(withSigns("Inlet, {difference}", units)).toBe("Inlet, K");
  expect(withBothSigns("Inlet, {difference}", american)).toBe("Inlet, °F (K)");
});

test.each([
  [0.55, "power", "0.55", "0.74 (0.55)"],
  [14.8, "power", "14.8", "19.85 (14.8)"],
  [390.25, "flow", "390.25", "1,718.22 (390.25)"],
  [1013.25, "pressure", "1,013.25", "14.696 (1,013.25)"],
  [35.5, "height", "35.5", "116.5 (35.5)"],
  [36, "height", "36", "118.1 (36)"],
  [31.94, "temperature", "31.94", "89.49 (31.94)"],
] as const)("%f that was entered keeps its digits as a %s", (value, measure, standard, converted) => {
  const { units } = testSettings[0] ?? { units: american };
  expect(enteredTestFigure(value, measure, units)).toBe(standard);
  expect(enteredTestFigure(value, measure, british)).toBe(converted);
});

describe.each(locales)("what is wrong, in %s,", (locale) => {
  const problems = problemsOf(
    "flow=390&hot=37&cold=32&wb=27&p1-flow=0&p1-hot=99&p1-cold=99&p1-wb=x&p1-kw=0&p1-hpa=1",
  );

  test("is shown in the visitor's units, with limits that are accepted when they are typed", () => {
    const numbers = problems.filter((problem) => problem.kind === "number");
    expect(numbers.map(({ name }) => name).toSorted()).toEqual(
      keysOf(pointInputs)
        .map((column) => `p1-${column}`)
        .toSorted(),
    );
    for (const { name, ...limits } of numbers) {
      const measure = measureOf(name);
      if (measure === undefined) throw new Error(name);
      const inAmerican = testLimitsIn(limits, measure, american);
      for (const limit of [inAmerican.lowest, inAmerican.highest]) {
        expect(taken(name, limit, american)).toBeGreaterThanOrEqual(limits.lowest);
        expect(taken(name, limit, american)).toBeLessThanOrEqual(limits.highest);
      }
    }
    const texts = problems.map((problem) => testProblemText(locale, problem, american)).join("\n");
    expect(texts).toMatch(/°F.*41.*140/);
    expect(texts).toMatch(/inHg.*19\.2.*32\.48/);
    expect(texts).not.toMatch(/[{}]|°C|hPa/);
  });

  test("names the least difference in °F", () => {
    const close = problemsOf("crt=500&p1-flow=390&p1-hot=32&p1-cold=32&p1-wb=27");
    expect(close.map((problem) => testProblemText(locale, problem, american)).join()).toContain("0.9 °F");
    expect(close.map((problem) => testProblemText(locale, problem)).join()).toContain("0.5 K");
  });
});

function problemsOf(query: string): EntryProblem[] {
  const state = acceptanceInQuery(new URLSearchParams(query));
  return state.kind === "refused" ? state.problems : [];
}
