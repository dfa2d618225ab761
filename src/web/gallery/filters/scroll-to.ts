/**
 * Scrolls an element into view after the next render; smoothly, unless the visitor prefers reduced motion.
 */
export function scrollTo(place: Element | null, behavior: ScrollBehavior = "smooth"): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  requestAnimationFrame(() =>
    place?.scrollIntoView({ behavior: still ? "instant" : behavior, block: "start" }),
  );
}
