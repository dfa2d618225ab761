import { enteredInBothUnits, inBothUnits, standardUnits } from "#content/figures/measures.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Clause } from "./clauses.ts";
import { type ClauseWords, clauseOf, type Specified } from "./specified.ts";

/** Duty, capacity, model and number as far as they are known. */
export function dutyClauses(words: ClauseWords, specified: Specified): Clause[] {
  const { duty } = words;
  const { kind, model, models, hasOwnFigures, selection } = specified;
  const needed = selection?.crt;
  // A nominal capacity of other kinds does not follow to other conditions by the counterflow method.
  const isOfMethod = kind === "counterflow" && !hasOwnFigures;
  return [
    { text: duty.conditions, items: conditions(words, selection) },
    ...(needed === undefined ? [] : [{ text: fill(duty.needed, { crt: enteredFigure(needed) }) }]),
    { text: capacityText(words, specified) },
    ...(model || models.length === 0 ? [] : clauseOf(words, specified, duty.capacities, ["crt"])),
    { text: duty.nominal },
    ...(isOfMethod ? [] : [{ text: duty.confirmed }]),
  ];
}

function conditions({ duty: words, gap }: ClauseWords, selection: Specified["selection"]): string[] {
  const { duty, unitChoice: units = standardUnits } = selection ?? {};
  if (!duty) {
    const [flow, temperature] = [{ value: `${gap} m³/h` }, { value: `${gap} °C` }];
    return [
      fill(words.flow, flow),
      ...[words.hot, words.cold, words.wetBulb].map((text) => fill(text, temperature)),
    ];
  }
  const temperature = (text: string, celsius: number) =>
    fill(text, { value: enteredInBothUnits(celsius, "temperature", units) });
  return [
    fill(words.flow, { value: enteredInBothUnits(duty.flowRate, "flow", units) }),
    temperature(words.hot, duty.hotWaterTemp),
    temperature(words.cold, duty.coldWaterTemp),
    temperature(words.wetBulb, duty.wetBulbTemp),
    ...(duty.height ? [fill(words.height, { value: inBothUnits(duty.height, "height", units) })] : []),
  ];
}

function capacityText({ duty, gap }: ClauseWords, { model, towers }: Specified): string {
  if (!model) return fill(duty.chosen, { model: gap, crt: gap });
  return fill(towers === undefined ? duty.chosen : duty.towers, {
    model: model.name,
    crt: enteredFigure(model.crt),
    towers: towers ?? 1,
    total: enteredFigure((towers ?? 1) * model.crt),
  });
}
