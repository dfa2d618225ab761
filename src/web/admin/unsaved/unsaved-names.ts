import { unsavedValues } from "./unsaved-entries.ts";
import { usePerson } from "./use-unsaved-entries.ts";
import { formKind } from "./use-unsaved-value.ts";

/** Returns the unsaved values that this tab shows or would restore, by name. */
export function useUnsavedValues(): ReadonlyMap<string, unknown> {
  return unsavedValues({ person: usePerson(), kind: formKind });
}

export function useUnsavedNames(): ReadonlySet<string> {
  return new Set(useUnsavedValues().keys());
}
