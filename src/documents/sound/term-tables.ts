import type { SoundCaseWords } from "#content/calculator/sound/sound-case.ts";
import { enteredFigure, oneDecimal, signed } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { SoundAtTime, SoundBand } from "#engine/sound/neighbor-sound.ts";
import { octaveBands } from "#engine/sound/octave-bands.ts";

/** Every term of one path of the sound by octave bands. */
export interface TermTable {
  title: string;
  /** The octave bands, Hz. */
  columns: string[];
  rows: { label: string; figures: string[] }[];
}

type Term = (bands: Bands) => number;
interface Bands {
  day: SoundBand;
  night: SoundBand;
}

/** Losses are negative, so that each column adds up to its level. */
const terms = {
  powerDay: ({ day }) => day.power,
  powerNight: ({ night }) => night.power,
  directivity: ({ day }) => day.directivity,
  reflection: ({ day }) => day.reflection,
  divergence: ({ day }) => -day.divergence,
  air: ({ day }) => -day.air,
  ground: ({ day }) => -day.ground,
  screen: ({ day }) => -day.screen,
  aWeighting: ({ day }) => day.aWeighting,
  levelDay: ({ day }) => day.level,
  levelNight: ({ night }) => night.level,
} as const satisfies Record<string, Term>;
type TermName = keyof typeof terms;
const termNames = Object.keys(terms) as TermName[];
const absolute: readonly TermName[] = ["powerDay", "powerNight", "levelDay", "levelNight"];

/** A table for each path: the direct one, then those by a wall. */
export function termTables(words: SoundCaseWords["terms"], times: readonly SoundAtTime[]): TermTable[] {
  const waysAt = (time: SoundAtTime["time"]) => times.find((each) => each.time === time)?.ways ?? [];
  const nights = waysAt("night");
  return waysAt("day").map((way, index) => {
    const at = (bands: readonly SoundBand[] = [], frequency: number) =>
      bands.find((band) => band.frequency === frequency);
    const figure = (name: TermName, frequency: number) => {
      const [day, night] = [at(way.bands, frequency), at(nights[index]?.bands, frequency)];
      if (!day || !night) return words.none;
      const value = terms[name]({ day, night });
      const text = signed(value, oneDecimal);
      return absolute.includes(name) ? text.replace("+", "") : text;
    };
    return {
      title: fill(words[way.kind], { number: index, distance: oneDecimal(way.distance) }),
      columns: octaveBands.map((frequency) => enteredFigure(frequency)),
      rows: termNames
        .filter((name) => name !== "reflection" || way.kind === "reflected")
        .map((name) => ({
          label: words[name],
          figures: octaveBands.map((frequency) => figure(name, frequency)),
        })),
    };
  });
}
