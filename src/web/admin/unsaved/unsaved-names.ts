import { unsavedValues } from "./unsaved-entries.ts";
import { useUsername } from "./use-unsaved-entries.ts";
import { formKind } from "./use-unsaved-value.ts";

/** Returns the unsaved values that this tab shows or would restore, by name. */
export function useUnsavedValues(): ReadonlyMap<string, unknown> {
  return unsavedValues({ username: useUsername(), kind: formKind });
}

export function useUnsavedNames(): ReadonlySet<string> {
  return new Set(useUnsavedValues().keys());
}
