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
  const field = state.fields.get(path);
  if (field?.kind !== "fact") return undefined;
  return typeof field.value === "string" || typeof field.value === "number" ? field.value : undefined;
}
