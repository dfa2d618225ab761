import type { DocumentFacts } from "#domain/files/document-facts.ts";
import type { FileProblem } from "#domain/files/stored-file.ts";

/** A file that may be stored: bare of whatever is not needed, with what it really is, whatever it was called. */
export interface CheckedFile {
  bytes: Uint8Array;
  contentType: string;
  /** Of its name. */
  ending: string;
  /** Of a picture, px. */
  width?: number;
  height?: number;
  /** Of a picture: a tiny version of it, as a data URI. */
  placeholder?: string;
  /** Of a PDF. */
  facts?: DocumentFacts;
  /** Of a logo: the picture as PNG, for what draws no SVG. */
  drawing?: Uint8Array;
}

export type CheckOutcome = CheckedFile | { problem: FileProblem };
