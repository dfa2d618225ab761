import type { StartState } from "#domain/start/start-calls.ts";
import type { DraftState, DraftStore } from "../../editing/state/draft-store.ts";

export interface DraftAccess {
  state: DraftState;
  store: DraftStore;
}

export interface StepProps extends DraftAccess {
  start: StartState;
}

export function factAt(state: DraftState, path: string): string | number | undefined {
  const place = state.places.get(path);
  if (place?.kind !== "fact") return undefined;
  return typeof place.value === "string" || typeof place.value === "number" ? place.value : undefined;
}
