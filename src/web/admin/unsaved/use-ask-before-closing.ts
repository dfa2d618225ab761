import { useEffect, useRef } from "react";

/** Makes the browser ask before the tab is closed while entries would be lost. */
export function useAskBeforeClosing(isLosing: () => boolean): void {
  const latestIsLosing = useRef(isLosing);
  latestIsLosing.current = isLosing;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => latestIsLosing.current() && event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
}
