import { useSyncExternalStore } from "react";

/** Breakpoint of the navigation beside the screen and of two columns. */
const wide = "(min-width: 64rem)";

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

export function isWide(): boolean {
  return matchMedia(wide).matches;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
