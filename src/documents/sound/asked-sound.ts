import { soundKeys } from "#engine/sound/sound-query.ts";
import { foundTower } from "./found-tower.ts";
import {
  decodeSoundCase,
  encodeSoundCase,
  formTexts,
  withoutSourceHeight,
  withSourceHeight,
} from "./sound-parameter.ts";
import { type SoundResult, soundResult } from "./sound-result.ts";

/** The case of an address of the page for sound, with its answer. */
export interface AskedSound {
  /** Texts of the boxes, without heights that were not typed. */
  values: Record<string, string>;
  result: SoundResult;
  /** The answered case, as a selection carries it. */
  carried: string | undefined;
}

export function askedSound(
  query: URLSearchParams,
  { sound, product, ...selected }: Parameters<typeof formTexts>[1] & { product?: string | undefined },
  products: Parameters<typeof foundTower>[0],
): AskedSound {
  const bare = encodeSoundCase(withoutSourceHeight(decodeSoundCase(sound), products, product));
  const values = formTexts(query, { ...selected, sound: bare });
  const asked = withSourceHeight(values, products, product);
  const found = soundResult(new URLSearchParams(asked), (each) => foundTower(products, each, product));
  const isSent = soundKeys.some((key) => query.has(key));
  const result: SoundResult = !isSent && hasNoSoundData(found) ? { kind: "empty" } : found;
  return { values, result, carried: result.kind === "answered" ? encodeSoundCase(asked) : undefined };
}

/** True where the only problem is a tower without octave bands, which the list of models names before anything is sent. */
function hasNoSoundData(result: SoundResult): boolean {
  return result.kind === "refused" && result.problems.every(({ rule }) => rule === "silent-tower");
}
