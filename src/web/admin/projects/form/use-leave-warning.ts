import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/** Keeps entered text from going lost: the back button becomes a question, closing the tab a warning of the browser. */
export function useLeaveWarning(isDirty: () => boolean, ask: () => void): void {
  const now = useRef({ isDirty, ask });
  now.current = { isDirty, ask };
  const blocker = useBlocker(() => now.current.isDirty());
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    now.current.ask();
  }, [blocker]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => now.current.isDirty() && event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, []);
}
