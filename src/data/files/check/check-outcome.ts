import type { DocumentFacts } from "#domain/files/document-facts.ts";
import type { FileProblem } from "#domain/files/stored-file.ts";

/** A file that may be stored: bare of whatever is not needed, with what it really is, whatever it was called. */
export interface CheckedFile {
  bytes: Uint8Array;
  contentType: string;
  /** Extension of its name. */
  extension: string;
  /** Width of a picture, px. */
  width?: number;
  height?: number;
  /** Tiny version of a picture, as a data URI. */
  placeholder?: string;
  /** Facts of a PDF. */
  facts?: DocumentFacts;
  /** Logo as PNG, for programs that draw no SVG. */
  logoPng?: Uint8Array;
}

export type CheckOutcome = CheckedFile | { problem: FileProblem };
