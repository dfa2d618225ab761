import type { MouseEvent } from "react";

/** Calls `act` instead of following the link, except for clicks that open a new tab or window. */
export function unmodifiedClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}
