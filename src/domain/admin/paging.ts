/** Rows on one page of the administrator's lists. */
export const pageSize = 50;

/** The last page that can be requested. */
export const lastPage = 100_000;

/** The page of an address; the first where its parameter is no page. @param text value of the parameter */
export function pageIn(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 1;
}

/** The last id that can be requested: ids are 32-bit integers on PostgreSQL. */
export const maxId = 2 ** 31 - 1;

/** Length of a search, characters; the rest is cut off. */
export const maxSearchLength = 200;

/** The part of a search text that is used when it is too long. No letter is cut in half. */
export function cutSearch(search: string): string {
  return search.slice(0, maxSearchLength).replace(/[\uD800-\uDBFF]$/, "");
}
