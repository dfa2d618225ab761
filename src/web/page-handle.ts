/** Route metadata beside its content (`export const handle`). */
export interface PageHandle {
  /** True to hydrate the page with React Router; used only by the admin area. */
  hydrate?: boolean;
  /** True for an admin page that fills the viewport, without the frame of the site. */
  fillsWindow?: boolean;
  /** True if the header overlays a dark picture. */
  headerOverPicture?: boolean;
  /** Delay after entry before the page scrolls to its anchor, ms; by default 100. */
  anchorDelayMs?: number;
  /** True if the page always starts at its top and removes the hash of its address. */
  noAnchor?: boolean;
  /** True for a page that is neither listed nor cached: only its address leads to it. */
  unlisted?: boolean;
  /** True for a page whose address in the other language keeps its query without script, too. Not for cached pages, whose query may be another visitor's. */
  keepsQuery?: boolean;
}

/** React Router does not type the handles of routes; ours are `PageHandle`s. */
export function pageHandleOf({ handle }: { handle?: unknown }): PageHandle {
  return typeof handle === "object" && handle !== null ? handle : {};
}
