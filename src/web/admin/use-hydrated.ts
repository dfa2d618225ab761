import { useSyncExternalStore } from "react";

/** Whether the page answers already: before that, a form would be sent as an ordinary page request. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
