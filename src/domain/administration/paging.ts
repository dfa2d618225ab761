/** Rows on one page of the administrator's lists. */
export const pageSize = 50;
