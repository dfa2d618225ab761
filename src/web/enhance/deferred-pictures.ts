import { loadTextFonts } from "../fonts/load-text-fonts.ts";

/**
 * Loads pictures marked `.deferred-picture` and the fonts of text after the page is loaded and painted, or at the first
 * interaction, so that they do not compete with the first viewport for bandwidth. Runs before `load`.
 */
export function loadDeferredPictures(): void {
  const call = () => {
    document.documentElement.dataset.opened = "";
    loadTextFonts();
  };
  for (const event of ["scroll", "pointermove"]) addEventListener(event, call, { once: true });
  addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(call)));
}
