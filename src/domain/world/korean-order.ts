/** Order of names in Korean lists, the same on every database: digits, Hangul, then Latin letters in either case. */
export const koreanOrder = new Intl.Collator("ko");
