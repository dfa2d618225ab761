/** Rows on one page of the administrator's lists. */
export const pageSize = 50;

/** The last page that can be asked for. */
export const lastPage = 100_000;

/** Longest search, in characters; what is longer is cut. */
export const longestSearch = 200;
