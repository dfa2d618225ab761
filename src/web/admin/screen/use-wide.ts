import { useSyncExternalStore } from "react";

/** From here on the rail stands beside the screen, and two columns beside each other. */
const wide = "(min-width: 64rem)";

/** Returns true when there is room for two columns. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
