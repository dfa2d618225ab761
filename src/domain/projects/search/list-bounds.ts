/** Maximum number of projects of one page of the list, and of a whole list that is kept in memory. */
export const maxListLength = 1000;

/** Response header with the number of all matching projects; the response may contain a part of them. */
export const totalHeader = "x-total-count";
