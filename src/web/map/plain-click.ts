import type { MouseEvent } from "react";

/** Acts instead of following the link; a click that opens a new tab or window stays the link's own. */
export function plainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}
