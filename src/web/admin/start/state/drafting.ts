import type { StartState } from "#domain/start/start-calls.ts";
import type { DraftState, DraftStore } from "../../editing/state/draft-store.ts";

/** The draft as it is right now, and what changes it. */
export interface Drafting {
  state: DraftState;
  store: DraftStore;
}

/** Props of every step. */
export interface StepProps extends Drafting {
  start: StartState;
}

/** A text or number that stands at a place of the draft. */
export function factAt(state: DraftState, path: string): string | number | undefined {
  const place = state.places.get(path);
  if (place?.kind !== "fact") return undefined;
  return typeof place.value === "string" || typeof place.value === "number" ? place.value : undefined;
}
