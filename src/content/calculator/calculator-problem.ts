import type { DutyField, DutyRule, Violation } from "#engine/duty/duty.ts";

/** Messages of one language for every rule that an input can break. */
export type DutyProblemWords = Record<"number" | "limits", Record<DutyField, string>> &
  Record<Exclude<DutyRule, "number" | "limits">, string>;

/** Message for one violation; outside the dictionary, so that the script has one language only. */
export function dutyProblemText(words: DutyProblemWords, { field, rule }: Violation): string {
  return rule === "number" || rule === "limits" ? words[rule][field] : words[rule];
}
