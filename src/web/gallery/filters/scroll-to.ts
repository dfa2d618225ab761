/**
 * Brings a place of the page into view, once what has just changed is on the page: smoothly, unless the visitor
 * prefers less motion.
 */
export function scrollTo(place: Element | null, behavior: ScrollBehavior = "smooth"): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  requestAnimationFrame(() =>
    place?.scrollIntoView({ behavior: still ? "instant" : behavior, block: "start" }),
  );
}
