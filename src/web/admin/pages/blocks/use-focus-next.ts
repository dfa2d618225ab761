import { useEffect, useRef } from "react";

/** Moves the focus after the next update to the first of these elements, given as selectors, that can take it. */
export function useFocusNext(): (...selectors: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const selectors = wanted.current;
    wanted.current = [];
    for (const selector of selectors) {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element || element.matches(":disabled")) continue;
      element.focus();
      return;
    }
  });
  return (...selectors) => {
    wanted.current = selectors;
  };
}

/** Selects what can be typed into within a part of the form. */
export function controlsIn(part: string): string {
  return `#${part} :is(input:not([type=file]), textarea, select)`;
}
