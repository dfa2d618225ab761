/**
 * Loads pictures marked `.waits-for-opening` after the page is loaded and painted, or at the first
 * interaction, so that they do not compete with the first viewport for bandwidth. Runs before `load`.
 */
export function callWaitingPictures(): void {
  const call = () => {
    document.documentElement.dataset.opened = "";
  };
  for (const event of ["scroll", "pointermove"]) addEventListener(event, call, { once: true });
  addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(call)));
}
