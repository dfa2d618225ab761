/** Description of a route's page, beyond its content (`export const handle`). */
export interface PageHandle {
  /** Loads React Router in the browser; only the administrator's area does. */
  hydrate?: boolean;
  /** A page of the administrator's area that fills the window, without the frame of the site. */
  fillsWindow?: boolean;
  /** The header lies over a dark picture. */
  headerOverPicture?: boolean;
  /** When the page scrolls to the anchor that its address names, ms after entry; by default 100. */
  anchorDelayMs?: number;
  /** The page begins at its top and drops the hash of its address, even one that names an anchor. */
  noAnchor?: boolean;
  /** The page is for who was given its address: no list of pages names it, and none is kept in memory. */
  unlisted?: boolean;
}
