/** Route metadata beside its content (`export const handle`). */
export interface PageHandle {
  /** True to hydrate the page with React Router; used only by the admin area. */
  hydrate?: boolean;
  /** True for an admin page that fills the viewport, without the frame of the site. */
  fillsWindow?: boolean;
  /** True if the header overlays a dark picture. */
  headerOverPicture?: boolean;
  /** Delay after arrival before the page scrolls to its anchor, ms; by default 100. */
  anchorDelayMs?: number;
  /** True if the page always starts at its top and removes the hash of its address. */
  noAnchor?: boolean;
  /** True for a page with a fixed path that is neither listed nor cached. A path with a parameter is never listed. */
  unlisted?: boolean;
}

/** React Router does not type the handles of routes; ours are `PageHandle`s. */
export function pageHandleOf({ handle }: { handle?: unknown }): PageHandle {
  return typeof handle === "object" && handle !== null ? handle : {};
}
