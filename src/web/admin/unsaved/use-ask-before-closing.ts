import { useEffect, useRef } from "react";

/** The browser asks before a tab is closed while something would be lost with it. */
export function useAskBeforeClosing(isLosing: () => boolean): void {
  const now = useRef(isLosing);
  now.current = isLosing;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => now.current() && event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
}
