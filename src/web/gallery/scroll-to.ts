/** Brings a place of the page into view: smoothly, unless the visitor prefers less motion. */
export function scrollTo(place: Element | null, behavior: ScrollBehavior = "smooth"): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  place?.scrollIntoView({ behavior: still ? "instant" : behavior, block: "start" });
}
