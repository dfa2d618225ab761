/** Rows on one page of the administrator's lists. */
export const pageSize = 50;

/** The last page that can be asked for. */
export const lastPage = 100_000;

/** The page that an address asks for; the first where what it says is none. @param text as its parameter stands there */
export function pageIn(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 1;
}

/** The last id that can be asked for: ids are 32-bit integers on PostgreSQL. */
export const maxId = 2 ** 31 - 1;

/** Length of a search, characters; the rest is cut off. */
export const maxSearchLength = 200;

/** A search that somebody pasted too much into: what is read of it. No letter is cut in half. */
export function cutSearch(search: string): string {
  return search.slice(0, maxSearchLength).replace(/[\uD800-\uDBFF]$/, "");
}
