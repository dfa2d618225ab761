import type { calculator } from "#content/calculator/calculator.ts";
import { dutyProblemText } from "#content/calculator/calculator-problem.ts";
import { boxLimits, boxUnit, limitTexts } from "#content/figures/box-units.ts";
import { standardUnits, type UnitChoice } from "#content/figures/measures.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import { toSixDecimals } from "#engine/design/units.ts";
import { type DutyField, minApproach, minRange, type Violation } from "#engine/duty/duty.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";

type CalculatorWords = (typeof calculator)[Locale];
type FormWords = CalculatorWords["form"];

export function isSameUnit(field: DutyField, one: UnitChoice, other: UnitChoice = standardUnits): boolean {
  const { measure } = dutyInputs[field];
  return one[measure] === other[measure];
}

/** Converts a typed value from the chosen unit to m³/h or °C. */
export function parseInUnits(units: UnitChoice, field: DutyField, typed: number): number {
  if (isSameUnit(field, units)) return typed;
  // 0 stands for no number; 32 °F is one, which the least number above 0 shows and refuses alike.
  return (
    toSixDecimals(boxUnit(dutyInputs[field].measure, units).toStandard(typed)) || (typed && Number.MIN_VALUE)
  );
}

export function stepOf(field: DutyField, units: UnitChoice): number {
  return isSameUnit(field, units) || field !== "flowRate" ? dutyInputs[field].step : 5;
}

/** Texts of a field: fixed in m³/h and °C, with the limits filled in otherwise. */
export function fieldWords(
  { fields, units: words }: FormWords,
  field: DutyField,
  units: UnitChoice,
): FormWords["fields"][DutyField] {
  if (isSameUnit(field, units)) return fields[field];
  const minimum = field === "coldWaterTemp" ? minRange : minApproach;
  const values = { ...limitsIn(units, field), least: minIn(units, minimum) };
  return { label: fields[field].label, unit: signOf(units, field), hint: fill(words.hints[field], values) };
}

export function problemText(
  { form, problems }: Pick<CalculatorWords, "form" | "problems">,
  violation: Violation,
  units: UnitChoice,
): string {
  const { field, rule } = violation;
  const words = form.units.problems;
  if (isSameUnit(field, units)) return dutyProblemText(problems, violation);
  if (rule === "limits") return fill(words.limits[field], limitsIn(units, field));
  if (rule !== "range" && rule !== "approach") return dutyProblemText(problems, violation);
  const minimum = minIn(units, rule === "range" ? minRange : minApproach);
  return fill(words[rule], { least: minimum, unit: signOf(units, field) });
}

function signOf(units: UnitChoice, field: DutyField): string {
  return boxUnit(dutyInputs[field].measure, units).sign;
}

function limitsIn(units: UnitChoice, field: DutyField): Record<"lowest" | "highest" | "unit", string> {
  return { ...limitTexts(boxLimits(dutyInputs[field], units)), unit: signOf(units, field) };
}

function minIn(units: UnitChoice, kelvin: number): string {
  const limits = { measure: "difference", lowest: kelvin, highest: Number.POSITIVE_INFINITY } as const;
  return enteredFigure(boxLimits(limits, units).lowest);
}
