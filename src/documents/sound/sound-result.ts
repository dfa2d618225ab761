import type { InputSource } from "#engine/inputs/input-reader.ts";
import { neighborSound, type SoundAtTime, type SoundQuestion } from "#engine/sound/neighbor-sound.ts";
import { namedTowerIn, type SoundCase, type SoundProblem, soundEntryIn } from "#engine/sound/sound-query.ts";
import { soundQuestionOf, type TowerSound } from "#engine/sound/tower-sound.ts";
import type { FoundTower } from "./found-tower.ts";

/** A case with its levels. */
export interface AnsweredSound {
  asked: SoundCase;
  /** Sound of its tower in the record; absent where the levels were typed. */
  tower: TowerSound | undefined;
  question: SoundQuestion;
  times: SoundAtTime[];
}

export type SoundResult =
  | { kind: "empty" }
  | { kind: "refused"; problems: SoundProblem[] }
  | ({ kind: "answered" } & AnsweredSound);

type NamedTower = Pick<SoundCase, "tower" | "lowNoise">;

/** Answers the case of an address. @param towerOf finds the tower that the case names */
export function soundResult(source: InputSource, towerOf: (asked: NamedTower) => FoundTower): SoundResult {
  const entry = soundEntryIn(source);
  if (entry.kind === "refused") return entry;
  const named = namedTowerIn(source);
  const tower = named.tower === undefined ? undefined : towerOf(named);
  if (tower?.kind === "missing") {
    // An unknown option is refused at once: the form cannot show it and would silently calculate the standard tower.
    const showsEmptyForm = entry.kind === "empty" && tower.rule !== "unknown-option";
    return showsEmptyForm ? entry : missing(tower);
  }
  if (entry.kind === "empty") return entry;
  const { asked } = entry;
  const question = soundQuestionOf(asked, tower?.sound);
  return { kind: "answered", asked, tower: tower?.sound, question, times: neighborSound(question) };
}

function missing({ rule }: Extract<FoundTower, { kind: "missing" }>): SoundResult {
  const key = rule === "unknown-option" ? "lownoise" : "tower";
  return { kind: "refused", problems: [{ key, rule }] };
}
