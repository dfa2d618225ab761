import { unsavedValues } from "./unsaved-entries.ts";
import { usePerson } from "./use-unsaved-entries.ts";
import { formKind } from "./use-unsaved-value.ts";

/** The unsaved values that this tab shows or would show again, by their names. */
export function useUnsavedValues(): ReadonlyMap<string, unknown> {
  return unsavedValues({ person: usePerson(), kind: formKind });
}

/** Names of these values. */
export function useUnsavedNames(): ReadonlySet<string> {
  return new Set(useUnsavedValues().keys());
}
