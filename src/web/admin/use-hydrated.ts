import { useSyncExternalStore } from "react";

/** Returns true once the page is hydrated: before that a form would be submitted as a page request. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
