/** Rows per page of the administrator's lists. */
export const pageSize = 50;

export const lastPage = 100_000;

/** Returns the page number of a query parameter; 1 if it is missing or invalid. @param text value of the parameter */
export function pageNumberFrom(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 1;
}

/** Ids are 32-bit integers on PostgreSQL. */
export const maxId = 2 ** 31 - 1;

/** Returns the id that a part of an address names; `undefined` for a text that no record can have as its id. */
export function parseId(text: string | null): number | undefined {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= maxId ? id : undefined;
}

/** In characters; the rest is cut off. */
export const maxSearchLength = 200;

/** Returns a search text cut to `maxSearchLength` without splitting a surrogate pair. */
export function truncateSearch(search: string): string {
  return search.slice(0, maxSearchLength).replace(/[\uD800-\uDBFF]$/, "");
}
