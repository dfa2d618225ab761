/**
 * Scrolls an element into view after the next render; smoothly, unless the visitor prefers reduced motion.
 */
export function scrollTo(element: Element | null, behavior: ScrollBehavior = "smooth"): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  requestAnimationFrame(() =>
    element?.scrollIntoView({ behavior: still ? "instant" : behavior, block: "start" }),
  );
}
