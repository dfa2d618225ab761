import { unsavedNames } from "./unsaved-entries.ts";
import { usePerson } from "./use-unsaved-entries.ts";
import { formKind } from "./use-unsaved-value.ts";

/** Names of the unsaved values that this tab shows or would show again. */
export function useUnsavedNames(): ReadonlySet<string> {
  return unsavedNames({ person: usePerson(), kind: formKind });
}
