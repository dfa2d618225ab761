import { enteredInBothUnits, inBothUnits, standardUnits } from "#content/figures/measures.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Clause } from "./clauses.ts";
import { type ClauseWords, clauseOf, hasStandby, type Specified } from "./specified.ts";

/** Duty, capacity, model and number as far as they are known. */
export function dutyClauses(words: ClauseWords, specified: Specified): Clause[] {
  const { duty } = words;
  const { kind, model, models, hasOwnFigures, selection } = specified;
  const needed = selection?.crt;
  // The method is for counterflow towers: it cannot convert the nominal capacity of other kinds to other temperatures.
  const isConvertible = kind === "counterflow" && !hasOwnFigures;
  return [
    { text: duty.conditions, items: conditions(words, specified) },
    ...(needed === undefined ? [] : [{ text: fill(duty.needed, { crt: enteredFigure(needed) }) }]),
    { text: capacityText(words, specified) },
    ...(model || models.length === 0 ? [] : clauseOf(words, specified, duty.capacities, ["crt"])),
    { text: duty.nominal },
    ...(isConvertible ? [] : [{ text: duty.confirmed }]),
  ];
}

function conditions({ duty: words, gap }: ClauseWords, specified: Specified): string[] {
  const { selection, running = 0 } = specified;
  const { duty, unitChoice: units = standardUnits } = selection ?? {};
  const flow = fill(hasStandby(specified) ? words.flowWithStandby : words.flow, { running });
  if (!duty) {
    const temperature = { value: `${gap} °C` };
    return [
      fill(flow, { value: `${gap} m³/h` }),
      ...[words.hot, words.cold, words.wetBulb].map((text) => fill(text, temperature)),
    ];
  }
  const temperature = (text: string, celsius: number) =>
    fill(text, { value: enteredInBothUnits(celsius, "temperature", units) });
  return [
    fill(flow, { value: enteredInBothUnits(duty.flowRate, "flow", units) }),
    temperature(words.hot, duty.hotWaterTemp),
    temperature(words.cold, duty.coldWaterTemp),
    temperature(words.wetBulb, duty.wetBulbTemp),
    ...(duty.height ? [fill(words.height, { value: inBothUnits(duty.height, "height", units) })] : []),
  ];
}

function capacityText({ duty, gap }: ClauseWords, specified: Specified): string {
  const { model, towers, running = 1 } = specified;
  if (!model) return fill(duty.chosen, { model: gap, crt: gap });
  const installed = hasStandby(specified) ? duty.towersWithStandby : duty.towers;
  return fill(towers === undefined ? duty.chosen : installed, {
    model: model.name,
    crt: enteredFigure(model.crt),
    towers: towers ?? 1,
    total: enteredFigure(running * model.crt),
  });
}
