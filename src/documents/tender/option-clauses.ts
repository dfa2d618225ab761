import type { Clause } from "./clauses.ts";
import type { ClauseWords, Specified } from "./specified.ts";

/** The options that are not chosen, to be ticked by the reader; no clause where there are none. */
export function optionClauses({ options: words }: ClauseWords, { options }: Specified): Clause[] {
  const items = options.flatMap(({ subject, others }) =>
    others.map(({ name, hasOwnFigures }) =>
      withEmptyBox(`${subject}: ${name}${hasOwnFigures ? ` ${words.ownFigures}` : ""}`),
    ),
  );
  return items.length === 0 ? [] : [{ text: words.text, items }];
}

/** The low-noise options of the models; their figures where all models have the same. One that is chosen stands alone, ticked. */
export function lowNoiseClauses(words: ClauseWords, specified: Specified): Clause[] {
  return specified.lowNoiseName === undefined
    ? offeredLowNoise(words, specified)
    : [chosenLowNoise(words, specified, specified.lowNoiseName)];
}

function chosenLowNoise(
  { options: words }: ClauseWords,
  { facts, models }: Specified,
  lowNoiseName: string,
): Clause {
  const fact = facts.find(({ column, name }) => column === "lowNoise" && name === lowNoiseName);
  const figures = models.flatMap((model) => fact?.figure(model) ?? []);
  return { text: words.chosenLowNoise, items: [tickedBox + [lowNoiseName, ...figures].join(": ")] };
}

function offeredLowNoise({ options: words }: ClauseWords, { facts, models }: Specified): Clause[] {
  const items = facts
    .filter(({ column }) => column === "lowNoise")
    .flatMap(({ name, figure }) => {
      const figures = new Set(models.map(figure));
      const [only, ...others] = figures;
      if (others.length > 0) return [withEmptyBox(`${name} ${words.byModel}`)];
      return only === undefined ? [] : [withEmptyBox(`${name}: ${only}`)];
    });
  return items.length === 0 ? [] : [{ text: words.lowNoise, items }];
}

/** Before an option that the reader may tick. */
const emptyBox = "☐ ";
/** Before the one that is chosen. */
const tickedBox = "☑ ";

function withEmptyBox(text: string): string {
  return emptyBox + text;
}

/** The text of an option for a document that is not filled in. */
export function withoutBox(text: string): string {
  return text.startsWith(emptyBox) ? text.slice(emptyBox.length) : text;
}
