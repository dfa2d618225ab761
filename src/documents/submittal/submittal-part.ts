/** Source of a file of the archive. */
export type SubmittalSource =
  | { kind: "sheet" }
  | { kind: "tender" }
  | { kind: "drawing"; format: "pdf" | "dxf" | "svg" }
  /** The catalogue that is drawn from the record. */
  | { kind: "catalog" }
  /** An uploaded file. @param href where it is served under its own name */
  | { kind: "stored"; file: string; size: number; href: string };

/** A file before it has its number in the archive. */
export interface SubmittalPart {
  source: SubmittalSource;
  label: string;
  extension: string;
  /** Such as "PDF", "English", "1.2 MB". */
  facts: readonly string[];
}
