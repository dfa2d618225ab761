/** Most projects of one page of the list, and of a whole list that is kept in memory. */
export const maxListLength = 1000;

/** Header that says how many projects match in all, of which an answer may carry a part. */
export const totalHeader = "x-total-count";
