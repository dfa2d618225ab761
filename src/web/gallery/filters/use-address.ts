import { useEffect } from "react";
import { filteredAddress, type GalleryFilter } from "./filter-state.ts";

/** How long typing rests before the address follows, ms: browsers refuse changes in quick succession. */
const restMs = 300;

/**
 * Keeps the filter in the address, so that a reload, the other language, the way back and a sent link find it again.
 * @param entered the filter that the address came with
 */
export function useAddress(filter: GalleryFilter, entered: GalleryFilter): void {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (filter === entered && !query.has("country")) return;
    const write = () => {
      const address = filteredAddress(location.pathname + location.search, filter);
      history.replaceState(history.state, "", address);
    };
    if (filter.search === (query.get("s") ?? "")) return write();
    const timer = setTimeout(write, restMs);
    return () => clearTimeout(timer);
  }, [filter, entered]);
}
