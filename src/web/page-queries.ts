import { entryNames } from "#calculator/engine/duty/entry.ts";

const duty = Object.values(entryNames);

/**
 * Query parameters that a page reads, by its Korean path. Any other parameter (a campaign's, say) changes
 * nothing on the page, so that it is served from memory all the same.
 */
export const pageQueries: Readonly<Record<string, readonly string[]>> = {
  "/": ["s", ...duty],
  "/projects/gallery": ["country", "countries", "type", "tags", "s", "page"],
  "/resources/calculator": duty,
  "/resources/calculator/method": duty,
};
