/** What a route says about its page, beyond its content (`export const handle`). */
export interface PageHandle {
  /** Loads React Router in the browser; only the administrator's area does. */
  hydrate?: boolean;
  /** The header lies over a dark picture. */
  headerOverPicture?: boolean;
  /** The page keeps a hash in its address and scrolls there after so many ms; other pages drop it. */
  keepHashMs?: number;
  /** The page is for who was given its address: no list of pages names it, and none is kept in memory. */
  unlisted?: boolean;
}
