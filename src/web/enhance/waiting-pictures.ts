/**
 * Lets the pictures come that wait for the opening (`.waits-for-opening`): once the page has loaded and is painted, so
 * that they do not share the line with what is seen first, or as soon as the visitor moves. Runs before `load`.
 */
export function callWaitingPictures(): void {
  const call = () => {
    document.documentElement.dataset.opened = "";
  };
  for (const event of ["scroll", "pointermove"]) addEventListener(event, call, { once: true });
  addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(call)));
}
