import { type Quantities, type Quantity, without } from "#engine/inputs/input.ts";
import { inputReader } from "#engine/inputs/input-reader.ts";
import {
  soundScreenInputs,
  soundSiteInputs,
  soundSourceInputs,
  soundWallInputs,
} from "#engine/inputs/sound-inputs.ts";
import {
  bandInputs,
  initialChoices,
  namedTowerIn,
  soundKeys,
  wallPrefixes,
} from "#engine/sound/sound-query.ts";
import type { TowerSound } from "#engine/sound/tower-sound.ts";
import { foundTower, recordedHeight } from "./found-tower.ts";
import { type AnsweredSound, soundResult } from "./sound-result.ts";

/**
 * Initial texts of the form; an encoded case leaves them out. The directivity has no initial text: without one, the directivity of the
 * side applies.
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
  return Object.values(quantities).flatMap(({ key, initial, urlFactor = 1 }) =>
    key === undefined || initial === undefined ? [] : [[prefix + key, String(initial / urlFactor)]],
  );
}

/**
 * Encodes a case as one parameter of a selection, in letters that an address need not escape.
 * @example encodeSoundCase({ tower: "SF-200", at: "25", hs: "6" }) // "tower_SF-200*at_25*hs_6"
 */
export function encodeSoundCase(values: Readonly<Record<string, string>>): string {
  // Levels that were typed before a tower was chosen do not count.
  const isUsed = (key: string) => !(key in bandInputs && values.tower);
  const used = soundKeys.filter((key) => {
    const text = values[key]?.trim() ?? "";
    return text !== "" && text !== initialSoundTexts[key] && isUsed(key);
  });
  return used.map((key) => `${key}_${escaped(values[key]?.trim() ?? "")}`).join("*");
}

/** Towers of a selection, by the names of its parameters. */
export interface SelectedTowers {
  model?: string | undefined;
  /** Number of towers. */
  units?: string | undefined;
  /** Kind of the low-noise option. */
  quiet?: string | undefined;
  /** Limit of the finder, dB(A), with its distance, m, and fan speed, per cent. */
  maxsound?: string | undefined;
  soundat?: string | undefined;
  fanspeed?: string | undefined;
}

/**
 * Texts of the form: the submitted ones; otherwise those of the selection's case, with the towers that were chosen later and the limit of
 * the finder.
 */
export function formTexts(
  query: URLSearchParams,
  {
    sound,
    model,
    units: towerCount,
    quiet,
    maxsound,
    soundat,
    fanspeed,
  }: SelectedTowers & { sound?: string | undefined },
): Record<string, string> {
  const sent = Object.fromEntries([...query].filter(([key]) => soundKeys.includes(key)));
  if (Object.keys(sent).length > 0) return sent;
  const { lownoise, ...carried } = decodeSoundCase(sound);
  const option = model === undefined ? lownoise : quiet;
  const { distance, nightSpeed, count } = soundSourceInputs;
  const isSlower = fanspeed !== initialSoundTexts[nightSpeed.key];
  const night = isSlower ? acceptedText(nightSpeed, fanspeed) : undefined;
  return {
    ...acceptedText(distance, soundat),
    ...night,
    // A limit at the night speed of the fans is not a limit by day: the law sets one for each time of day.
    ...acceptedText(soundSiteInputs[night ? "nightLimit" : "limit"], maxsound),
    ...carried,
    ...(option && { lownoise: option }),
    ...(model && { tower: model }),
    ...(model && acceptedText(count, towerCount)),
  };
}

/** Adds the height of the tower as the height of the source, unless the visitor has entered one. */
export function withSourceHeight(
  values: Readonly<Record<string, string>>,
  products: Parameters<typeof recordedHeight>[0],
  series?: string,
): Record<string, string> {
  if (values[heightKey]?.trim()) return values;
  const height = heightText(values, products, series);
  return height === undefined ? values : { ...values, [heightKey]: height };
}

/** Removes the height of the tower, so that a tower that is chosen later brings its own. */
export function withoutSourceHeight(
  values: Readonly<Record<string, string>>,
  products: Parameters<typeof recordedHeight>[0],
  series?: string,
): Record<string, string> {
  const { [heightKey]: height, ...others } = values;
  return height === heightText(values, products, series) ? others : values;
}

const heightKey = soundSourceInputs.height.key;

function heightText(
  values: Readonly<Record<string, string>>,
  products: Parameters<typeof recordedHeight>[0],
  series?: string,
): string | undefined {
  return recordedHeight(products, namedTowerIn(new URLSearchParams(values)), series)?.toString();
}

/** The text of a box by its key; undefined where the box takes no such text. */
function acceptedText(quantity: Quantity & { key: string }, text = ""): Record<string, string> | undefined {
  const box = inputReader({ get: () => text }, () => undefined);
  return box.number(quantity) === undefined ? undefined : { [quantity.key]: text };
}

/** Decodes the parameter of a selection into the parameters of the page for sound. */
export function decodeSoundCase(carried: string | undefined): Record<string, string> {
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

/**
 * Levels of a selection's case from the tower's current record; undefined without a case or without an answer.
 * @param series the one that the selection names
 */
export function soundOf(
  carried: string | undefined,
  products: Parameters<typeof foundTower>[0],
  series?: string,
): AnsweredSound | undefined {
  return answered(carried, (asked) => foundTower(products, asked, series));
}

/** Levels of a selection's case from the sound that its tower had when the selection was stored. */
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
  towerOf: Parameters<typeof soundResult>[1],
): AnsweredSound | undefined {
  if (carried === undefined) return undefined;
  const result = soundResult(new URLSearchParams(decodeSoundCase(carried)), towerOf);
  return result.kind === "answered" ? result : undefined;
}
