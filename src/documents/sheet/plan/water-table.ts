import type { PlanWords } from "#content/calculator/plan/plan.ts";
import { enteredInBothUnits, quantityText, type UnitChoice } from "#content/figures/measures.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { waterBalance } from "#engine/design/water.ts";
import type { Duty } from "#engine/duty/duty.ts";
import type { SheetTable } from "../paper-parts.ts";
import type { Plan } from "./plan.ts";
import type { Rows } from "./year-tables.ts";

export function waterTable(
  { water: words }: PlanWords,
  duty: Duty,
  question: NonNullable<Plan["water"]>,
  rows: Rows,
): SheetTable {
  const flow = (label: string, value: number) => rows(label, (units) => quantityText(value, "flow", units));
  const { evaporation, drift, blowdown, makeUp } = waterBalance(duty, question);
  return {
    title: words.title,
    rows: [
      ...rows(words.cycles, () => enteredFigure(question.cycles)),
      ...flow(words.drift, drift),
      ...flow(words.evaporation, evaporation),
      ...flow(words.blowdown, blowdown),
      ...flow(words.makeUp, makeUp),
    ],
  };
}

export function waterNote(
  { water: words }: PlanWords,
  { dryBulbTemp }: NonNullable<Plan["water"]>,
  units: UnitChoice,
): string {
  return dryBulbTemp === undefined
    ? words.estimated
    : fill(words.counted, { dryBulb: enteredInBothUnits(dryBulbTemp, "temperature", units) });
}
