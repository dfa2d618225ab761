import { useEffect, useRef } from "react";

/** Returns a function that, after the next render, focuses the first focusable element of some selectors. */
export function useFocusNext(): (...selectors: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const selectors = wanted.current;
    wanted.current = [];
    for (const selector of selectors) {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) continue;
      element.focus({ preventScroll: true });
      // Focus alone leaves an element where a sticky bar covers it.
      element.scrollIntoView({ block: "nearest" });
      return;
    }
  });
  return (...selectors) => {
    wanted.current = selectors;
  };
}

export function controlsIn(part: string): string {
  return `#${part} :is(input:not([type=file]), textarea, select)`;
}
