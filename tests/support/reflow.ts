import type { Page } from "playwright-core";

/** A window of 1280 px at 400 %. WCAG 1.4.10. */
export const reflowed = { width: 320, height: 800 };

/** Returns elements cut off at the right edge of the window, except in parts that scroll sideways. */
export function beside(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const edge = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const found = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      range.selectNodeContents(text);
      const exceedsEdge = [...range.getClientRects()].some(
        ({ width, right }) => width > 0 && right > edge + 1,
      );
      const parent = text.parentElement;
      if (!exceedsEdge || parent === null || parent.closest(".sr-only") || scrolls(parent)) continue;
      if (parent.checkVisibility({ visibilityProperty: true }))
        found.push(`${parent.tagName} ${text.textContent?.trim()}`);
    }
    return found;
  });
}
