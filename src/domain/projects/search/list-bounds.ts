/** Maximum number of projects of one page of the list, and of a whole list that is kept in memory. */
export const maxListLength = 1000;

/** Response header with the number of all matching projects; the response may contain a part of them. */
export const totalHeader = "x-total-count";

/** Limits of a filter: values of one kind, and characters of a value. The API rejects more; the gallery ignores it in its address. */
export const maxFilterValues = 30;
export const maxFilterValueLength = 60;

/**
 * Maximum length of the gallery's search text, characters. The API takes no search text: the browser searches the list that it has
 * loaded, and the database a long list for a page that the server renders.
 */
export const maxGallerySearchLength = 200;
