/**
 * Query parameters that a page reads, by its Korean path. Any other parameter (a campaign's, say) changes
 * nothing on the page, so that it is served from memory all the same.
 */
export const pageQueries: Readonly<Record<string, readonly string[]>> = {
  "/": ["s"],
  "/projects/gallery": ["country", "type", "tags", "s"],
  "/resources/calculator": ["flow", "hot", "cold", "wb"],
};
