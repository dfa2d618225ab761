import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { FoundTowers } from "#engine/finder/finder.ts";
import {
  type InvalidPreference,
  limitedFigureNames,
  limitedFigures,
  type TowerPreferences,
} from "#engine/finder/preferences.ts";
import { type QuantityName, quantityNames } from "#engine/inputs/input.ts";
import { finderInputs } from "#engine/inputs/site-inputs.ts";
import type { FinderWords } from "./finder.ts";

type NumberName = QuantityName<typeof finderInputs>;

/** Limits and reserve in words; undefined where nothing is limited. */
export function preferencesText(
  { preferences }: Pick<FinderWords, "preferences">,
  values: TowerPreferences,
): string | undefined {
  const distance = enteredFigure(values.distance);
  const limits = Object.values(limitedFigures).flatMap((name) => {
    const value = values[name];
    const speed =
      name === "maxSound" && values.speed < 100 ? [fill(preferences.speed, { value: values.speed })] : [];
    return value === undefined
      ? []
      : [fill(preferences[name], { value: enteredFigure(value), distance }), ...speed];
  });
  const texts = [
    ...limits,
    ...(values.count === undefined ? [] : [fill(preferences.count, { value: values.count })]),
    ...(values.hasReserve ? [preferences.reserve] : []),
    ...(values.extra > 0 ? [fill(preferences.extra, { value: enteredFigure(values.extra) })] : []),
  ];
  return texts.length === 0 ? undefined : texts.join(", ");
}

/** Sentences on models that a limit leaves out. */
export function omittedTexts(
  words: FinderWords,
  { unstated, beyond }: Pick<FoundTowers, "unstated" | "beyond">,
) {
  const sentencesFor = (sentence: string, counts: FoundTowers["beyond"]) =>
    limitedFigureNames.flatMap((name) => {
      const count = counts[name];
      return count === undefined ? [] : [fill(sentence, { figure: words.figures[name], count })];
    });
  return [...sentencesFor(words.beyond, beyond), ...sentencesFor(words.unstated, unstated)];
}

/** Error messages of rejected inputs. */
export function problemTexts(
  { form }: Pick<FinderWords, "form">,
  wrong: readonly InvalidPreference[],
): string[] {
  return wrong.map(({ key, lowest, highest }) => {
    const isCount = key === finderInputs.count.key;
    const box = isCount ? form.count : form.boxes[boxOf(key)];
    return fill(isCount ? form.wholeProblem : form.problem, { box, lowest, highest });
  });
}

function boxOf(key: string): Exclude<NumberName, "count"> {
  const names = quantityNames(finderInputs).filter((name) => name !== "count");
  return names.find((name) => finderInputs[name].key === key) ?? "distance";
}
