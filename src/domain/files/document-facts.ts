/** Facts and size of a PDF; facts that it does not state are `undefined`. */
export interface DocumentFacts {
  bytes: number;
  pages: number | undefined;
  /** The document's own language, then those of whole parts of it, such as ["ko", "en"]. */
  languages: readonly string[];
  /** The day of this edition, ISO 8601, such as "2026-11-22". */
  edition: string | undefined;
}
