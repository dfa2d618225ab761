/** Most projects of one page of the list, and of a whole list that is kept in memory. */
export const maxListLength = 1000;

/** Header with the number of matching projects, of which an answer may hold a part. */
export const totalHeader = "x-total-count";
