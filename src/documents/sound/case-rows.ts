import { type SoundCaseWords, soundCaseWords } from "#content/calculator/sound/sound-case.ts";
import { lowNoiseText } from "#content/details/low-noise.ts";
import { enteredFigure, oneDecimal, signed } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import { type SoundAtTime, soundUncertainty } from "#engine/sound/neighbor-sound.ts";
import { totalOf } from "#engine/sound/octave-bands.ts";
import { sideDirectivity } from "#engine/sound/tower-sound.ts";
import type { SelectedTowers } from "./sound-parameter.ts";
import type { AnsweredSound } from "./sound-result.ts";

interface Row {
  label: string;
  figure: string;
}

/** A case in an inquiry: its towers with their place, and level, limit and verdict by time. */
export function soundRows(locale: Locale, sound: AnsweredSound | undefined): Row[] {
  if (!sound) return [];
  const words = soundCaseWords[locale];
  const { asked, times } = sound;
  const conditions = fill(words.conditions, {
    distance: enteredFigure(asked.distance),
    source: enteredFigure(asked.height),
    receiver: enteredFigure(asked.receiverHeight),
    day: percent(asked.daySpeed),
    night: percent(asked.nightSpeed),
  });
  return [
    { label: words.title, figure: `${towersText(locale, sound)}, ${conditions}` },
    ...times.map((at) => ({
      label: fill(words.at, { time: words.times[at.time] }),
      figure: [
        fill(words.answer, {
          level: levelText(words, at.level),
          limit: fill(words.limit, { limit: enteredFigure(at.limit) }),
          verdict: words.verdicts[at.verdict],
        }),
        ...ownText(words, at),
      ].join("; "),
    })),
  ];
}

function ownText(words: SoundCaseWords, { own }: SoundAtTime): string[] {
  if (own === undefined) return [];
  return [`${fill(words.own, { limit: enteredFigure(own.limit) })}: ${words.verdicts[own.verdict]}`];
}

/** @example levelText(words, 49.355) // "49.4 ± 3 dB(A)" */
export function levelText(words: SoundCaseWords, level: number): string {
  return fill(words.level, { level: oneDecimal(level), uncertainty: enteredFigure(soundUncertainty) });
}

/** @example towersText("en", sound) // "2 × SCP-600, Low-noise fan" */
export function towersText(locale: Locale, { asked }: AnsweredSound): string {
  const { towers } = soundCaseWords[locale];
  const { count, tower, lowNoise } = asked;
  if (tower === undefined) return fill(towers.typed, { n: count });
  const named = fill(towers.named, { n: count, tower });
  return lowNoise === undefined
    ? named
    : fill(towers.option, { tower: named, option: lowNoiseText(locale, lowNoise) });
}

/** Everything that was entered: the source, with the power of one tower, and its place. */
export function caseRows(locale: Locale, sound: AnsweredSound): { source: Row[]; place: Row[] } {
  const words = soundCaseWords[locale];
  const { facts } = words;
  const { asked, question } = sound;
  const [{ directivity } = { directivity: 0 }] = question.sources;
  const [temperature = "", humidity = ""] = asked.air.split("/");
  const power = sound.tower?.power ?? asked.power ?? [];
  const ofSource: [string, string | undefined][] = [
    [words.towers.title, towersText(locale, sound)],
    [facts.power, `${oneDecimal(totalOf(power))} dB(A)`],
    [facts.side, asked.tower === undefined ? undefined : words.sides[asked.side]],
    [facts.directivity, `${signed(directivity, oneDecimal)} dB`],
    [facts.speed, `${percent(asked.daySpeed)}% / ${percent(asked.nightSpeed)}%`],
  ];
  const ofPlace: [string, string | undefined][] = [
    [facts.distance, `${enteredFigure(asked.distance)} m`],
    [facts.heights, `${enteredFigure(asked.height)} / ${enteredFigure(asked.receiverHeight)} m`],
    [facts.ground, words.grounds[asked.ground]],
    [facts.air, fill(words.air, { temperature, humidity })],
    [facts.screen, asked.screen && screenText(words, asked.screen)],
    ...asked.walls.map((wall): [string, string] => [facts.wall, wallText(words, wall)]),
    [facts.area, words.areas[asked.area]],
    [facts.premises, words.premises[asked.lawSource]],
  ];
  const given = (rows: typeof ofSource) =>
    rows.flatMap(([label, figure]) => (figure === undefined ? [] : [{ label, figure }]));
  return { source: given(ofSource), place: given(ofPlace) };
}

function screenText(words: SoundCaseWords, screen: NonNullable<AnsweredSound["asked"]["screen"]>): string {
  return fill(words.screen, {
    height: enteredFigure(screen.height),
    at: enteredFigure(screen.fromSource),
    depth: enteredFigure(screen.thickness),
  });
}

function wallText(words: SoundCaseWords, wall: AnsweredSound["asked"]["walls"][number]): string {
  return fill(words.wall, {
    place: words.places[wall.place],
    at: enteredFigure(wall.distance),
    width: enteredFigure(wall.width),
    reflection: enteredFigure(wall.reflection),
  });
}

function percent(speed: number): string {
  return enteredFigure(100 * speed);
}

/** Sentences on method and limits, and on what was assumed for this case. */
export function soundNotes(
  locale: Locale,
  { asked, tower }: AnsweredSound,
  selected: SelectedTowers = {},
): string[] {
  const { notes } = soundCaseWords[locale];
  const speeds = [asked.daySpeed, asked.nightSpeed];
  const isSlower = speeds.some((speed) => speed < 1);
  const hasHalf = tower?.halfPower != null;
  const hasNoSide = asked.directivity === undefined && asked.side !== "even";
  const minDistance = tower?.size ? 2 * tower.size : 0;
  const sentences: [boolean, string][] = [
    [isOfOtherTowers(asked, selected), notes.others],
    [asked.distance < minDistance, fill(notes.near, { least: oneDecimal(minDistance) })],
    [asked.lowNoise !== undefined, fill(notes.option, { change: signed(tower?.change ?? 0, oneDecimal) })],
    [isSlower && hasHalf, notes.half],
    [isSlower && !hasHalf, notes.speed],
    [tower !== undefined && hasNoSide && sideDirectivity(tower, asked.side) === undefined, notes.sides],
    [true, fill(notes.method, { uncertainty: enteredFigure(soundUncertainty) })],
    [true, notes.law],
    [tower?.isSample === true, notes.sample],
  ];
  return sentences.flatMap(([holds, sentence]) => (holds ? [sentence] : []));
}

/** Without a model, the levels were typed. */
function isOfOtherTowers(
  { tower, count, lowNoise }: AnsweredSound["asked"],
  selected: SelectedTowers,
): boolean {
  const { model, units: towerCount = "1", quiet } = selected;
  if (model === undefined) return false;
  const isOther = tower !== undefined && (tower !== model || lowNoise !== quiet);
  return isOther || count !== Number(towerCount);
}
