import { type Quantities, type Quantity, without } from "#engine/inputs/input.ts";
import { inputReader } from "#engine/inputs/input-reader.ts";
import {
  soundScreenInputs,
  soundSiteInputs,
  soundSourceInputs,
  soundWallInputs,
} from "#engine/inputs/sound-inputs.ts";
import { bandInputs, initialChoices, namedTowerIn, soundKeys, wallPrefixes } from "#engine/sound/entry.ts";
import type { TowerSound } from "#engine/sound/tower-sound.ts";
import { foundTower, recordedHeight } from "./found-tower.ts";
import { type AnsweredSound, soundAnswer } from "./sound-answer.ts";

/**
 * Texts that a form starts with: a case that has them need not carry them. The directivity is none of them: without one that of the side
 * holds.
 */
export const initialSoundTexts: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(initialChoices),
  ...initialTexts(without(soundSourceInputs, "directivity")),
  ...initialTexts(soundSiteInputs),
  ...initialTexts(soundScreenInputs),
  ...wallPrefixes.flatMap((prefix) => initialTexts(soundWallInputs, prefix)),
]);

/** Initial values of quantities with a key, as they are typed. */
function initialTexts(quantities: Quantities, prefix = ""): [key: string, text: string][] {
  return Object.values(quantities).flatMap(({ key, initial, inAddress = 1 }) =>
    key === undefined || initial === undefined ? [] : [[prefix + key, String(initial / inAddress)]],
  );
}

/**
 * A case as the one text by which a selection carries it, in letters that an address need not escape.
 * @example carriedSound({ tower: "SF-200", at: "25", hs: "6" }) // "tower_SF-200*at_25*hs_6"
 */
export function carriedSound(values: Readonly<Record<string, string>>): string {
  // Levels that were typed before a tower was chosen do not count.
  const isUsed = (key: string) => !(key in bandInputs && values.tower);
  const used = soundKeys.filter((key) => {
    const text = values[key]?.trim() ?? "";
    return text !== "" && text !== initialSoundTexts[key] && isUsed(key);
  });
  return used.map((key) => `${key}_${escaped(values[key]?.trim() ?? "")}`).join("*");
}

/** Towers of a selection, as it names them. */
export interface SelectedTowers {
  model?: string | undefined;
  units?: string | undefined;
  /** Kind of the low-noise option. */
  quiet?: string | undefined;
  /** Limit of the finder, dB(A), with its distance, m, and fan speed, per cent. */
  maxsound?: string | undefined;
  soundat?: string | undefined;
  fanspeed?: string | undefined;
}

/** Texts that the form has: those that were sent, or of the case that a selection carries, with the towers chosen since and the limit of the finder. */
export function formTexts(
  query: URLSearchParams,
  {
    sound,
    model,
    units,
    quiet,
    maxsound,
    soundat,
    fanspeed,
  }: SelectedTowers & { sound?: string | undefined },
): Record<string, string> {
  const sent = Object.fromEntries([...query].filter(([key]) => soundKeys.includes(key)));
  if (Object.keys(sent).length > 0) return sent;
  const { lownoise, ...carried } = soundTexts(sound);
  const option = model === undefined ? lownoise : quiet;
  const { distance, nightSpeed, count } = soundSourceInputs;
  const isSlower = fanspeed !== initialSoundTexts[nightSpeed.key];
  const night = isSlower ? acceptedText(nightSpeed, fanspeed) : undefined;
  return {
    ...acceptedText(distance, soundat),
    ...night,
    // A limit at the speed of the night is none by day: the law has limits of its own for each time of day.
    ...acceptedText(soundSiteInputs[night ? "nightLimit" : "limit"], maxsound),
    ...carried,
    ...(option && { lownoise: option }),
    ...(model && { tower: model }),
    ...(model && acceptedText(count, units)),
  };
}

/** Texts of the form with the height of the source, which is that of its tower where nobody typed one. */
export function withSourceHeight(
  values: Readonly<Record<string, string>>,
  products: Parameters<typeof recordedHeight>[0],
): Record<string, string> {
  if (values[heightKey]?.trim()) return values;
  const height = heightText(values, products);
  return height === undefined ? values : { ...values, [heightKey]: height };
}

/** The same without it: in a case that is carried it would become that of a tower chosen since. */
export function withoutSourceHeight(
  values: Readonly<Record<string, string>>,
  products: Parameters<typeof recordedHeight>[0],
): Record<string, string> {
  const { [heightKey]: height, ...others } = values;
  return height === heightText(values, products) ? others : values;
}

const heightKey = soundSourceInputs.height.key;

function heightText(
  values: Readonly<Record<string, string>>,
  products: Parameters<typeof recordedHeight>[0],
): string | undefined {
  return recordedHeight(products, namedTowerIn(new URLSearchParams(values)))?.toString();
}

/** The text of a box by its key; undefined where the box takes no such text. */
function acceptedText(quantity: Quantity & { key: string }, text = ""): Record<string, string> | undefined {
  const box = inputReader({ get: () => text }, () => undefined);
  return box.number(quantity) === undefined ? undefined : { [quantity.key]: text };
}

/** Parameters of the page for a case that a selection carries. */
export function soundTexts(carried: string | undefined): Record<string, string> {
  const parts = (carried ?? "").split("*").map((part) => part.match(/^([a-z0-9-]+)_(.+)$/s) ?? []);
  return Object.fromEntries(
    parts.flatMap(([, key = "", text = ""]) => (soundKeys.includes(key) ? [[key, unescaped(text)]] : [])),
  );
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("*", "%2A");
}

function unescaped(text: string): string {
  return text.replaceAll("%2A", "*").replaceAll("%25", "%");
}

/** The case of a selection with its levels by today's record; undefined where it has none, or one without an answer. */
export function soundOf(
  carried: string | undefined,
  products: Parameters<typeof foundTower>[0],
): AnsweredSound | undefined {
  return answered(carried, (asked) => foundTower(products, asked));
}

/** The same by the sound that its tower had when the selection was stored. */
export function storedSound(
  carried: string | undefined,
  sound: TowerSound | null | undefined,
): AnsweredSound | undefined {
  return answered(carried, () =>
    sound ? { kind: "found", sound } : { kind: "missing", rule: "unknown-tower" },
  );
}

function answered(
  carried: string | undefined,
  towerOf: Parameters<typeof soundAnswer>[1],
): AnsweredSound | undefined {
  if (carried === undefined) return undefined;
  const answer = soundAnswer(new URLSearchParams(soundTexts(carried)), towerOf);
  return answer.kind === "answered" ? answer : undefined;
}
