/**
 * Lets the pictures come that wait for the opening (`.waits-for-opening`): once the page has loaded and is painted, so
 * that they do not share the line with what is seen first, or as soon as the visitor moves.
 */
export function callWaitingPictures(): void {
  const call = () => {
    document.documentElement.dataset.opened = "";
  };
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(call)));
  for (const event of ["scroll", "pointermove", "touchstart", "keydown"])
    addEventListener(event, call, { once: true, passive: true });
  if (document.readyState === "complete" || document.hidden) soon();
  else addEventListener("load", soon, { once: true });
}
