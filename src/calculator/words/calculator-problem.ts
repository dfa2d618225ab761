import type { DutyField, DutyRule, Violation } from "../engine/duty/duty.ts";

/** Messages of one language for every rule a calculator input can break. */
export type DutyProblemWords = Record<"number" | "limits", Record<DutyField, string>> &
  Record<Exclude<DutyRule, "number" | "limits">, string>;

/** The message for one violation. Apart from the dictionary, so that the calculator takes one language along. */
export function dutyProblemText(words: DutyProblemWords, { field, rule }: Violation): string {
  return rule === "number" || rule === "limits" ? words[rule][field] : words[rule];
}
