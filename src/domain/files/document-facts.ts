/** What a PDF says of itself, and how large it is; what it does not say is `undefined`. */
export interface DocumentFacts {
  bytes: number;
  pages: number | undefined;
  /** Such as "ko". */
  language: string | undefined;
  /** The day of this edition, ISO 8601, such as "2026-11-22". */
  edition: string | undefined;
}
