import { type SampleKind, type StartState, type StartStep, startSteps } from "#domain/start/start-calls.ts";
import { isChanged, type RemainingField, type SampleWords } from "./still-sample.ts";

/** Facts on which the first steps are judged. */
export interface StartFacts extends SampleWords {
  /** Number of sample records that are still there. */
  records: Readonly<Record<SampleKind, number>>;
  isMailSetUp: boolean;
  hasSearchCode: boolean;
}

/** The first steps, and which of them are done. A step whose fields the program does not have is left out. */
export function firstSteps(facts: StartFacts, remaining: readonly RemainingField[]): StartState["steps"] {
  const remainingParts = new Set(remaining.map(({ part }) => part));
  return startSteps
    .filter((id) => id !== "brand" || brandFields(facts).length > 0)
    .map((id) => ({ id, isDone: isDone(id, facts, remainingParts) }));
}

function isDone(step: StartStep, facts: StartFacts, remainingParts: ReadonlySet<string>): boolean {
  const { records, isMailSetUp, hasSearchCode } = facts;
  switch (step) {
    case "mail":
      return isMailSetUp && !remainingParts.has("email");
    case "search":
      return hasSearchCode;
    case "samples":
      return (
        records.projects + records.products === 0 &&
        !remainingParts.has("history") &&
        !remainingParts.has("review")
      );
    case "brand":
      // A company with a logo may keep the colours.
      return (
        !remainingParts.has("brand") || brandFields(facts).some(({ field }) => isChanged(field, facts.edits))
      );
    default:
      return !remainingParts.has(step);
  }
}

function brandFields({ originals }: StartFacts): StartFacts["originals"] {
  return originals.filter(({ samples }) => samples.includes("brand"));
}
