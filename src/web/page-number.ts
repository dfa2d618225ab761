/** Number of a page of a public list in an address, of projects or of news. */
export const pageNumberPattern = /^[1-9]\d{0,3}$/;
